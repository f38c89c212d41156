package import Rehearsal

/// What has a view, and what happens to it on its way to the screen and off it.
@MainActor open class UIViewController: UIResponder {
  /// What it is called.
  open var title: String?
  /// How it covers what is there.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only its own code takes it away.
  open var isModalInPresentation = false
  /// How large it would like to be.
  open var preferredContentSize = CGSize.zero
  /// What holds it.
  public internal(set) weak var parent: UIViewController?
  /// What it holds.
  public internal(set) var children: [UIViewController] = []
  /// What it has put on screen in front of itself.
  public internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?
  private var loadedView: UIView?
  var appearance = Appearance()

  private lazy var ownWindow = UIWindow()

  /// The window that the system shows it in, while it is on screen; others are in that of what shows them.
  var systemWindow: UIWindow? {
    guard appearance.stage == .on || appearance.stage == .going else { return nil }
    return presenter?.systemWindow ?? ownWindow
  }

  /// The request it serves, where it is an extension's own.
  package var served: HandlerContext?

  /// A view controller that makes its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A view controller that makes its view in code; there are no nibs here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil { notModelled("the nib “\(nibNameOrNil)”: make the view in code, in loadView()") }
  }

  /// A view controller from a storyboard; there are none here.
  public required init?(coder: NSCoder) {
    super.init()
    notModelled("UIViewController.init(coder:): name the class in NSExtensionPrincipalClass")
  }

  /// The view; asking for it makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one, and handlers both read and set it so.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }

  /// The view, where it is made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, if that has not happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard let context = Backstage.context else { return makeView() }
    context.load { makeView() }
  }

  private func makeView() {
    loadView()
    guard loadedView != nil else {
      notModelled("loadView() of \(type(of: self)) that sets no view: give it one")
    }
    appearance.expect(.viewDidLoad)
    viewDidLoad()
    appearance.check(.viewDidLoad)
  }

  /// What there is to the extension; its own class gives it.
  open var extensionContext: NSExtensionContext? { parent?.extensionContext ?? presenter?.extensionContext }

  /// What holds it, or what its view is in.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Gives it a view of its own; an override does not call super.
  open func loadView() {
    view = UIView()
  }

  /// The view is made.
  open func viewDidLoad() { appearance.heard(.viewDidLoad) }
  /// The view comes to the screen.
  open func viewWillAppear(_ animated: Bool) { appearance.heard(.viewWillAppear) }
  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) { appearance.heard(.viewDidAppear) }
  /// The view goes from the screen.
  open func viewWillDisappear(_ animated: Bool) { appearance.heard(.viewWillDisappear) }
  /// The view is off the screen.
  open func viewDidDisappear(_ animated: Bool) { appearance.heard(.viewDidDisappear) }
  /// The view's parts are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view's parts would be laid out.
  open func viewDidLayoutSubviews() {}
  /// It comes to be held by another, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has come to be held by another, or by none.
  open func didMove(toParent parent: UIViewController?) {}
}

/// How a view controller covers what is there.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

/// How a view controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
