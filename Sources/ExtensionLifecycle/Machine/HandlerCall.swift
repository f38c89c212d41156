/// The calls an extension can receive, under Apple's names.
///
/// Where Apple gives two calls one name and tells them apart by what they take, the later one says so here.
public enum HandlerCall: String, Hashable, Sendable, CaseIterable {
  // Account modification.
  case changePasswordWithoutUserInteraction
  case prepareInterfaceToChangePassword
  case convertAccountToSignInWithAppleWithoutUserInteraction
  case prepareInterfaceToConvertAccountToSignInWithApple
  case cancelRequest

  // Credential provider: what shows an interface from the start.
  case prepareCredentialList
  case prepareCredentialListForPasskeys
  case prepareOneTimeCodeCredentialList
  case prepareInterfaceForUserChoosingTextToInsert
  case prepareInterfaceForExtensionConfiguration
  case prepareInterfaceForPasskeyRegistration

  // Credential provider: what begins in silence, and its interface.
  case provideCredentialWithoutUserInteraction
  case provideCredentialWithoutUserInteractionForRequest
  case prepareInterfaceToProvideCredential
  case prepareInterfaceToProvideCredentialForRequest
  case performPasskeyRegistrationWithoutUserInteractionIfPossible
  case performSavePasswordWithoutUserInteractionIfPossible
  case prepareInterfaceForSavePassword
  case performGeneratePasswordsWithoutUserInteraction
  case prepareInterfaceForGeneratePasswords

  // Credential provider: news that wants no answer.
  case reportPublicKeyCredentialUpdate
  case reportUnknownPublicKeyCredential
  case reportAllAcceptedPublicKeyCredentials
  case reportUnusedPasswordCredential
}
