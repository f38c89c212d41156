/// Something that waits for fingers to do something on a view.
///
/// A tap is done by a script that touches the view by what it says; other gestures are known and never happen.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Who is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it waits.
  open var isEnabled = true
  /// How far it has come.
  open var state = State.possible
  /// Whether touches it has recognized are kept from the view.
  open var cancelsTouchesInView = true
  /// The view it waits on.
  public internal(set) weak var view: UIView?
  /// Who hears of it besides.
  final var recognized: (@MainActor (Any?) -> Void)?
  private var calls: [(target: () -> AnyObject?, action: Selector)] = []

  /// Something that waits for nothing in particular, and calls nobody.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Something that calls a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    /// It ended.
    public static let recognized = State.ended
  }

  /// Calls one more method; it does not hold on to the target.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    calls.append(({ [weak object] in object }, action))
  }

  /// Calls a method no more.
  open func removeTarget(_ target: Any?, action: Selector?) {
    calls.removeAll { call in
      (target == nil || call.target() === (target as AnyObject)) && (action == nil || call.action == action)
    }
  }

  /// Waits until another has come to nothing; those that would be in one another's way never both happen here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// How many fingers there are.
  open var numberOfTouches: Int { state == .ended ? 1 : 0 }

  /// Where the fingers are; they are nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }

  func recognize() {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate === view || delegate?.gestureRecognizerShouldBegin(self) != false
    else { return }
    state = .ended
    for call in calls {
      if let target = call.target() { call.action.perform(on: target, from: self) }
    }
    recognized?(self)
    state = .possible
  }
}

/// Waits for a tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; more than one never happen.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; more than one never come.
  open var numberOfTouchesRequired = 1
}

/// Waits for a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it has to stay.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Waits for a finger that goes one way.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way.
  open var direction = Direction.right

  /// A way to go.
  public struct Direction: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Ways by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}

/// Waits for a finger that wanders.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has come; it never sets out.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger is; it never sets out.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Who is asked about a gesture.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch counts for it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether it may happen together with another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

/// Every call may be left out.
extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What it touches.
  public internal(set) weak var view: UIView?
}

extension UIView {
  /// Lets something wait for fingers on it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Lets it wait no more.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// What waits for one tap of one finger.
  var tapRecognizers: [UITapGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }
}
