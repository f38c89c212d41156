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
    /// What is in it is laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Over and over.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// One turns into the other from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One turns into the other from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
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

  /// Lets nothing move from now on, or lets it; nothing does anyway.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIView.movement = enabled
  }

  /// Whether something would move.
  public static var areAnimationsEnabled: Bool { movement }
  private static var movement: Bool {
    get { Backstage.belonging { Movement() }.isEnabled }
    set { Backstage.belonging { Movement() }.isEnabled = newValue }
  }

  /// Does at once what would have happened step by step, and says that it is done when that would have been.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// One step of what happens step by step.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// How something would happen step by step.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As evenly as can be.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// Whether something would move, in one process.
private final class Movement {
  var isEnabled = true
}
