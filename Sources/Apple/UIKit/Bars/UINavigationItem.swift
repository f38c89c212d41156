/// What the bar above a view controller says, and the buttons in it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// What it says.
  open var title: String?
  /// What it says above that.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The buttons where lines begin, first of all first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where lines end, the last of all first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the way back is kept out of sight.
  open var hidesBackButton = false
  /// Whether the first buttons leave the way back where it is.
  open var leftItemsSupplementBackButton = false
  /// What the way back to it looks like.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the way back to it says.
  open var backButtonTitle: String?
  /// When its title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether its search bar goes when its list is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How its bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How its bar looks above content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How its bar looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How much the way back to it says.
  @available(iOS 14.0, *) open var backButtonDisplayMode: BackButtonDisplayMode {
    get { BackButtonDisplayMode(rawValue: backButtonMode) ?? .default }
    set { backButtonMode = newValue.rawValue }
  }
  private var backButtonMode = 0
  /// Where its search bar stands.
  @available(iOS 16.0, *) open var preferredSearchBarPlacement: SearchBarPlacement {
    get { SearchBarPlacement(rawValue: searchBarPlace) ?? .automatic }
    set { searchBarPlace = newValue.rawValue }
  }
  private var searchBarPlace = 0
  /// The search bar below its title, and whoever has it.
  var search: (holder: AnyObject, bar: UIView)?

  /// How much a way back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    case inline
    case stacked
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  /// A bar's content that says nothing yet.
  public override convenience init() {
    self.init(title: "")
  }

  /// A bar's content that says something.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// The first button where lines begin.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The last button where lines end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Keeps the way back out of sight, or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
