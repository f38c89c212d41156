/// Why a store did not take an update; nothing of the update was carried out then.
public enum IdentityStoreError: Int, Error, Hashable, Sendable, CaseIterable {
  /// Something went wrong; also what no other code is for (AS-24).
  case internalError = 0
  /// The user has not enabled the extension.
  case storeDisabled = 1
  /// The store is at work; it may be tried again later.
  case storeBusy = 2

  /// The domain of these errors.
  public static let domain = "ASCredentialIdentityStoreErrorDomain"
}

extension IdentityStoreError: CustomStringConvertible {
  /// Its name.
  public var description: String {
    switch self {
    case .internalError: "internalError"
    case .storeDisabled: "storeDisabled"
    case .storeBusy: "storeBusy"
    }
  }
}

extension Profile.LockedStoreError {
  var error: IdentityStoreError {
    switch self {
    case .internalError: .internalError
    case .storeBusy: .storeBusy
    }
  }
}
