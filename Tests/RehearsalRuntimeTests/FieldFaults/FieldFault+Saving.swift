import Rehearsal

/// Keeps what was saved in memory, or on the phone.
final class Saving: CredentialProviderHandler {
  final class Memory {
    var saved: [String: PasswordCredential] = [:]
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    guard record.hasPrefix("saved") else { return Drawer.give(request, in: context) }
    let kept = context.kept(record)?.text.map { PasswordCredential(user: record.savedUser, password: $0) }
    guard let credential = memory.saved[record] ?? kept else { return context.cancelRequest(with: .failed) }
    context.completeRequest(withSelectedCredential: credential)
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let record = "saved \(service.host) \(saved.user)"
    if isFaulty { memory.saved[record] = saved } else { context.keep(.text(saved.password), as: record) }
    Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
      isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}

/// Keeps what was saved on a shelf of its own, and looks there, or does not.
final class Shelving: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    guard record.hasPrefix("saved") else { return Drawer.give(request, in: context) }
    guard !isFaulty, let password = context.kept(record)?.text else {
      return context.cancelRequest(with: .failed)
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: record.savedUser, password: password))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let record = "saved \(service.host) \(saved.user)"
    context.keep(.text(saved.password), as: record)
    Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
      isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}

extension String {
  /// Who it was that a record of something saved is about.
  fileprivate var savedUser: String { String(split(separator: " ").last ?? "") }
}
