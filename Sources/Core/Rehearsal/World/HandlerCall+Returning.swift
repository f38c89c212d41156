extension HandlerCall {
  /// Whether something happens when the call returns: an interface comes up, or news was taken.
  var endsByReturning: Bool {
    switch self {
    case .prepareCredentialList, .prepareCredentialListForPasskeys, .prepareOneTimeCodeCredentialList,
      .prepareInterfaceForUserChoosingTextToInsert, .prepareInterfaceForExtensionConfiguration,
      .prepareInterfaceForPasskeyRegistration, .prepareInterfaceToProvideCredential,
      .prepareInterfaceToProvideCredentialForRequest, .prepareInterfaceForSavePassword,
      .prepareInterfaceForGeneratePasswords, .reportPublicKeyCredentialUpdate,
      .reportUnknownPublicKeyCredential, .reportAllAcceptedPublicKeyCredentials,
      .reportUnusedPasswordCredential, .prepareInterfaceToChangePassword,
      .prepareInterfaceToConvertAccountToSignInWithApple:
      true
    case .provideCredentialWithoutUserInteraction, .provideCredentialWithoutUserInteractionForRequest,
      .performPasskeyRegistrationWithoutUserInteractionIfPossible,
      .performSavePasswordWithoutUserInteractionIfPossible, .performGeneratePasswordsWithoutUserInteraction,
      .changePasswordWithoutUserInteraction, .convertAccountToSignInWithAppleWithoutUserInteraction,
      .cancelRequest:
      false
    }
  }
}
