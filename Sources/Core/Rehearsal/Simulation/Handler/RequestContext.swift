/// How an account modification extension answers.
public final class RequestContext: HandlerContext {
  /// The context of a real request, such as one of iOS; a rehearsal makes its own.
  public init(_ host: any RequestHost) {
    super.init(host, attempt: 0, process: 0)
  }

  override init(_ host: any RequestHost, attempt: Int, process: Int) {
    super.init(host, attempt: attempt, process: process)
  }

  /// Says that the password is changed, and to what; the Keychain saves it.
  public func completeChangePasswordRequest(updatedCredential: PasswordCredential, userInfo: UserInfo? = nil)
  {
    say(.completedPasswordChange(updatedCredential, userInfo: userInfo))
  }

  /// Says that the account now signs in with Apple; the Keychain lets go of the password.
  public func completeUpgradeToSignInWithApple(userInfo: UserInfo? = nil) {
    say(.completedAppleUpgrade(userInfo: userInfo))
  }

  /// Does what the base class does when the user taps Cancel, as `super.cancelRequest()` would.
  public func cancelRequestByDefault() {
    say(.canceledByBaseClass(Ledger.holds("AM-20") ? .userCanceled : .failed))
  }

  /// Asks for Apple's credential; the system shows Apple's sheet.
  public func getSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    host.askApple(state: state, nonce: nonce, from: self, completion: completion)
  }
}
