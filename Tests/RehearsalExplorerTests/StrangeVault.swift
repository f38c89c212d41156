import Rehearsal

/// A provider of passkeys and codes that was written beside the gallery, with mistakes that the gallery does not have.
final class StrangeVault: CredentialProviderHandler {
  /// What it gets wrong.
  enum Habit: String, CaseIterable {
    case countsAnew = "begins to count at nine, and goes on from one"
    case leavesStoreBehind = "replaces a passkey and leaves the store offering the old one"
    case answersAsIfSigningIn = "answers a registration with a signature"
    case excludesEverything = "says excluded wherever it has any passkey, excluded or not"
    case makesUnaskedKeys = "makes keys of a kind that nobody asked for"
    case encodesHandles = "gives the user handle in base 64"
    case dropsAll = "drops every passkey of a website that does not know one"
    case forgetsSilentOnes = "keeps only what it made on screen"
    case shownCode = "gives the code that it showed, however long ago"
    case roundsTime = "rounds the time where it has to be cut off"
  }

  private let habit: Habit?
  private let keepsAll: Bool

  init(_ habit: Habit? = nil, keepsAll: Bool = false) {
    (self.habit, self.keepsAll) = (habit, keepsAll)
  }

  static func program(_ habit: Habit? = nil, keepsAll: Bool = false) -> Program {
    Program(provider: { StrangeVault(habit, keepsAll: keepsAll) })
  }

  // MARK: Signing in

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    switch identity.kind {
    case .password:
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: identity.user, password: "kitten1"))
    case .passkey(let id, _): sign(id, request, in: context)
    case .oneTimeCode: context.cancelRequest(with: .userInteractionRequired)
    }
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    guard let clock = request.clock else { return context.cancelRequest(with: .failed) }
    let shown = Self.codes.code(at: rounded(clock))
    var isTapped = false
    context.show(.label(shown), .button("Fill"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Fill" else { return context.cancelRequest(with: .userCanceled) }
      let now = self.rounded(context.clock)
      context.completeOneTimeCodeRequest(using: self.habit == .shownCode ? shown : Self.codes.code(at: now))
    }
  }

  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    let own = passkeys(in: context).keys.sorted().filter { id in
      request.demand.map { $0.allowed.isEmpty || $0.allowed.contains(id) } == true
    }
    var isTapped = false
    context.show(own.map { .button($0) } + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard let id = own.first(where: { $0 == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.show(.label("Signing")) { _ in }
      self.sign(id, request, in: context)
    }
  }

  static let codes = TimedCode(secret: Array("a secret of strangers".utf8))

  private func rounded(_ clock: Int64) -> Int64 { habit == .roundsTime ? clock + 15 : clock }

  private func sign(_ id: String, _ request: CredentialRequest, in context: ProviderContext) {
    guard let demand = request.demand, let kept = passkeys(in: context)[id] else {
      // What it does not have is offered no more.
      guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
      return forget([identity], in: context) {
        context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
    }
    let handle = habit == .encodesHandles ? "dXNlci1qYXBwbGVzZWVk" : kept
    var passkey = SigningPasskey(id, at: demand.relyingParty, userHandle: kept)
    if habit == .countsAnew { passkey.counter = 1 }
    context.completeAssertionRequest(
      credentialID: id, userHandle: handle, relyingParty: demand.relyingParty,
      proof: passkey.assertion(for: demand))
  }

  // MARK: Making passkeys

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" else { return context.cancelRequest(with: .userCanceled) }
      context.show(.label("Saving")) { _ in }
      self.make(request, keeps: true, in: context)
    }
  }

  func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    make(request, keeps: habit != .forgetsSilentOnes, in: context)
  }

  private func make(_ request: CredentialRequest, keeps: Bool, in context: ProviderContext) {
    guard let demand = request.demand, let user = request.identity?.user else {
      return context.cancelRequest(with: .failed)
    }
    let own = passkeys(in: context)
    let isExcluded = demand.excluded.contains { own[$0] != nil }
    if isExcluded || habit == .excludesEverything && !own.isEmpty {
      return context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
    }
    guard demand.algorithms.contains(-7) || habit == .makesUnaskedKeys else {
      return context.cancelRequest(with: .failed)
    }
    let id = "strange-\(demand.number)"
    let old = keepsAll ? [:] : own.filter { $0.value == demand.userHandle }
    let identities = old.map { Self.identity($0.key, $0.value, user, demand) }
    var all = own.filter { old[$0.key] == nil }
    all[id] = demand.userHandle
    if keeps { keep(all, in: context) }
    forget(habit == .leavesStoreBehind ? [] : identities, in: context) {
      self.save(Self.identity(id, demand.userHandle, user, demand), in: context) { isSaved in
        guard isSaved else {
          // Nobody would ever be offered it.
          self.keep(own, in: context)
          return context.cancelRequest(with: .failed)
        }
        self.give(id, demand, in: context)
      }
    }
  }

  private func give(_ id: String, _ demand: PasskeyDemand, in context: ProviderContext) {
    if habit == .answersAsIfSigningIn {
      return context.completeAssertionRequest(
        credentialID: id, userHandle: demand.userHandle, relyingParty: demand.relyingParty,
        proof: SigningPasskey(id, for: demand).assertion(for: demand))
    }
    var passkey = SigningPasskey(id, for: demand)
    if habit == .countsAnew { passkey.counter = 9 }
    context.completeRegistrationRequest(
      credentialID: id, relyingParty: demand.relyingParty, proof: passkey.attestation(for: demand))
  }

  // MARK: News

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .unknownPasskey(let id, let party) = report else { return }
    let own = passkeys(in: context)
    let gone = habit == .dropsAll ? own : own.filter { $0.key == id }
    keep(own.filter { gone[$0.key] == nil }, in: context)
    let identities = gone.map {
      CredentialIdentity(
        "jappleseed", at: ServiceIdentifier(party), record: $0.key,
        kind: .passkey(credentialID: $0.key, userHandle: $0.value))
    }
    forget(identities.sorted { "\($0)" < "\($1)" }, in: context) {}
  }

  // MARK: What it keeps

  private static func identity(
    _ id: String, _ handle: String, _ user: String, _ demand: PasskeyDemand
  ) -> CredentialIdentity {
    CredentialIdentity(
      user, at: ServiceIdentifier(demand.relyingParty), record: id,
      kind: .passkey(credentialID: id, userHandle: handle))
  }

  private func passkeys(in context: ProviderContext) -> [String: String] {
    guard case .table(let fields)? = context.kept("mine") else { return [:] }
    return fields.compactMapValues(\.text)
  }

  private func keep(_ passkeys: [String: String], in context: ProviderContext) {
    context.keep(.table(passkeys.mapValues { .text($0) }), as: "mine")
  }

  private func forget(
    _ identities: [CredentialIdentity], in context: ProviderContext, then goOn: @escaping () -> Void
  ) {
    guard !identities.isEmpty else { return goOn() }
    context.identityStore.getState { state in
      guard state.isEnabled, state.supportsIncrementalUpdates else { return goOn() }
      self.update(.remove(identities), in: context) { _ in goOn() }
    }
  }

  private func save(
    _ identity: CredentialIdentity, in context: ProviderContext, then goOn: @escaping (Bool) -> Void
  ) {
    context.identityStore.getState { state in
      guard state.isEnabled else { return goOn(true) }
      self.update(.save([identity]), in: context, then: goOn)
    }
  }

  private func update(
    _ update: IdentityStoreUpdate, attempts: Int = 4, in context: ProviderContext,
    then goOn: @escaping (Bool) -> Void
  ) {
    context.identityStore.update(update) { error in
      guard error == .storeBusy, attempts > 1 else { return goOn(error == nil) }
      context.after(.milliseconds(500)) {
        self.update(update, attempts: attempts - 1, in: context, then: goOn)
      }
    }
  }
}
