import Rehearsal

/// Pages of which one is seen; a person who swipes is a script that taps “Next Page” or “Previous Page”.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Who knows which page comes before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Where the next page is.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are seen.
  public private(set) var viewControllers: [UIViewController]?

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// Where the next page is.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// What else pages are made with.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Pages, of which none is there yet.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages from a storyboard.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.attribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = coder.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("dataSource", \UIPageViewController.dataSource),
      .outlet("delegate", \UIPageViewController.delegate),
    ])
  }

  /// Says which page is seen; its delegate hears nothing.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      fatalError("the number of view controllers provided (0) doesn't match the number required (1)")
    }
    show(page)
    if let completion { afterwards { completion(true) } }
  }

  private func show(_ page: UIViewController) {
    for former in viewControllers ?? [] where former !== page {
      former.willMove(toParent: nil)
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
    viewControllers = [page]
    guard page.parent !== self else { return }
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  /// The page, and where one can go from it.
  open override func loadView() {
    view = Pages(of: self)
  }

  /// The pages beside the one that is seen, by how a person comes to them.
  fileprivate var neighbors: [(name: String, page: UIViewController)] {
    guard let page = viewControllers?.first, let dataSource else { return [] }
    let before = dataSource.pageViewController(self, viewControllerBefore: page)
    let after = dataSource.pageViewController(self, viewControllerAfter: page)
    return [("Previous Page", before), ("Next Page", after)].compactMap { name, page in
      page.map { (name, $0) }
    }
  }

  fileprivate func turn(to page: UIViewController) {
    let former = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [page])
    show(page)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
  }
}

/// The view of pages.
private final class Pages: UIView {
  private weak var pages: UIPageViewController?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var parts: [Touchable]? {
    subviews.flatMap(\.touchables)
      + (pages?.neighbors ?? []).map { name, page in
        Touchable(.button(name, isEnabled: isTouchable), self) { [weak pages] in pages?.turn(to: page) }
      }
  }
}

/// Knows which page comes before and after another.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many points there are below the pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them is the page's that is seen.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// The points may be left out.
extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

/// Both may be left out.
extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
