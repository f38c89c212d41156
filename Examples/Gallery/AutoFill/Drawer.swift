import Rehearsal

/// A drawer with two passwords in it: a provider in which every mistake has a place to be made.
class Drawer: CredentialProviderHandler {
  static let jappleseed = PasswordCredential(user: "jappleseed", password: "correct horse")
  static let kim = PasswordCredential(user: "kim", password: "battery staple")

  /// What is in it, by what the identity store knows it by.
  final let notes = ["1": jappleseed, "2": kim]

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    if let note = note(of: identity) { give(note, in: context) } else { miss(identity, in: context) }
  }

  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    show([Self.jappleseed, Self.kim], in: context)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .failed)
  }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.completeExtensionConfigurationRequest()
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    context.cancelRequest(with: .failed)
  }

  func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    context.cancelRequest(with: .failed)
  }

  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    context.cancelRequest(with: .failed)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {}

  final func note(of identity: CredentialIdentity) -> PasswordCredential? {
    identity.recordIdentifier.flatMap { notes[$0] }
  }

  func give(_ note: PasswordCredential, in context: ProviderContext) {
    context.completeRequest(withSelectedCredential: note)
  }

  func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    context.cancelRequest(with: .failed)
  }

  func show(_ notes: [PasswordCredential], in context: ProviderContext) {
    context.show(notes.map { .button($0.user) } + [.button("Cancel")]) { tap in
      guard let note = notes.first(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeRequest(withSelectedCredential: note)
    }
  }
}
