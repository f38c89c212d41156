/// What Apple's errors of one domain have in common: each is caught, cast and matched by its code, and an
/// `NSError` of the domain and a known code is one.
///
/// Apple imports them from C, with protocols of Foundation that do not do all of this on Linux.
public protocol _ErrorOfDomain: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {
  /// What the errors mean.
  associatedtype Code: _CodeOfDomain where Code._Failure == Self
  /// The error as an object.
  var _nsError: NSError { get }
  /// One of an object, whose domain and code fit.
  init(_nsError: NSError)
}

/// What an error means, within its domain.
public protocol _CodeOfDomain: RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// The error it is the code of.
  associatedtype _Failure: _ErrorOfDomain where _Failure.Code == Self
}

extension _CodeOfDomain {
  /// Whether an error has this code, for `catch` and `case`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? _Failure)?.code == code }
}

extension _ErrorOfDomain {
  /// An error with a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(_nsError: NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo))
  }

  /// What it means.
  public var code: Code {
    guard let code = Code(rawValue: errorCode) else {
      fatalError("\(errorCode) is no code of \(Self.errorDomain)")
    }
    return code
  }

  /// What goes with it.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// What the system would say of it.
  public var localizedDescription: String { _nsError.localizedDescription }
  /// The code's number.
  public var errorCode: Int { _nsError.code }
  /// What goes with it.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
}

/// What lets an `NSError` be cast to one, which on Linux no other way does.
extension _ErrorOfDomain {
  /// The `NSError` it is.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Bridges as the conditional one does: there is nothing to force.
  public static func _forceBridgeFromObjectiveC(_ error: NSError, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(error, result: &result)
  }

  /// One of an `NSError`, where domain and code fit.
  public static func _conditionallyBridgeFromObjectiveC(_ error: NSError, result: inout Self?) -> Bool {
    let fits = error.domain == errorDomain && Code(rawValue: error.code) != nil
    result = fits ? Self(_nsError: error) : nil
    return fits
  }

  /// One of an `NSError` that must fit.
  public static func _unconditionallyBridgeFromObjectiveC(_ error: NSError?) -> Self {
    var result: Self?
    if let error { _forceBridgeFromObjectiveC(error, result: &result) }
    guard let result else { fatalError("\(error?.domain ?? "no error") is no \(Self.self)") }
    return result
  }
}
