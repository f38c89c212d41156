import Rehearsal

extension ASCredentialProviderViewController: Servant {}

/// The calls of a credential provider.
extension HostedExtension: CredentialProviderHandler
where Controller == ASCredentialProviderViewController {
  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    serve(context, services, onScreen: true) { $0.prepareCredentialList(for: $1.asApples) }
  }

  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    serve(context, request, onScreen: true) { controller, request in
      controller.prepareCredentialList(
        for: request.services.asApples, requestParameters: ASPasskeyCredentialRequestParameters(request))
    }
  }

  func prepareOneTimeCodeCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    serve(context, services, onScreen: true) { $0.prepareOneTimeCodeCredentialList(for: $1.asApples) }
  }

  func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    serve(context, (), onScreen: true) { controller, _ in
      controller.prepareInterfaceForUserChoosingTextToInsert()
    }
  }

  func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    serve(context, identity) {
      $0.provideCredentialWithoutUserInteraction(for: ASPasswordCredentialIdentity($1))
    }
  }

  func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    serve(context, request) { $0.provideCredentialWithoutUserInteraction(for: $1.asApples) }
  }

  func prepareInterfaceToProvideCredential(for identity: CredentialIdentity, in context: ProviderContext) {
    serve(context, identity, onScreen: true) {
      $0.prepareInterfaceToProvideCredential(for: ASPasswordCredentialIdentity($1))
    }
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    serve(context, request, onScreen: true) { $0.prepareInterfaceToProvideCredential(for: $1.asApples) }
  }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    serve(context, (), onScreen: true) { controller, _ in
      controller.prepareInterfaceForExtensionConfiguration()
    }
  }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    serve(context, request, onScreen: true) {
      $0.prepareInterface(forPasskeyRegistration: ASPasskeyCredentialRequest($1))
    }
  }

  func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    serve(context, request) {
      $0.performWithoutUserInteractionIfPossible(passkeyRegistration: ASPasskeyCredentialRequest($1))
    }
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    serve(context, request) {
      $0.performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest($1))
    }
  }

  func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    serve(context, request, onScreen: true) { $0.prepareInterface(for: ASSavePasswordRequest($1)) }
  }

  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    serve(context, request) {
      $0.performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest($1))
    }
  }

  func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext) {
    serve(context, request, onScreen: true) { $0.prepareInterface(for: ASGeneratePasswordsRequest($1)) }
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    serve(context, report) { $0.take($1) }
  }

  func receive(_ notice: SystemNotice, in context: ProviderContext) { receive(notice, context) }
}

extension ASCredentialProviderViewController {
  /// Takes news by the call that there is for it.
  fileprivate func take(_ report: CredentialReport) {
    switch report {
    case .unusedPassword(let user, let domain):
      reportUnusedPasswordCredential(forDomain: domain, userName: user)
    case .unknownPasskey(let credentialID, let party):
      reportUnknownPublicKeyCredential(forRelyingParty: party, credentialID: Data(text: credentialID))
    case .acceptedPasskeys(let credentialIDs, let handle, let party):
      reportAllAcceptedPublicKeyCredentials(
        forRelyingParty: party, userHandle: Data(text: handle),
        acceptedCredentialIDs: credentialIDs.map { Data(text: $0) })
    case .updatedPasskey(let newName, let handle, let party):
      reportPublicKeyCredentialUpdate(
        forRelyingParty: party, userHandle: Data(text: handle), newName: newName)
    }
  }
}

extension [ServiceIdentifier] {
  fileprivate var asApples: [ASCredentialServiceIdentifier] { map { ASCredentialServiceIdentifier($0) } }
}
