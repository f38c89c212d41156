/// What passes between system and extension and never changes; it says that it can be archived, as Apple's does.
open class _PassedValue: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Named, because Apple's cannot be made of nothing.
  init(passed: Void) {
    super.init()
  }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// It says so.
  open class var supportsSecureCoding: Bool { true }

  /// Archives are not made of it here.
  open func encode(with coder: NSCoder) {
    notModelled("an archive of \(type(of: self)): keep the values you need")
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of \(Self.self): keep the values you need")
  }
}
