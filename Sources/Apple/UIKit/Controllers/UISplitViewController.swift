/// View controllers beside one another, which a phone shows one above the other.
///
/// A phone is too narrow for columns: what would stand beside goes on top, as a device does it when it collapses.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Who is asked what is on top.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns there are.
  @available(iOS 14.0, *) public var style: Style { columnStyle }
  /// Whether the columns are on top of one another; on a phone they are.
  @available(iOS 8.0, *) public var isCollapsed: Bool { true }
  /// How the columns would be seen.
  @available(iOS 8.0, *) open var preferredDisplayMode: DisplayMode {
    get { looks.last() ?? .automatic }
    set { looks.keep(newValue) }
  }
  private let columnStyle: Style
  private var columns: [Column: UIViewController] = [:]
  private var shown: UIViewController?

  /// How many columns there are.
  @available(iOS 14.0, *) public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A column.
  @available(iOS 14.0, *) public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// How the columns are seen where there is room.
  @available(iOS 8.0, *) public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
  }

  /// Columns of a style.
  @available(iOS 14.0, *) public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Two columns, given one after the other.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columnStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// From a storyboard, which has no columns here.
  public required init?(coder: NSCoder) {
    columnStyle = .unspecified
    super.init(coder: coder)
  }

  /// The view controllers, the one that leads to the other first; after they have collapsed, the one that is seen.
  open var viewControllers: [UIViewController] {
    get { shown.map { [$0] } ?? [columns[.primary], columns[.secondary]].compactMap(\.self) }
    set {
      (columns[.primary], columns[.secondary]) = (newValue.first, newValue.dropFirst().first)
      if isViewLoaded { collapse() }
    }
  }

  /// Puts one into a column.
  @available(iOS 14.0, *) open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if isViewLoaded { collapse() }
  }

  /// The one in a column.
  @available(iOS 14.0, *) open func viewController(for column: Column) -> UIViewController? {
    columns[column]
  }

  /// Puts a column on top.
  @available(iOS 14.0, *) open func show(_ column: Column) {
    guard let one = columns[column] else { return }
    put(onTop: one)
  }

  /// Puts one into the second column, which is on top of the first.
  @available(iOS 8.0, *) open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
    columns[.secondary] = vc
    put(onTop: vc)
  }

  /// What is seen of the columns.
  open override func loadView() {
    view = UIView()
    collapse()
  }

  /// Finds what a phone shows of the columns.
  private func collapse() {
    if let compact = columns[.compact] { return seat(compact) }
    guard let primary = columns[.primary] else { return }
    let others = [Column.supplementary, .secondary].filter { columns[$0] != nil }
    guard columnStyle == .unspecified else { return collapse(primary, under: others) }
    seat(primary)
    guard let secondary = columns[.secondary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    else { return }
    put(onTop: secondary)
  }

  private func collapse(_ primary: UIViewController, under others: [Column]) {
    seat(primary as? UINavigationController ?? UINavigationController(rootViewController: primary))
    guard let proposed = others.last else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    for column in others where column.rawValue <= top.rawValue {
      if let one = columns[column] { put(onTop: one) }
    }
  }

  /// Lets one be all that is seen.
  private func seat(_ controller: UIViewController) {
    if let shown {
      shown.willMove(toParent: nil)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = controller
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func put(onTop controller: UIViewController) {
    guard let stack = shown as? UINavigationController else { return }
    // A stack does not stand in a stack: what it has goes on top, one after the other.
    let new = (controller as? UINavigationController)?.viewControllers ?? [controller]
    let before = stack.viewControllers.filter { old in !new.contains { $0 === old } }
    stack.setViewControllers(before + new, animated: false)
  }
}

extension UIViewController {
  /// What holds it that shows columns.
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let one = next {
      if let found = one as? UISplitViewController { return found }
      next = one.parent
    }
    return nil
  }
}

/// Who is asked what is on top.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether somebody else shows it.
  @available(iOS 8.0, *)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the second is left out where there is no room for it.
  @available(iOS 8.0, *)
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Which column is on top where there is no room for more.
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

/// Every call may be left out.
extension UISplitViewControllerDelegate {
  /// Nobody else does.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// It is not.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The one that is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
