import Rehearsal

/// What a credential provider extension subclasses: the calls of the system, and its view.
///
/// A call that is not overridden is canceled before iOS 17, and later answered by nobody; news is passed over. Of the
/// calls that came with iOS 17, those for a password are handed on to the calls there were before (AS-27).
@available(iOS 12.0, *)
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
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
    served?.leaveToBaseClass(.prepareCredentialList, for: .credentialList)
  }

  /// Prepares the list of passkeys and passwords; does nothing where it is not overridden (AS-27).
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {
    if answers.request?.callsOlder(.prepareCredentialListForPasskeys, for: .passkeyList) == true {
      prepareCredentialList(for: serviceIdentifiers)
    }
  }

  /// Prepares the list of one-time codes.
  open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    served?.leaveToBaseClass(.prepareOneTimeCodeCredentialList, for: .codeList)
  }

  /// Prepares a view from which the user chooses a text.
  open func prepareInterfaceForUserChoosingTextToInsert() {
    served?.leaveToBaseClass(.prepareInterfaceForUserChoosingTextToInsert, for: .text)
  }

  /// Provides a password with nothing on screen; the call before iOS 17.
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {
    served?.leaveToBaseClass(.provideCredentialWithoutUserInteraction, for: .password)
  }

  /// Provides what a request asks for with nothing on screen.
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    forward(credentialRequest, insteadOf: .provideCredentialWithoutUserInteractionForRequest) {
      provideCredentialWithoutUserInteraction(for: $0)
    }
  }

  /// Prepares the view for providing a password; the call before iOS 17.
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {
    served?.leaveToBaseClass(.prepareInterfaceToProvideCredential, for: .password)
  }

  /// Prepares the view for providing what a request asks for.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    forward(credentialRequest, insteadOf: .prepareInterfaceToProvideCredentialForRequest) {
      prepareInterfaceToProvideCredential(for: $0)
    }
  }

  /// Prepares the view that Settings shows when the extension is enabled.
  open func prepareInterfaceForExtensionConfiguration() {
    served?.leaveToBaseClass(.prepareInterfaceForExtensionConfiguration, for: .configuration)
  }

  /// Prepares the view for making a passkey.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
    served?.leaveToBaseClass(.prepareInterfaceForPasskeyRegistration, for: .passkeyRegistration)
  }

  /// Makes a passkey by the way, with nothing on screen ever.
  open func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    served?.leaveToBaseClass(
      .performPasskeyRegistrationWithoutUserInteractionIfPossible, for: .automaticPasskey)
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
    served?.leaveToBaseClass(.performSavePasswordWithoutUserInteractionIfPossible, for: .savedPassword)
  }

  /// Prepares the view for saving a password.
  open func prepareInterface(for savePasswordRequest: ASSavePasswordRequest) {
    served?.leaveToBaseClass(.prepareInterfaceForSavePassword, for: .savedPassword)
  }

  /// Generates passwords with nothing on screen ever.
  open func performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest) {
    served?.leaveToBaseClass(.performGeneratePasswordsWithoutUserInteraction, for: .generatedPasswords)
  }

  /// Prepares a view from which the user chooses a generated password.
  open func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {
    served?.leaveToBaseClass(.prepareInterfaceForGeneratePasswords, for: .chosenGeneratedPasswords)
  }

  /// Turns to a request.
  func serve(_ context: ProviderContext) {
    served = context
    answers.request = context
  }

  /// Hands a password on to the call that older systems make (AS-27).
  private func forward(
    _ request: any ASCredentialRequest, insteadOf call: HandlerCall,
    to olderCall: (ASPasswordCredentialIdentity) -> Void
  ) {
    let provision: Provision =
      switch request.type {
      case .password: .password
      case .passkeyAssertion, .passkeyRegistration: .passkey
      case .oneTimeCode: .code
      }
    guard answers.request?.callsOlder(call, for: provision) == true,
      let identity = request.credentialIdentity as? ASPasswordCredentialIdentity
    else { return }
    olderCall(identity)
  }
}
