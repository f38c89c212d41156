/// How a layer would move; nothing does.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// How long it takes.
  open var duration: CFTimeInterval = 0
  /// How often it happens.
  open var repeatCount: Float = 0
  /// Whether it goes back again.
  open var autoreverses = false
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true
  /// How fast it is, and when.
  open var timingFunction: CAMediaTimingFunction?

  /// A movement of nothing yet.
  public override init() {
    super.init()
  }
}

/// How one property of a layer would change.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether what it says comes to what there is.
  open var isAdditive = false

  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value it begins with.
  open var fromValue: Any?
  /// The value it ends with.
  open var toValue: Any?
  /// By how much it changes.
  open var byValue: Any?
}

/// From value to value.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// How fast a movement is, and when.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// What it is called.
  let name: CAMediaTimingFunctionName

  /// By its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }
}

/// What ways to move are called.
public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
  /// Its text.
  public let rawValue: String

  /// A name by its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at its beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at its end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = Double

extension CALayer {
  /// Moves in some way; a movement that takes a while is over after it, though nothing moved.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "a movement without a name"
    movements[name] = anim
    guard anim.isRemovedOnCompletion else { return }
    afterwards(in: anim.duration) { [weak self, weak anim] in
      if let self, self.movements[name] === anim { self.movements[name] = nil }
    }
  }

  /// How it moves at the moment, by a name.
  public func animation(forKey key: String) -> CAAnimation? { movements[key] }

  /// Moves no more in some way.
  public func removeAnimation(forKey key: String) { movements[key] = nil }

  /// Moves no more.
  public func removeAllAnimations() { movements = [:] }
}
