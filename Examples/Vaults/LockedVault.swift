public import Rehearsal

/// A credential provider with a master password: it answers in silence while the vault is open, and asks for the
/// master password where it is not.
public final class LockedVault: CredentialProviderHandler {
  private let vault: Vault

  /// A handler over the vault of its process.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// The program that a process of the extension runs.
  public static var program: Program {
    Program(process: { Vault() }, provider: { LockedVault($0) })
  }

  /// Opens the vault where needed, and lists every password, the fitting ones first.
  public func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    open(in: context) { self.list(self.vault.passwords(bestFor: services), in: context) }
  }

  /// Answers at once while the vault is open; else says that it needs the user.
  public func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    guard vault.isOpen else { return context.cancelRequest(with: .userInteractionRequired) }
    provide(identity, in: context)
  }

  /// Asks for the master password, and then provides.
  public func prepareInterfaceToProvideCredential(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    open(in: context) { self.provide(identity, in: context) }
  }

  /// Says what the extension is for, and writes its identities when the user has seen it.
  public func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.ask([.label("Suggest passwords over the keyboard"), .button("Done")]) { _ in
      context.showPatience()
      let identities = self.vault.records.filter { $0.kind == .password }.map(\.identity)
      context.rewrite(identities) { _ in context.completeExtensionConfigurationRequest() }
    }
  }

  private func open(in context: ProviderContext, then goOn: @escaping () -> Void) {
    guard !vault.isOpen else { return goOn() }
    context.ask([.field("Master password"), .button("Open"), .button("Cancel")]) { tap in
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      self.vault.isOpen = tap["Master password"] == self.vault.masterPassword
      if self.vault.isOpen { context.showPatience() }
      self.open(in: context, then: goOn)
    }
  }

  private func list(_ records: [Vault.Record], in context: ProviderContext) {
    context.ask(records.map { .button($0.title) } + [.button("Cancel")]) { tap in
      guard let record = records.first(where: { $0.title == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeRequest(withSelectedCredential: record.credential)
    }
  }

  private func provide(_ identity: CredentialIdentity, in context: ProviderContext) {
    if let record = vault.record(of: identity) {
      return context.completeRequest(withSelectedCredential: record.credential)
    }
    context.miss(identity)
  }
}
