/// One view controller comes in the place of another: who does, and how long that would be seen.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything is seen of it.
  var isAnimated: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// Whether it was begun and not carried out; a finger that goes back does that, and no script has one.
  var isCancelled: Bool { get }
  /// Who goes, or who comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Whom a change of view controllers is about.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  /// How it is written.
  public let rawValue: String

  /// A key by how it is written.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Who goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// Who comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Does other things along with a change of view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Does something along with it, and something else when it is over.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something along with it.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// One on a stack comes in the place of another, as it would be seen to move.
@MainActor final class StackTransition: NSObject, UIViewControllerTransitionCoordinator {
  private let from: UIViewController?
  private let to: UIViewController?

  init(from: UIViewController?, to: UIViewController?) {
    (self.from, self.to) = (from, to)
    super.init()
  }

  var isAnimated: Bool { true }
  var transitionDuration: TimeInterval { 0.35 }
  var isCancelled: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { afterwards(in: transitionDuration) { completion(self) } }
    return true
  }
}
