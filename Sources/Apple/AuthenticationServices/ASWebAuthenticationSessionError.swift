/// The domain of the errors of sessions in a browser.
@available(iOS 12.0, *)
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session in a browser came to no address that it waits for.
@available(iOS 12.0, *)
public struct ASWebAuthenticationSessionError: _ErrorOfDomain {
  /// The error as an object.
  public let _nsError: NSError

  /// One of an object, whose domain and code fit.
  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  /// What it means.
  public enum Code: Int, _CodeOfDomain {
    /// The error it is the code of.
    public typealias _Failure = ASWebAuthenticationSessionError

    case canceledLogin = 1
    @available(iOS 13.0, *)
    case presentationContextNotProvided = 2
    @available(iOS 13.0, *)
    case presentationContextInvalid = 3
  }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  /// The user did not want to, or closed the browser.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody said over which window it goes.
  @available(iOS 13.0, *)
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// There is no window over which it could go.
  @available(iOS 13.0, *)
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
