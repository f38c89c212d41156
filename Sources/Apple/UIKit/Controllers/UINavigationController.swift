import Rehearsal

/// View controllers one above the other, with a bar that leads back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Its bar.
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The bar at the bottom.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Who hears of what comes up.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Recognizes that a finger goes back; no script does.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// Whether its bar goes when the list is scrolled.
  open var hidesBarsOnSwipe = false
  private var stack: [UIViewController] = []
  /// What is seen to move at the moment.
  private(set) var transition: StackTransition?

  /// View controllers, the lowest of which is there from the beginning.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    isToolbarHidden = true
    take(rootViewController)
  }

  /// No view controller yet, with bars of other classes than usual; those are not made here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    isToolbarHidden = true
  }

  /// No view controller yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isToolbarHidden = true
  }

  /// View controllers from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isToolbarHidden = true
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UINavigationController.delegate)
    ])
  }

  /// The view controllers, from the lowest to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one on top.
  open var topViewController: UIViewController? { stack.last }
  /// What is to be seen: the one on top, or what is in front of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Whether its bar is out of sight.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// Whether the bar at the bottom is out of sight.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { toolbar.isHidden = newValue }
  }

  /// Keeps its bar out of sight, or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Keeps the bar at the bottom out of sight, or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Puts one on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === controller }) {
      fatalError("pushing the same view controller instance more than once is not supported")
    }
    Backstage.noteChange(of: self, by: "pushViewController(_:animated:)")
    change(to: stack + [controller], animated: animated)
  }

  /// Takes the one on top away, unless it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all away but the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes away what is above one.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      fatalError("tried to pop to a view controller that does not exist")
    }
    let gone = Array(stack.dropFirst(index + 1))
    change(to: Array(stack.prefix(index + 1)), animated: animated)
    return gone
  }

  /// Puts others in the place of all.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers, animated: animated)
  }

  /// Puts one on top.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// The bars, and the view of the one on top between them.
  open override func loadView() {
    view = UIView()
    navigationBar.back = { [weak self] in self?.popViewController(animated: true) }
    for part in [navigationBar, content, toolbar] as [UIView] { view.addSubview(part) }
    navigationBar.items = stack.map(\.navigationItem)
    refreshBars()
    if let top = stack.last { content.addSubview(top.view) }
  }

  private let content = UIView()

  private func take(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Lets the one on top before go, and the one on top now come.
  private func change(to controllers: [UIViewController], animated: Bool) {
    let (before, after) = (stack.last, controllers.last)
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { one in !stack.contains { $0 === one } }
    stack = controllers
    for controller in new { take(controller) }
    if isViewLoaded, before !== after { swap(before, after, animated) }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if isViewLoaded { navigationBar.items = stack.map(\.navigationItem) }
    refreshBars()
  }

  private func swap(_ before: UIViewController?, _ after: UIViewController?, _ animated: Bool) {
    if animated { transition = StackTransition(from: before, to: after) }
    defer { transition = nil }
    let isSeen = appearance.stage == .on || appearance.stage == .coming
    if let after {
      after.loadViewIfNeeded()
      delegate?.navigationController(self, willShow: after, animated: animated)
    }
    before?.beginDisappearing()
    if isSeen { after?.beginAppearing() }
    before?.viewIfLoaded?.removeFromSuperview()
    before?.endDisappearing()
    if let after {
      content.addSubview(after.view)
      delegate?.navigationController(self, didShow: after, animated: animated)
    }
  }

  func refreshBars() {
    toolbar.items = stack.last?.toolbarItems
  }
}

/// Who hears of what comes up in a navigation controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// One is about to come up.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// One has come up.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

/// Every call may be left out.
extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
