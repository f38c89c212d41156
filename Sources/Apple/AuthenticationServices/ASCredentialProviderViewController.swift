import Rehearsal

/// What a credential provider extension subclasses: the calls of the system, and its view.
///
/// A call that is not overridden is canceled, and news is passed over. Of the calls that came with iOS 17, those for
/// a password are handed on to the calls there were before (AS-27).
@MainActor open class ASCredentialProviderViewController: UIViewController {
  private let answers = ASCredentialProviderExtensionContext()

  /// The request, and the way to answer it.
  open override var extensionContext: ASCredentialProviderExtensionContext { answers }

  /// A view controller that makes its view in code; there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A view controller from a storyboard; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the list of credentials for services, most specific first.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    served?.cancelBecauseNotOverridden(.prepareCredentialList)
  }

  /// Prepares the list of passkeys and passwords; lists passwords alone where it is not overridden (AS-27).
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {
    prepareCredentialList(for: serviceIdentifiers)
  }

  /// Prepares the list of one-time codes.
  open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    served?.cancelBecauseNotOverridden(.prepareOneTimeCodeCredentialList)
  }

  /// Prepares a view from which the user chooses a text.
  open func prepareInterfaceForUserChoosingTextToInsert() {
    served?.cancelBecauseNotOverridden(.prepareInterfaceForUserChoosingTextToInsert)
  }

  /// Provides a password with nothing on screen; the call before iOS 17.
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {
    served?.cancelBecauseNotOverridden(.provideCredentialWithoutUserInteraction)
  }

  /// Provides what a request asks for with nothing on screen.
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    forward(credentialRequest, insteadOf: .provideCredentialWithoutUserInteractionForRequest) {
      provideCredentialWithoutUserInteraction(for: $0)
    }
  }

  /// Prepares the view for providing a password; the call before iOS 17.
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {
    served?.cancelBecauseNotOverridden(.prepareInterfaceToProvideCredential)
  }

  /// Prepares the view for providing what a request asks for.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    forward(credentialRequest, insteadOf: .prepareInterfaceToProvideCredentialForRequest) {
      prepareInterfaceToProvideCredential(for: $0)
    }
  }

  /// Prepares the view that Settings shows when the extension is enabled.
  open func prepareInterfaceForExtensionConfiguration() {
    served?.cancelBecauseNotOverridden(.prepareInterfaceForExtensionConfiguration)
  }

  /// Prepares the view for making a passkey.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
    served?.cancelBecauseNotOverridden(.prepareInterfaceForPasskeyRegistration)
  }

  /// Makes a passkey by the way, with nothing on screen ever.
  open func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    served?.cancelBecauseNotOverridden(.performPasskeyRegistrationWithoutUserInteractionIfPossible)
  }

  /// Takes the new name of a passkey's user.
  open func reportPublicKeyCredentialUpdate(
    forRelyingParty relyingParty: String, userHandle: Data, newName: String
  ) {}

  /// Hears that the relying party does not know a passkey.
  open func reportUnknownPublicKeyCredential(forRelyingParty relyingParty: String, credentialID: Data) {}

  /// Hears which of a user's passkeys the relying party still takes.
  open func reportAllAcceptedPublicKeyCredentials(
    forRelyingParty relyingParty: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) {}

  /// Hears that a password is of no use any more.
  open func reportUnusedPasswordCredential(forDomain domain: String, userName: String) {}

  /// Saves a password with nothing on screen.
  open func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    served?.cancelBecauseNotOverridden(.performSavePasswordWithoutUserInteractionIfPossible)
  }

  /// Prepares the view for saving a password.
  open func prepareInterface(for savePasswordRequest: ASSavePasswordRequest) {
    served?.cancelBecauseNotOverridden(.prepareInterfaceForSavePassword)
  }

  /// Generates passwords with nothing on screen ever.
  open func performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest) {
    served?.cancelBecauseNotOverridden(.performGeneratePasswordsWithoutUserInteraction)
  }

  /// Prepares a view from which the user chooses a generated password.
  open func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {
    served?.cancelBecauseNotOverridden(.prepareInterfaceForGeneratePasswords)
  }

  /// Turns to a request.
  func serve(_ context: ProviderContext) {
    served = context
    answers.request = context
  }

  /// Hands a password on to the call that older systems make, and cancels anything else (AS-27).
  private func forward(
    _ request: any ASCredentialRequest, insteadOf call: HandlerCall,
    to olderCall: (ASPasswordCredentialIdentity) -> Void
  ) {
    guard request.type == .password,
      let identity = request.credentialIdentity as? ASPasswordCredentialIdentity
    else {
      served?.cancelBecauseNotOverridden(call)
      return
    }
    answers.request?.relyOnForwarding()
    olderCall(identity)
  }
}
