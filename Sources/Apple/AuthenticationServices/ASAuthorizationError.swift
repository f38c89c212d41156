/// The domain of the errors of Apple's sheets for signing in.
@available(iOS 13.0, *)
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The error of a sheet for signing in, which an app shows; an upgrade's sheet gives an ``ASExtensionError``.
///
/// A handler that ends its request with one uses a domain the system does not understand, and the trace says so.
@available(iOS 13.0, *)
public struct ASAuthorizationError: _ErrorOfDomain {
  /// The error as an object.
  public let _nsError: NSError

  /// One of an object, whose domain and code fit.
  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  /// What it means.
  public enum Code: Int, _CodeOfDomain {
    /// The error it is the code of.
    public typealias _Failure = ASAuthorizationError

    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
    case matchedExcludedCredential = 1006
    case credentialImport = 1007
    case credentialExport = 1008
    case preferSignInWithApple = 1009
    case deviceNotConfiguredForPasskeyCreation = 1010
  }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }

  /// Nobody knows why.
  public static var unknown: Code { .unknown }
  /// The user did not want it.
  public static var canceled: Code { .canceled }
  /// The answer made no sense.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody took the request.
  public static var notHandled: Code { .notHandled }
  /// It did not work.
  public static var failed: Code { .failed }
  /// It would have needed the user.
  public static var notInteractive: Code { .notInteractive }
  /// There is a credential already.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// Credentials could not be taken over.
  public static var credentialImport: Code { .credentialImport }
  /// Credentials could not be handed over.
  public static var credentialExport: Code { .credentialExport }
  /// The user would rather sign in with Apple.
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  /// The device cannot make passkeys yet.
  public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}
