/// A credential provider extension under rehearsal: Apple's calls, in Swift values.
///
/// A handler answers through its context and in no other way. With a call it leaves out happens what Apple's base
/// class does: before iOS 17 the request is canceled, later nobody answers it (AS-27), and news is passed over.
///
/// ```swift
/// final class Vault: CredentialProviderHandler {
///   private let passwords = ["jappleseed": "kitten1"]
///
///   func provideCredentialWithoutUserInteraction(
///     for identity: CredentialIdentity, in context: ProviderContext
///   ) {
///     guard let password = passwords[identity.user] else {
///       return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
///     }
///     context.completeRequest(
///       withSelectedCredential: PasswordCredential(user: identity.user, password: password))
///   }
/// }
/// ```
public protocol CredentialProviderHandler: AnyObject {
  /// Prepares the list of credentials for services, most specific first.
  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext)
  /// Prepares the list of credentials where the app takes a passkey as well; from iOS 17.
  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext)
  /// Prepares the list of one-time codes; from iOS 18.
  func prepareOneTimeCodeCredentialList(for services: [ServiceIdentifier], in context: ProviderContext)
  /// Prepares an interface from which the user chooses a text to insert; from iOS 18.
  func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext)
  /// Provides the password of an identity with nothing on screen; before iOS 17.
  func provideCredentialWithoutUserInteraction(for identity: CredentialIdentity, in context: ProviderContext)
  /// Provides the credential a request asks for with nothing on screen; from iOS 17.
  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext)
  /// Prepares an interface for providing the password of an identity; before iOS 17.
  func prepareInterfaceToProvideCredential(for identity: CredentialIdentity, in context: ProviderContext)
  /// Prepares an interface for providing the credential a request asks for; from iOS 17.
  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext)
  /// Prepares the interface that Settings shows when the extension is enabled.
  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext)
  /// Prepares an interface for making a passkey; from iOS 17.
  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext)
  /// Makes a passkey by the way, with nothing on screen ever; from iOS 18.
  func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext)
  /// Saves a password with nothing on screen; from iOS 26.2.
  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext)
  /// Prepares an interface for saving a password; from iOS 26.2.
  func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext)
  /// Generates passwords with nothing on screen ever, best first; from iOS 26.2.
  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext)
  /// Prepares an interface from which the user chooses a generated password; from iOS 26.2.
  func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext)
  /// Takes news of a credential, which wants no answer; from iOS 26.
  func take(_ report: CredentialReport, in context: ProviderContext)
  /// Hears of something that every process is told of; it wants no answer.
  func receive(_ notice: SystemNotice, in context: ProviderContext)
}

extension CredentialProviderHandler {
  /// Does what the base class does.
  public func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    context.leaveToBaseClass(.prepareCredentialList, for: .credentialList)
  }

  /// Does what the base class does: nothing, or in another reading shows the list of passwords (AS-27).
  public func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    if context.callsOlder(.prepareCredentialListForPasskeys, for: request.provision) {
      prepareCredentialList(for: request.services, in: context)
    }
  }

  /// Does what the base class does.
  public func prepareOneTimeCodeCredentialList(
    for services: [ServiceIdentifier], in context: ProviderContext
  ) {
    context.leaveToBaseClass(.prepareOneTimeCodeCredentialList, for: .codeList)
  }

  /// Does what the base class does.
  public func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    context.leaveToBaseClass(.prepareInterfaceForUserChoosingTextToInsert, for: .text)
  }

  /// Does what the base class does.
  public func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    context.leaveToBaseClass(.provideCredentialWithoutUserInteraction, for: .password)
  }

  /// Hands a password on to the call that older systems make (AS-27).
  public func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    if let identity = request.identity,
      context.callsOlder(.provideCredentialWithoutUserInteractionForRequest, for: request.provision)
    {
      provideCredentialWithoutUserInteraction(for: identity, in: context)
    }
  }

  /// Does what the base class does.
  public func prepareInterfaceToProvideCredential(
    for identity: CredentialIdentity, in context: ProviderContext
  ) {
    context.leaveToBaseClass(.prepareInterfaceToProvideCredential, for: .password)
  }

  /// Hands a password on to the call that older systems make (AS-27).
  public func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext)
  {
    if let identity = request.identity,
      context.callsOlder(.prepareInterfaceToProvideCredentialForRequest, for: request.provision)
    {
      prepareInterfaceToProvideCredential(for: identity, in: context)
    }
  }

  /// Does what the base class does.
  public func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.leaveToBaseClass(.prepareInterfaceForExtensionConfiguration, for: .configuration)
  }

  /// Does what the base class does.
  public func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext)
  {
    context.leaveToBaseClass(.prepareInterfaceForPasskeyRegistration, for: .passkeyRegistration)
  }

  /// Does what the base class does.
  public func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    context.leaveToBaseClass(
      .performPasskeyRegistrationWithoutUserInteractionIfPossible, for: .automaticPasskey)
  }

  /// Does what the base class does.
  public func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    context.leaveToBaseClass(.performSavePasswordWithoutUserInteractionIfPossible, for: .savedPassword)
  }

  /// Does what the base class does.
  public func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    context.leaveToBaseClass(.prepareInterfaceForSavePassword, for: .savedPassword)
  }

  /// Does what the base class does.
  public func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    context.leaveToBaseClass(.performGeneratePasswordsWithoutUserInteraction, for: .generatedPasswords)
  }

  /// Does what the base class does.
  public func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext)
  {
    context.leaveToBaseClass(.prepareInterfaceForGeneratePasswords, for: .chosenGeneratedPasswords)
  }

  /// Passes the news over, as the base class does.
  public func take(_ report: CredentialReport, in context: ProviderContext) {}

  /// Passes it over, as the base class does.
  public func receive(_ notice: SystemNotice, in context: ProviderContext) {}
}
