import Rehearsal

/// What an account modification extension subclasses: the five calls of the system, and its view.
@available(iOS 14.0, *)
@preconcurrency @MainActor open class ASAccountAuthenticationModificationViewController: UIViewController {
  private let answers = ASAccountAuthenticationModificationExtensionContext()

  /// The request, and the way to answer it.
  open override var extensionContext: ASAccountAuthenticationModificationExtensionContext { answers }

  /// A view controller that makes its view in code; there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A view controller from a storyboard; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Converts the account to Sign in with Apple with nothing on screen; cancels where it is not overridden.
  open func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    served?.leaveToBaseClass(.convertAccountToSignInWithAppleWithoutUserInteraction)
  }

  /// Prepares the view for converting the account; cancels where it is not overridden.
  open func prepareInterfaceToConvertAccountToSignInWithApple(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    served?.leaveToBaseClass(.prepareInterfaceToConvertAccountToSignInWithApple)
  }

  /// Changes the password with nothing on screen; cancels where it is not overridden.
  open func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    served?.leaveToBaseClass(.changePasswordWithoutUserInteraction)
  }

  /// Prepares the view for changing the password; cancels where it is not overridden.
  open func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    served?.leaveToBaseClass(.prepareInterfaceToChangePassword)
  }

  /// The user tapped Cancel; gives in with `userCanceled`.
  open func cancelRequest() {
    answers.request?.cancelRequestByDefault()
  }

  /// Turns to a request.
  func serve(_ context: RequestContext) {
    served = context
    answers.request = context
  }
}
