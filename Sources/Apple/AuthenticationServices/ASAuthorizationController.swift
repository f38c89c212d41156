import Rehearsal

/// With it an app asks the system to have its user signed in, or for a passkey.
@available(iOS 13.0, *)
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// What would do, each of them.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who hears what came of it.
  weak open var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says in which window the sheet may be shown.
  weak open var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// What was asked last, while there is no answer.
  private var asking: Int?

  /// A controller of requests, of which the user chooses one.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks, with a sheet.
  open func performRequests() { perform(.modally) }

  /// Asks, with a sheet or, where nothing is on this device and the options say so, without.
  @available(iOS 16.0, *)
  open func performRequests(options: RequestOptions) {
    perform(options.contains(.preferImmediatelyAvailableCredentials) ? .forWhatIsThere : .modally)
  }

  /// Asks with nothing but what comes up over the keyboard.
  @available(iOS 16.0, *)
  open func performAutoFillAssistedRequests() { perform(.overTheKeyboard) }

  /// Takes back what was asked.
  @available(iOS 16.0, *)
  open func cancel() {
    if let asking { Backstage.app?.takeBack(asking) }
  }

  /// How an app asks.
  @available(iOS 16.0, *)
  public struct RequestOptions: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing is shown where there is nothing on this device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  private func perform(_ manner: AuthorizationAsk.Manner) {
    guard let app = Backstage.app else {
      notModelled(
        "ASAuthorizationController outside an app under rehearsal: give Program the app's view controller, and "
          + "let a script tap through it")
    }
    if let presentationContextProvider { _ = presentationContextProvider.presentationAnchor(for: self) }
    let asked = authorizationRequests.compactMap(\.asked)
    // It holds on to itself until it is answered.
    asking = app.authorize(asked, manner) { answer in
      Backstage.enter(app)
      onMainActor((self, answer)) { controller, answer in
        controller.asking = nil
        controller.tell(answer)
      }
    }
  }

  private func tell(_ answer: AuthorizationAnswer) {
    switch answer {
    case .authorized(let credential):
      let (kind, credential) = credential.asApples
      guard let request = authorizationRequests.first(where: { type(of: $0) == kind }) else { return }
      guard let delegate else { return Backstage.app?.noteHeardByNobody() ?? () }
      delegate.authorizationController(
        controller: self, didCompleteWithAuthorization: ASAuthorization(request.provider, credential))
    case .failed(let error):
      let code = ASAuthorizationError.Code(rawValue: error.rawValue) ?? .unknown
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}

/// Hears what came of what an app asked; both calls may be left out.
@available(iOS 13.0, *)
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user signs in, or there is a new passkey.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nothing came of it.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// Nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says in which window of the app the sheet may be shown.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

extension AuthorizedCredential {
  /// The credential as an app gets it, and the kind of request that it answers.
  fileprivate var asApples: (request: ASAuthorizationRequest.Type, any ASAuthorizationCredential) {
    switch self {
    case .password(let credential):
      (
        ASAuthorizationPasswordRequest.self,
        ASPasswordCredential(user: credential.user, password: credential.password)
      )
    case .passkey(let assertion):
      (
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest.self,
        ASAuthorizationPlatformPublicKeyCredentialAssertion(assertion)
      )
    case .newPasskey(let made):
      (
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.self,
        ASAuthorizationPlatformPublicKeyCredentialRegistration(made)
      )
    case .newAccount(let account):
      (
        ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest.self,
        ASAuthorizationAccountCreationPlatformPublicKeyCredential(account)
      )
    case .appleID(let credential):
      (ASAuthorizationAppleIDRequest.self, ASAuthorizationAppleIDCredential(credential))
    }
  }
}
