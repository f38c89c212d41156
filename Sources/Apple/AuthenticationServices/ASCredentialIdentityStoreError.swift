/// The domain of the errors of the identity store.
@available(iOS 12.0, *)
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why the identity store did not do what it was asked.
@available(iOS 12.0, *)
public struct ASCredentialIdentityStoreError: _ErrorOfDomain {
  /// The error as an object.
  public let _nsError: NSError

  /// One of an object, whose domain and code fit.
  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  /// What it means.
  public enum Code: Int, _CodeOfDomain {
    /// The error it is the code of.
    public typealias _Failure = ASCredentialIdentityStoreError

    case internalError = 0
    case storeDisabled = 1
    case storeBusy = 2
  }

  /// The domain.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }

  /// Something went wrong.
  public static var internalError: Code { .internalError }
  /// The user has not enabled the extension.
  public static var storeDisabled: Code { .storeDisabled }
  /// The store is at work.
  public static var storeBusy: Code { .storeBusy }
}
