public import Foundation

/// The domain of errors about asking for the owner.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why it is not known that the owner is there.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// Which reason it is.
  public let code: Code

  /// An error of a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// A reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case notInteractive = -1004

    /// There is no Touch ID, as that was called before there was Face ID.
    @available(iOS, introduced: 8.0, deprecated: 11.0)
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No finger is known.
    @available(iOS, introduced: 8.0, deprecated: 11.0)
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many fingers were not recognized.
    @available(iOS, introduced: 9.0, deprecated: 11.0)
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing more than the reason.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "\(code)"] }

  /// The face was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user gave up.
  public static var userCancel: Code { .userCancel }
  /// The user wants the way by password.
  public static var userFallback: Code { .userFallback }
  /// The system took the question away.
  public static var systemCancel: Code { .systemCancel }
  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no Face ID.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many faces were not recognized.
  public static var biometryLockout: Code { .biometryLockout }
  /// There is no companion, such as a watch.
  @available(iOS 18.0, *) public static var companionNotAvailable: Code { .companionNotAvailable }
  /// There is no Touch ID, as that was called before there was Face ID.
  @available(iOS, introduced: 8.0, deprecated: 11.0)
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// No finger is known.
  @available(iOS, introduced: 8.0, deprecated: 11.0)
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many fingers were not recognized.
  @available(iOS, introduced: 9.0, deprecated: 11.0)
  public static var touchIDLockout: Code { .biometryLockout }
  /// The app took the question back.
  public static var appCancel: Code { .appCancel }
  /// The question was taken back before.
  public static var invalidContext: Code { .invalidContext }
  /// The question cannot be put.
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Whether an error of whatever kind is one of a reason.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
