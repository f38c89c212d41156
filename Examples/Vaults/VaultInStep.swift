import PasswordRules
public import Rehearsal

/// A credential provider that is always open, knows every kind of credential, and keeps its identity store in step
/// with what it saves and drops.
public final class VaultInStep: CredentialProviderHandler {
  private let vault: Vault

  /// A handler over the vault of its process.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// The program that a process of the extension runs.
  public static var program: Program {
    Program(process: { Vault() }, provider: { VaultInStep($0) })
  }

  /// Lists every password, the fitting ones first.
  public func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    choose(from: vault.passwords(bestFor: services), in: context)
  }

  /// Lists passkeys and passwords.
  public func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    let passkeys = vault.records.filter { $0.isPasskey }
    choose(from: passkeys + vault.passwords(bestFor: request.services), in: context)
  }

  /// Lists the one-time codes.
  public func prepareOneTimeCodeCredentialList(
    for services: [ServiceIdentifier], in context: ProviderContext
  ) {
    choose(from: vault.records.filter { $0.kind == .oneTimeCode }, in: context)
  }

  /// Lists the user names, as texts to insert.
  public func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    let users = Set(vault.records.map(\.user)).sorted()
    context.ask(users.map { .button($0) } + [.button("Cancel")]) { tap in
      guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
      context.completeRequest(withTextToInsert: tap.button)
    }
  }

  /// Provides a password on systems before iOS 17.
  public func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    provide(identity, in: context)
  }

  /// Provides a password, a passkey or a code.
  public func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    provide(identity, in: context)
  }

  /// Registers a passkey, once the user agrees.
  public func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext)
  {
    context.ask([.label("Save a passkey?"), .button("Save"), .button("Cancel")]) { tap in
      guard tap.button == "Save" else { return context.cancelRequest(with: .userCanceled) }
      context.showPatience()
      self.register(request, in: context)
    }
  }

  /// Registers a passkey by the way, beside the password that stays.
  public func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    register(request, in: context)
  }

  /// Saves a password, and its identity with it; one that its user had there before is kept no more.
  public func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let (user, password) = (saved.credential.user, saved.credential.password)
    let record = Vault.Record("\(user) at \(service.host)", user, password, at: service)
    let (former, others) = vault.records.partitioned { $0.isPassword(of: user, at: service) }
    let identities = (others + [record]).map(\.identity)
    context.remember(record.identity, of: identities) { isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      // Not before: whoever is out of time hears no answer, and could not take the change back.
      self.vault.records.removeAll { $0.isPassword(of: user, at: service) }
      self.vault.records.append(record)
      // What was saved outlives the process.
      context.keep(.text(password), as: record.identifier)
      let gone = former.map(\.identity).filter { $0.recordIdentifier != record.identifier }
      context.forget(gone) { _ in context.completeSavePasswordRequest() }
    }
  }

  /// Offers generated passwords, the best first.
  public func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    context.completeGeneratePasswordRequest(results: Self.passwords(for: request))
  }

  /// Lets the user choose one of the generated passwords.
  public func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext)
  {
    let passwords = Self.passwords(for: request)
    context.ask(passwords.map { .button($0) } + [.button("Cancel")]) { tap in
      guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
      context.completeGeneratePasswordRequest(results: [tap.button])
    }
  }

  /// Drops what is of no use any more, and takes over a new name, in the vault and in the store.
  public func take(_ report: CredentialReport, in context: ProviderContext) {
    let (dropped, kept) = vault.records.partitioned { $0.isUseless(after: report) }
    vault.records = kept.map { $0.renamed(after: report) }
    guard case .unusedPassword = report else { return context.heed(report, having: vault.identities) }
    context.forget(dropped.map(\.identity)) { _ in }
  }

  /// Writes its identities when the extension is enabled.
  public func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.ask([.label("Suggest everything over the keyboard"), .button("Done")]) { _ in
      context.showPatience()
      context.rewrite(self.vault.identities) { _ in
        context.completeExtensionConfigurationRequest()
      }
    }
  }

  private static let passwords = ["vumdeh-biXryk-3fotba", "hedgehog-lantern-ribbon"]

  /// Those that the form takes; one that is made by its rules where it takes none of them.
  private static func passwords(for request: CredentialRequest) -> [String] {
    guard let rules = request.passwordRules else { return passwords }
    let requirements = PasswordRequirements(rules)
    let taken = passwords.filter { requirements.broken(by: $0).isEmpty }
    var chance = SeededChance(seed: rules)
    guard taken.isEmpty, let made = try? PasswordGenerator(requirements).password(using: &chance) else {
      return taken
    }
    return [made]
  }

  private func choose(from records: [Vault.Record], in context: ProviderContext) {
    context.ask(records.map { .button($0.title) } + [.button("Cancel")]) { tap in
      guard let record = records.first(where: { $0.title == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.give(record)
    }
  }

  private func provide(_ identity: CredentialIdentity, in context: ProviderContext) {
    if let record = vault.record(of: identity) { return context.give(record) }
    if identity.kind == .password,
      let password = identity.recordIdentifier.flatMap({ context.kept($0)?.text })
    {
      return context.completeRequest(
        withSelectedCredential: PasswordCredential(user: identity.user, password: password))
    }
    context.miss(identity)
  }

  private func register(_ request: CredentialRequest, in context: ProviderContext) {
    guard let asked = request.identity else { return context.cancelRequest(with: .failed) }
    let number = vault.nextIdentifier
    let record = Vault.Record(
      number, asked.user, asked.user, at: asked.service,
      kind: .passkey(credentialID: "key-\(number)", userHandle: asked.user))
    vault.records.append(record)
    context.remember(record.identity, of: vault.identities) { _ in
      context.completeRegistrationRequest(
        credentialID: "key-\(number)", relyingParty: asked.service.identifier)
    }
  }
}

extension ProviderContext {
  fileprivate func give(_ record: Vault.Record) {
    switch record.kind {
    case .password: completeRequest(withSelectedCredential: record.credential)
    case .oneTimeCode: completeOneTimeCodeRequest(using: record.secret)
    case .passkey(let credentialID, let userHandle):
      completeAssertionRequest(
        credentialID: credentialID, userHandle: userHandle, relyingParty: record.service.identifier)
    }
  }
}

extension Vault.Record {
  fileprivate func isUseless(after report: CredentialReport) -> Bool {
    switch (report, kind) {
    case (.unusedPassword(let user, let domain), .password): user == self.user && domain == service.host
    case (.unknownPasskey(let credentialID, let party), .passkey(let own, _)):
      credentialID == own && party == service.host
    case (.acceptedPasskeys(let accepted, let handle, let party), .passkey(let own, let ownHandle)):
      handle == ownHandle && party == service.host && !accepted.contains(own)
    case (.unusedPassword, _), (.unknownPasskey, _), (.acceptedPasskeys, _), (.updatedPasskey, _): false
    }
  }

  fileprivate func renamed(after report: CredentialReport) -> Self {
    guard case .updatedPasskey(let name, let userHandle, let party) = report,
      isPasskey(of: userHandle, at: party)
    else { return self }
    return renamed(name)
  }
}

extension Array {
  fileprivate func partitioned(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
