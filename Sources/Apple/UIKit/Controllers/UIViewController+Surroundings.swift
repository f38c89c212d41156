/// What a view controller says of its surroundings; kept as it is said.
extension UIViewController {
  /// Which edges its view goes on below bars at.
  public var edgesForExtendedLayout: UIRectEdge {
    get { looks.last() ?? .all }
    set { looks.keep(newValue) }
  }

  /// Whether it goes on below bars through which nothing is seen.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// What is kept free beside what bars cover.
  @available(iOS 11.0, *) public var additionalSafeAreaInsets: UIEdgeInsets {
    get { looks.last() ?? .zero }
    set { looks.keep(newValue) }
  }

  /// Whether its status bar counts though it does not cover everything.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether what it holds comes as it does.
  public var providesPresentationContextTransitionStyle: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// By what it is found again after the app was ended.
  public var restorationIdentifier: String? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Who says how it comes and goes; nothing moves, and nobody is asked.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Says that its status bar would look otherwise.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Says that the line at the bottom of the phone would.
  @available(iOS 11.0, *) public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether it is on its way to the front of another.
  public var isBeingPresented: Bool { appearance.stage == .coming && presenter != nil }

  /// Whether it is on its way from there.
  public var isBeingDismissed: Bool { appearance.stage == .going && presenter != nil }

  /// Whether it is on its way into another.
  public var isMovingToParent: Bool { appearance.stage == .coming && ownParent != nil }

  /// Whether it is on its way out of another.
  public var isMovingFromParent: Bool { appearance.stage == .going && ownParent != nil }

  /// What its surroundings do at the moment, as one on a stack comes in the place of another.
  @available(iOS 7.0, *) public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (self as? UINavigationController)?.transition ?? parent?.transitionCoordinator
  }

  /// Has a key of a keyboard do something; no script has one.
  @available(iOS 9.0, *) public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    looks.keep((looks.last("keyCommands") ?? []) + [keyCommand], as: "keyCommands")
  }

  /// Takes a key back.
  @available(iOS 9.0, *) public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let all: [UIKeyCommand] = looks.last("keyCommands") ?? []
    looks.keep(all.filter { $0 !== keyCommand }, as: "keyCommands")
  }

  /// The button that begins to edit and ends it.
  public var editButtonItem: UIBarButtonItem {
    if let button: UIBarButtonItem = looks.last() { return button }
    let button = UIBarButtonItem(title: isEditing ? "Done" : "Edit", primaryAction: nil)
    button.primaryAction = UIAction { [weak self, weak button] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
      button?.title = self.isEditing ? "Done" : "Edit"
    }
    looks.keep(button)
    return button
  }

  /// Puts the view of one it holds in the place of another's.
  ///
  /// Both are held already; it is left to the caller to add the one and to let the other go.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      fatalError(
        "children view controllers \(type(of: fromViewController)) and \(type(of: toViewController)) must have a "
          + "common parent view controller when calling transition(from:to:duration:options:animations:)")
    }
    view.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, animations: animations ?? {}) { isFinished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?(isFinished)
    }
  }
}

/// Edges of something.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Above.
  public static let top = UIRectEdge(rawValue: 1)
  /// On the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// On the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// Everywhere.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Who says how a view controller comes and goes; nothing moves here.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
