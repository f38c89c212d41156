/// Something that would be seen to move; it happens at once, and is over when that would have been.
@available(iOS 10.0, *) @preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// How long it takes.
  public let duration: TimeInterval
  /// Whether it is under way.
  public private(set) var isRunning = false
  private var animations: [() -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  /// Something that moves along a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Something that swings into place.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Begins something at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Moves something more.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  /// Does something more when it is over.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a while.
  open func startAnimation(afterDelay delay: TimeInterval) {
    isRunning = true
    for animation in animations { animation() }
    animations = []
    afterwards(in: delay + duration) { [self] in
      guard isRunning else { return }
      isRunning = false
      for completion in completions { completion(.end) }
      completions = []
    }
  }

  /// Ends before it is over; nobody is told.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    if withoutFinishing { completions = [] }
  }

  /// Says that what was stopped is over.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    for completion in completions { completion(finalPosition) }
    completions = []
  }
}

/// Where something that moves has come to.
@available(iOS 10.0, *) public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

extension UIView {
  /// Along which curve something moves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}
