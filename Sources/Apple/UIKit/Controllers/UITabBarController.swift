import Rehearsal

/// View controllers beside one another, each behind a tab.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// Who is asked before a tab is chosen, and hears of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of the tabs.
  public let tabBar = UITabBar()
  private var index = 0
  private var all: [UIViewController] = []
  private let content = UIView()

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UITabBarController.delegate)
    ])
  }

  /// The view controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers; the first is chosen.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let before = selectedViewController
    for controller in all {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    all = controllers ?? []
    for controller in all {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = 0
    replace(before)
  }

  /// The number of the chosen tab.
  open var selectedIndex: Int {
    get { index }
    set {
      guard all.indices.contains(newValue), newValue != index else { return }
      let before = selectedViewController
      index = newValue
      replace(before)
    }
  }

  /// The chosen view controller.
  open var selectedViewController: UIViewController? {
    get { all.indices.contains(index) ? all[index] : nil }
    set { if let new = all.firstIndex(where: { $0 === newValue }) { selectedIndex = new } }
  }

  /// The chosen one above the tabs.
  open override func loadView() {
    view = UIView()
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.owner = self
    if let chosen = selectedViewController { content.addSubview(chosen.view) }
  }

  private func replace(_ before: UIViewController?) {
    guard isViewLoaded else { return }
    before?.viewIfLoaded?.removeFromSuperview()
    if let chosen = selectedViewController { content.addSubview(chosen.view) }
  }

  fileprivate func tap(_ tab: Int) {
    let controller = all[tab]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    selectedIndex = tab
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What stands on the tab's corner.
  open var badgeValue: String?
  /// What it shows while it is chosen.
  open var selectedImage: UIImage?

  /// A tab without a name.
  public override init() {
    super.init()
  }

  /// A tab with a name.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a name, and another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The bar of the tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  fileprivate weak var owner: UITabBarController?

  package override var parts: [Touchable]? {
    guard let controllers = owner?.viewControllers else { return [] }
    return controllers.enumerated().compactMap { index, controller in
      guard let name = controller.tabBarItem.name ?? controller.title else { return nil }
      return Touchable(.button(name, isEnabled: controller.tabBarItem.isEnabled && isTouchable), self) {
        [weak owner] in owner?.tap(index)
      }
    }
  }
}

/// Who is asked before a tab is chosen, and hears of it.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether one may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// One is chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Every call may be left out.
extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
