/// The calls an extension can receive, under Apple's names.
///
/// Where Apple gives two calls one name and tells them apart by what they take, the later one says so here.
public enum HandlerCall: String, Hashable, Sendable, CaseIterable {
  // Account modification.
  /// Change the password with nothing on screen.
  case changePasswordWithoutUserInteraction
  /// Prepare an interface for changing the password.
  case prepareInterfaceToChangePassword
  /// Convert the account with nothing on screen.
  case convertAccountToSignInWithAppleWithoutUserInteraction
  /// Prepare an interface for converting the account.
  case prepareInterfaceToConvertAccountToSignInWithApple
  /// The user tapped Cancel; give in.
  case cancelRequest

  // Credential provider: what shows an interface from the start.
  /// Prepare the list of passwords.
  case prepareCredentialList
  /// Prepare the list of passkeys and passwords.
  case prepareCredentialListForPasskeys
  /// Prepare the list of one-time codes.
  case prepareOneTimeCodeCredentialList
  /// Prepare an interface from which to choose a text.
  case prepareInterfaceForUserChoosingTextToInsert
  /// Prepare the interface that Settings shows.
  case prepareInterfaceForExtensionConfiguration
  /// Prepare an interface for making a passkey.
  case prepareInterfaceForPasskeyRegistration

  // Credential provider: what begins in silence, and its interface.
  /// Provide the password of an identity with nothing on screen.
  case provideCredentialWithoutUserInteraction
  /// Provide what a request asks for with nothing on screen.
  case provideCredentialWithoutUserInteractionForRequest
  /// Prepare an interface for providing the password of an identity.
  case prepareInterfaceToProvideCredential
  /// Prepare an interface for providing what a request asks for.
  case prepareInterfaceToProvideCredentialForRequest
  /// Make a passkey by the way.
  case performPasskeyRegistrationWithoutUserInteractionIfPossible
  /// Save a password with nothing on screen.
  case performSavePasswordWithoutUserInteractionIfPossible
  /// Prepare an interface for saving a password.
  case prepareInterfaceForSavePassword
  /// Generate passwords with nothing on screen.
  case performGeneratePasswordsWithoutUserInteraction
  /// Prepare an interface from which to choose a generated password.
  case prepareInterfaceForGeneratePasswords

  // Credential provider: news that wants no answer.
  /// Hear that a user's name has changed.
  case reportPublicKeyCredentialUpdate
  /// Hear that a passkey is not known.
  case reportUnknownPublicKeyCredential
  /// Hear which passkeys are taken.
  case reportAllAcceptedPublicKeyCredentials
  /// Hear that a password is of no use any more.
  case reportUnusedPasswordCredential
}
