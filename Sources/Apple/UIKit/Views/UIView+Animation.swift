extension UIView {
  /// How something would move.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at its beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// What moves can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It goes on from where something else has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Does at once what would have been animated after a while, and says that it is done when that would have been.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// Does at once what would have swung into place, and says that it is done when that would have been.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// Does at once what one view would have turned into another by.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Does something without moving anything.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
