import Rehearsal

/// The domain of the errors the system understands.
@available(iOS 12.0, *)
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// Where in an error's user info the reason stands that the user is to read.
@available(iOS 14.0, *)
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"

/// The error an extension ends its request with.
@available(iOS 12.0, *)
public struct ASExtensionError: _ErrorOfDomain {
  /// The error as an object.
  public let _nsError: NSError

  /// One of an object, whose domain and code fit.
  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  /// What it means.
  public enum Code: Int, _CodeOfDomain {
    /// The error it is the code of.
    public typealias _Failure = ASExtensionError

    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }

  /// The domain.
  public static var errorDomain: String { ASExtensionErrorDomain }

  /// It did not work.
  public static var failed: Code { .failed }
  /// The user did not want it.
  public static var userCanceled: Code { .userCanceled }
  /// The extension needs its view on screen.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// There is no such identity.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// There is a credential already.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

extension ExtensionError {
  /// The error as an app catches it.
  var asApples: any Error {
    let info = reason.map { [ASExtensionLocalizedFailureReasonErrorKey: $0] } ?? [:]
    let object = NSError(domain: domain, code: code, userInfo: info)
    let isKnown = domain == Self.domain && Code(rawValue: code) != nil
    return isKnown ? ASExtensionError(_nsError: object) : object
  }
}
