package import Rehearsal

/// A phone with a credential provider that is enabled and offers one identity, for a test to change.
package struct ProviderStage {
  package static let identity = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
  package static let credential = PasswordCredential(user: "jappleseed", password: "correct horse")
  package static let passkey = CredentialIdentity(
    "robin", at: "shiny.example", record: "4", kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
  package static let code = CredentialIdentity(
    "Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)
  package static let form = Form(inAppOf: "shiny.example")

  package var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])

  package init(_ change: (inout Phone) -> Void = { _ in }) {
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [Self.identity])
    phone.autoFill.capabilities = Set(AutoFill.Capability.allCases)
    phone.autoFill.declaresEarlyConfiguration = true
    change(&phone)
  }

  package func simulation(_ make: @escaping () -> any CredentialProviderHandler) -> Simulation {
    Simulation(phone: phone, server: AccountServer(), program: Program(provider: make))
  }

  package func play(_ acts: Step..., with make: @escaping () -> any CredentialProviderHandler) -> Trace {
    play(acts, Program(provider: make))
  }

  package func play(_ steps: [Step], _ program: Program) -> Trace {
    Script(on: phone, steps).play(with: AccountServer(), handler: program)
  }
}

extension IdentityStore {
  /// A store that knows one passkey of somebody, and nothing else.
  package static func knowing(passkey credentialID: String, of user: String = "jappleseed") -> IdentityStore {
    IdentityStore(
      isEnabled: true,
      identities: [
        CredentialIdentity(
          user, at: "shiny.example", record: "1",
          kind: .passkey(credentialID: credentialID, userHandle: "user-\(user)"))
      ])
  }
}

extension Step {
  package static let turnsToForm = Step.user(.autoFill(.focuses(ProviderStage.form)))
  package static let picks = Step.user(.autoFill(.picks("jappleseed")))
  package static let authenticates = Step.user(.autoFill(.authenticates))

  package static func opens(_ list: ProviderList) -> Step { .user(.autoFill(.opens(list))) }
}

/// A credential provider that does what a test says.
package final class ScriptedProvider: CredentialProviderHandler {
  private let silently: (CredentialRequest, ProviderContext) -> Void
  private let preparing: (CredentialRequest, ProviderContext) -> Void
  private let reported: (CredentialReport, ProviderContext) -> Void

  package init(
    silently: @escaping (CredentialRequest, ProviderContext) -> Void = { _, _ in },
    preparing: @escaping (CredentialRequest, ProviderContext) -> Void = { _, _ in },
    reported: @escaping (CredentialReport, ProviderContext) -> Void = { _, _ in }
  ) {
    self.silently = silently
    self.preparing = preparing
    self.reported = reported
  }

  package func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    preparing(CredentialRequest(.credentialList, services: services), context)
  }

  package func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    preparing(request, context)
  }

  package func prepareOneTimeCodeCredentialList(
    for services: [ServiceIdentifier], in context: ProviderContext
  ) {
    preparing(CredentialRequest(.codeList, services: services), context)
  }

  package func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    preparing(CredentialRequest(.text), context)
  }

  package func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    silently(CredentialRequest(.password, identity: identity), context)
  }

  package func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    silently(request, context)
  }

  package func prepareInterfaceToProvideCredential(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    preparing(CredentialRequest(.password, identity: identity), context)
  }

  package func prepareInterfaceToProvideCredential(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    preparing(request, context)
  }

  package func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    preparing(CredentialRequest(.configuration), context)
  }

  package func prepareInterface(
    forPasskeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    preparing(request, context)
  }

  package func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    silently(request, context)
  }

  package func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    silently(request, context)
  }

  package func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    preparing(request, context)
  }

  package func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    silently(request, context)
  }

  package func prepareInterface(
    forGeneratingPasswords request: CredentialRequest, in context: ProviderContext
  ) {
    preparing(request, context)
  }

  package func take(_ report: CredentialReport, in context: ProviderContext) {
    reported(report, context)
  }

  /// Gives the stage's credential at once.
  package static func giving(_ user: String = "jappleseed") -> ScriptedProvider {
    ScriptedProvider { _, context in
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: user, password: "correct horse"))
    }
  }

  /// Asks for its interface, and gives the stage's credential when the user taps Fill.
  package static func asking() -> ScriptedProvider {
    ScriptedProvider(
      silently: { _, context in context.cancelRequest(with: .userInteractionRequired) },
      preparing: { _, context in
        context.show(.label("jappleseed"), .button("Fill"), .button("Cancel")) { tap in
          guard tap.button == "Fill" else { return context.cancelRequest(with: .userCanceled) }
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
  }
}
