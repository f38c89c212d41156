package import Rehearsal

/// A credential provider that does whatever comes to its mind, at any time; its mind is a seed.
package final class WhimsicalProvider: CredentialProviderHandler {
  private let chance: Whimsical.Chance

  package init(_ chance: Whimsical.Chance) {
    self.chance = chance
  }

  package func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    followWhims(context)
  }

  package func prepareOneTimeCodeCredentialList(
    for services: [ServiceIdentifier], in context: ProviderContext
  ) { followWhims(context) }

  package func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func prepareInterfaceToProvideCredential(
    for request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    followWhims(context)
  }

  package func prepareInterface(
    forPasskeyRegistration request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    followWhims(context)
  }

  package func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func prepareInterface(
    forGeneratingPasswords request: CredentialRequest, in context: ProviderContext
  ) { followWhims(context) }

  package func take(_ report: CredentialReport, in context: ProviderContext) { followWhims(context) }

  private func followWhims(_ context: ProviderContext) {
    for _ in 0..<Int.random(in: 0...2, using: &chance.source) { followWhim(context) }
  }

  private func followWhim(_ context: ProviderContext) {
    guard chance.whimsLeft > 0 else { return }
    chance.whimsLeft -= 1
    let again = { self.followWhims(context) }
    switch Int.random(in: 0...9, using: &chance.source) {
    case 0, 1: complete(context)
    case 2, 3: context.cancelRequest(with: chance.source.pick(Whimsical.errors))
    case 4: context.identityStore.getState { _ in again() }
    case 5: context.identityStore.update(chance.source.pick(Self.updates)) { _ in again() }
    case 6: context.send(Message("loadVault")) { _ in again() }
    case 7: context.show(chance.source.pick(Self.interfaces)) { _ in again() }
    case 8: context.present(animated: Bool.random(using: &chance.source))
    default:
      let alarm = context.after(.seconds(Int.random(in: 0...7, using: &chance.source)), do: again)
      if Bool.random(using: &chance.source) { context.cancel(alarm) }
    }
  }

  private func complete(_ context: ProviderContext) {
    let again = { (_: Bool) in self.followWhims(context) }
    switch Int.random(in: 0...9, using: &chance.source) {
    case 0, 1, 2:
      let user = chance.source.pick(["jappleseed", "kim"])
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: user, password: "correct horse"),
        completionHandler: again)
    case 3:
      context.completeAssertionRequest(
        credentialID: "key-2", userHandle: "robin-1", relyingParty: "shiny.example", completionHandler: again)
    case 4: context.completeOneTimeCodeRequest(using: "424242", completionHandler: again)
    case 5: context.completeRequest(withTextToInsert: "whim", completionHandler: again)
    case 6:
      context.completeRegistrationRequest(
        credentialID: "key-9", relyingParty: "shiny.example", completionHandler: again)
    case 7: context.completeSavePasswordRequest(completionHandler: again)
    case 8: context.completeGeneratePasswordRequest(results: ["whim"], completionHandler: again)
    default: context.completeExtensionConfigurationRequest()
    }
  }

  private static let updates: [IdentityStoreUpdate] = [
    .save([ProviderStage.identity, ProviderStage.passkey]), .remove([ProviderStage.identity]), .removeAll,
    .replace([ProviderStage.identity, ProviderStage.code]),
  ]

  private static let interfaces: [[Interface.Element]] = [
    [.button("jappleseed"), .button("Cancel")], [.field("Master password"), .button("Open")],
    [.label("One moment.")],
  ]
}
