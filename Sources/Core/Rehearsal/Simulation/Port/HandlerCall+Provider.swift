extension HandlerCall {
  /// Calls a credential provider.
  func reach(
    _ handler: any CredentialProviderHandler, _ asked: CredentialRequest, in context: ProviderContext
  ) {
    let identity = asked.identity ?? CredentialIdentity("", at: ServiceIdentifier(""))
    switch self {
    case .prepareCredentialList: handler.prepareCredentialList(for: asked.services, in: context)
    case .prepareCredentialListForPasskeys: handler.prepareCredentialListForPasskeys(of: asked, in: context)
    case .prepareOneTimeCodeCredentialList:
      handler.prepareOneTimeCodeCredentialList(for: asked.services, in: context)
    case .prepareInterfaceForUserChoosingTextToInsert:
      handler.prepareInterfaceForUserChoosingTextToInsert(in: context)
    case .prepareInterfaceForExtensionConfiguration:
      handler.prepareInterfaceForExtensionConfiguration(in: context)
    case .prepareInterfaceForPasskeyRegistration:
      handler.prepareInterface(forPasskeyRegistration: asked, in: context)
    case .provideCredentialWithoutUserInteraction:
      handler.provideCredentialWithoutUserInteraction(for: identity, in: context)
    case .provideCredentialWithoutUserInteractionForRequest:
      handler.provideCredentialWithoutUserInteraction(for: asked, in: context)
    case .prepareInterfaceToProvideCredential:
      handler.prepareInterfaceToProvideCredential(for: identity, in: context)
    case .prepareInterfaceToProvideCredentialForRequest:
      handler.prepareInterfaceToProvideCredential(for: asked, in: context)
    case .performPasskeyRegistrationWithoutUserInteractionIfPossible:
      handler.performWithoutUserInteractionIfPossible(passkeyRegistration: asked, in: context)
    case .performSavePasswordWithoutUserInteractionIfPossible:
      handler.performWithoutUserInteractionIfPossible(savePassword: asked, in: context)
    case .prepareInterfaceForSavePassword: handler.prepareInterface(forSavingPassword: asked, in: context)
    case .performGeneratePasswordsWithoutUserInteraction:
      handler.performWithoutUserInteraction(generatePasswords: asked, in: context)
    case .prepareInterfaceForGeneratePasswords:
      handler.prepareInterface(forGeneratingPasswords: asked, in: context)
    case .reportPublicKeyCredentialUpdate, .reportUnknownPublicKeyCredential,
      .reportAllAcceptedPublicKeyCredentials, .reportUnusedPasswordCredential:
      if let report = asked.report { handler.take(report, in: context) }
    case .changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword,
      .convertAccountToSignInWithAppleWithoutUserInteraction,
      .prepareInterfaceToConvertAccountToSignInWithApple, .cancelRequest:
      fatalError("\(rawValue) is no call of a credential provider")
    }
  }
}
