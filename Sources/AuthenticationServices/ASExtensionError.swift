/// The domain of the errors the system understands.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// Where in an error's user info the reason stands that the user is to read.
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"

/// The error an extension ends its request with.
///
/// It is caught, cast and matched as Apple's is, and an `NSError` of the domain and a known code is one.
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
  private let _nsError: NSError

  /// What it means.
  public enum Code: Int, Hashable, Sendable {
    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102

    /// Whether an error has this code, for `catch` and `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASExtensionError)?.code == code
    }
  }

  /// An error the system understands.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: ASExtensionErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// What it means.
  public var code: Code { Code(rawValue: _nsError.code) ?? .failed }
  /// What goes with it.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// What the system would say of it.
  public var localizedDescription: String { _nsError.localizedDescription }

  /// The domain.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The code's number.
  public var errorCode: Int { _nsError.code }
  /// What goes with it.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }

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

/// What lets an `NSError` be cast to it, which on Linux no other way does.
extension ASExtensionError: _ObjectiveCBridgeable {
  /// The `NSError` it is.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// The same as the conditional one, because there is nothing to force.
  public static func _forceBridgeFromObjectiveC(_ error: NSError, result: inout ASExtensionError?) {
    _ = _conditionallyBridgeFromObjectiveC(error, result: &result)
  }

  /// One of an `NSError`, where domain and code fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ error: NSError, result: inout ASExtensionError?
  ) -> Bool {
    guard error.domain == ASExtensionErrorDomain, let code = Code(rawValue: error.code) else {
      result = nil
      return false
    }
    result = ASExtensionError(code, userInfo: error.userInfo)
    return true
  }

  /// One of an `NSError` that must fit.
  public static func _unconditionallyBridgeFromObjectiveC(_ error: NSError?) -> ASExtensionError {
    var result: ASExtensionError?
    if let error { _forceBridgeFromObjectiveC(error, result: &result) }
    guard let result else { preconditionFailure("\(error?.domain ?? "no error") is no ASExtensionError") }
    return result
  }
}
