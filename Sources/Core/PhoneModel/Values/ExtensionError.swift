/// The error a handler cancels its request with: a domain, a code and perhaps a reason for the user.
public struct ExtensionError: Error, Hashable, Sendable {
  /// The domain; the system understands only its own.
  public let domain: String
  /// The code within the domain.
  public let code: Int
  /// The localized failure reason, which the system shows to the user.
  public let reason: String?

  /// The domain of the errors the system understands.
  public static let domain = "ASExtensionErrorDomain"

  /// The codes of that domain.
  public enum Code: Int, Hashable, Sendable, CaseIterable {
    /// It did not work.
    case failed = 0
    /// The user did not want it.
    case userCanceled = 1
    /// The handler needs its interface on screen.
    case userInteractionRequired = 100
    /// A credential provider does not have what it is asked for.
    case credentialIdentityNotFound = 101
    /// A credential provider has a passkey already that the site wants made only once.
    case matchedExcludedCredential = 102
  }

  /// An error the system understands.
  public init(_ code: Code, reason: String? = nil) {
    self.init(domain: Self.domain, code: code.rawValue, reason: reason)
  }

  /// Any error at all, as `NSError` would carry it.
  public init(domain: String, code: Int, reason: String? = nil) {
    self.domain = domain
    self.code = code
    self.reason = reason
  }

  /// It did not work.
  public static let failed = ExtensionError(.failed)
  /// The user did not want it.
  public static let userCanceled = ExtensionError(.userCanceled)
  /// The handler needs its interface on screen.
  public static let userInteractionRequired = ExtensionError(.userInteractionRequired)

  /// It did not work, and the user is told why.
  public static func failed(because reason: String) -> ExtensionError {
    ExtensionError(.failed, reason: reason)
  }

  /// What the system makes of it as the answer to a request: domain and code decide (CX-21).
  package func cancellation(of kind: Request.Kind?) -> Cancellation {
    guard domain == Self.domain || !Ledger.holds("CX-21") else { return .foreignDomain }
    return switch Code(rawValue: code) {
    case .failed: reason == nil ? .failed : .failedWithReason
    case .userCanceled: reason == nil ? .userCanceled : .userCanceledWithReason
    case .userInteractionRequired: .needsInteraction
    case .credentialIdentityNotFound: .identityNotFound
    case .matchedExcludedCredential: kind?.makesPasskey == true ? .failed : .unknownCode
    case nil: .unknownCode
    }
  }
}

extension ExtensionError {
  /// Whether it says that there is a passkey which is excluded.
  package var isMatchedExcluded: Bool {
    domain == Self.domain && code == Code.matchedExcludedCredential.rawValue
  }
}

extension ExtensionError: CustomStringConvertible {
  /// The code's name, or domain and code where there is none.
  public var description: String {
    if domain == Self.domain, let code = Code(rawValue: code) { "\(code)" } else { "\(domain) \(code)" }
  }
}

extension ExtensionError.Code: CustomStringConvertible {
  /// Its name; written out, because every start of the command asks for all of them, and reflection is slow.
  public var description: String {
    switch self {
    case .failed: "failed"
    case .userCanceled: "userCanceled"
    case .userInteractionRequired: "userInteractionRequired"
    case .credentialIdentityNotFound: "credentialIdentityNotFound"
    case .matchedExcludedCredential: "matchedExcludedCredential"
    }
  }
}

extension Request.Kind {
  fileprivate var makesPasskey: Bool {
    self == .provision(.passkeyRegistration) || self == .provision(.automaticPasskey)
  }
}
