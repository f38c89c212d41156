/// Who may read something that is kept, and when.
///
/// Something that asks for its owner is given to whoever hands over a context in which the owner was recognized, by
/// `kSecUseAuthenticationContext`. The question that the Keychain would put by itself is not played.
@available(iOS 2.0, *)
public final class SecAccessControl: Sendable {
  let protection: String
  package let flags: SecAccessControlCreateFlags

  fileprivate init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }

  /// Whether the owner is asked for.
  package var asksForOwner: Bool { !flags.isDisjoint(with: .owner) }
}

/// What is asked of whoever reads something.
@available(iOS 8.0, *) public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: CFOptionFlags

  /// Questions by their bits.
  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// A face, a finger or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A face or a finger.
  @available(iOS 11.3, *) public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A face or a finger, by an older name.
  @available(iOS, introduced: 9.0, deprecated: 11.3)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A face or a finger that was known then.
  @available(iOS 11.3, *) public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// A face or a finger that was known then, by an older name.
  @available(iOS, introduced: 9.0, deprecated: 11.3)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The passcode.
  @available(iOS 9.0, *) public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the others is enough.
  @available(iOS 9.0, *) public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the others are needed.
  @available(iOS 9.0, *) public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A key may be used.
  @available(iOS 9.0, *) public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's own.
  @available(iOS 9.0, *)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

  /// Those that ask for the owner.
  static let owner: SecAccessControlCreateFlags = [
    .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .applicationPassword,
  ]
}

/// Bits, as Core Foundation calls them.
public typealias CFOptionFlags = UInt

/// Where Core Foundation would take memory from; there is only one place.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The one place that memory is taken from.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Who may read something, and when: as a protection says, and after some questions.
@available(iOS 8.0, *)
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String else {
    return refused(errSecParam, "a protection is one of kSecAttrAccessible…", error)
  }
  return SecAccessControl(protection, flags)
}
