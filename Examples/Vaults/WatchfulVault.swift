public import Rehearsal

/// A vault that closes when something comes in front of its list, and shows nothing before it is opened again.
public final class WatchfulVault: CredentialProviderHandler {
  private let vault: Vault
  private var services: [ServiceIdentifier]?

  /// A handler over the vault of its process.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// The program that a process of the extension runs.
  public static var program: Program {
    Program(process: { Vault() }, provider: { WatchfulVault($0) })
  }

  /// Asks for the master password, and lists every password once it is right.
  public func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    self.services = services
    guard !vault.isOpen else { return list(services, in: context) }
    context.ask([.field("Master password"), .button("Open"), .button("Cancel")]) { tap in
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      self.vault.isOpen = tap["Master password"] == self.vault.masterPassword
      self.prepareCredentialList(for: services, in: context)
    }
  }

  /// Closes as soon as somebody could look over the user's shoulder.
  public func receive(_ notice: SystemNotice, in context: ProviderContext) {
    guard notice == .resignsActive, let services else { return }
    vault.isOpen = false
    prepareCredentialList(for: services, in: context)
  }

  private func list(_ services: [ServiceIdentifier], in context: ProviderContext) {
    let records = vault.passwords(bestFor: services)
    context.ask(records.map { .button($0.title) } + [.button("Cancel")]) { tap in
      guard let record = records.first(where: { $0.title == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeRequest(withSelectedCredential: record.credential)
    }
  }
}
