import Rehearsal

/// What an app asks of its own extension; its two subclasses say what.
@available(iOS 14.0, *)
open class ASAccountAuthenticationModificationRequest: NSObject {
  /// A request for nothing in particular.
  public override init() {
    super.init()
  }

  /// What is asked, of whose account.
  var asked: Asked? { nil }

  /// What is asked, of whose account.
  struct Asked {
    let kind: Upgrade
    let user: String
    let service: ASCredentialServiceIdentifier
    let userInfo: [AnyHashable: Any]?
  }
}

/// Asks for a strong password.
@available(iOS 14.0, *)
open class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest:
  ASAccountAuthenticationModificationRequest
{
  /// Whose account.
  open private(set) var user: String
  /// Where.
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  /// What the extension is to know.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// A request for a user's account at a service.
  public init(
    user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.user = user
    self.serviceIdentifier = serviceIdentifier
    self.userInfo = userInfo
    super.init()
  }

  override var asked: Asked? {
    Asked(kind: .strongPassword, user: user, service: serviceIdentifier, userInfo: userInfo)
  }
}

/// Asks for Sign in with Apple in place of the password.
@available(iOS 14.0, *)
open class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest:
  ASAccountAuthenticationModificationRequest
{
  /// Whose account.
  open private(set) var user: String
  /// Where.
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  /// What the extension is to know.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// A request for a user's account at a service.
  public init(
    user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.user = user
    self.serviceIdentifier = serviceIdentifier
    self.userInfo = userInfo
    super.init()
  }

  override var asked: Asked? {
    Asked(kind: .signInWithApple, user: user, service: serviceIdentifier, userInfo: userInfo)
  }
}
