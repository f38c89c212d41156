package import Rehearsal

/// What has a view, and what happens to it on its way to the screen and off it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// What it is called, in the bar above it as well.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// How it covers what is there.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only its own code takes it away.
  open var isModalInPresentation = false
  /// How large it would like to be.
  open var preferredContentSize = CGSize.zero
  /// What the bar above it says, and the buttons in it.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// Its tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of the bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? UINavigationController)?.refreshBars() }
  }
  /// Whether its content can be edited at the moment.
  open var isEditing = false
  /// Whether the bar at the bottom goes when it comes up.
  open var hidesBottomBarWhenPushed = false
  /// The storyboard that it came from.
  var origin: AnyObject?
  /// What its scene is called there.
  var sceneID: String?
  /// Gives it the view that was drawn.
  final var drawing: (@MainActor (UIViewController) -> Void)?
  /// What it is called in its nib.
  public let nibName: String?
  /// The segues that begin in its scene.
  var segues: [StoryboardSegue] = []
  /// Whether what covers it stays within it.
  open var definesPresentationContext = false
  /// Which surroundings it would overrule.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { tellOfStyle(instead: oldValue) }
  }
  var traitObservers: [TraitObserver] = []
  /// How it is presented.
  open internal(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
    of: self)
  /// What holds it.
  public internal(set) weak var parent: UIViewController?
  /// What it holds.
  public internal(set) var children: [UIViewController] = []
  var presented: UIViewController?
  /// Whether it is the system's, and stands in front of everything without being presented.
  var isOfSystem = false
  weak var presenter: UIViewController?
  private var loadedView: UIView?
  var appearance = Appearance()
  @available(iOS 17.0, *) private(set) final var unavailable = ConfiguredContent()
  final var isAskedForUnavailableContent = false

  private lazy var ownWindow = UIWindow()

  /// The window that the system shows it in, while it is on screen; others are in that of what shows them.
  var systemWindow: UIWindow? {
    let isArriving = appearance.isArriving && loadedView?.superview == nil
    guard appearance.stage == .on || appearance.stage == .going || isArriving else { return nil }
    return presenter?.systemWindow ?? ownWindow
  }

  /// The request it serves, where it is an extension's own.
  package var served: HandlerContext?

  /// A view controller that makes its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A view controller whose view is drawn in a nib; without a name it makes its view in code, unless there is a nib
  /// that is called as it is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// A view controller from a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
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

  /// Begins to serve the request that an extension was made for; extension points have calls of their own for it.
  open func beginRequest(with context: NSExtensionContext) {}

  /// Gives it a view of its own; an override does not call super.
  open func loadView() {
    if let drawing { return drawing(self) }
    if !loadNib() { view = UIView() }
  }

  /// The view is made.
  open func viewDidLoad() { appearance.heard(.viewDidLoad) }
  /// The view comes to the screen.
  open func viewWillAppear(_ animated: Bool) { appearance.heard(.viewWillAppear) }
  /// The view stands in its place, and comes to the screen.
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) { appearance.heard(.viewIsAppearing) }
  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) { appearance.heard(.viewDidAppear) }
  /// The view goes from the screen.
  open func viewWillDisappear(_ animated: Bool) { appearance.heard(.viewWillDisappear) }
  /// The view is off the screen.
  open func viewDidDisappear(_ animated: Bool) { appearance.heard(.viewDidDisappear) }
  /// What stands in place of content that there is none of.
  @available(iOS 17.0, *) open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { unavailable.show(newValue, in: view) }
  }
  /// What is known to who says what stands in place of content.
  @available(iOS 17.0, *) open var contentUnavailableConfigurationState:
    UIContentUnavailableConfigurationState
  {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchText
    return state
  }
  /// Says what stands in place of content.
  @available(iOS 17.0, *)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// The view's parts are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view's parts would be laid out.
  open func viewDidLayoutSubviews() {}
  /// Asks for a layout, which follows when the screen is read.
  open func updateViewConstraints() {}
  /// Lets its content be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The system is short of memory.
  open func didReceiveMemoryWarning() {}
  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The status bar over it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar over it.
  open var prefersStatusBarHidden: Bool { false }
  /// How it may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether it may be turned.
  open var shouldAutorotate: Bool { true }
  /// Whether the line at the bottom of the phone may fade.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whose status bar counts in place of its own.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// What bars cover of its view is another; nothing is laid out, and so it never is.
  open func viewSafeAreaInsetsDidChange() {}
  /// Its view becomes larger or smaller; on a phone that is not turned it never does.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Puts another in front of itself, or where its surroundings would have it.
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let parent else { return present(controller, animated: true) }
    parent.show(controller, sender: sender)
  }
  /// Puts another where details are shown, or in front of everything where there is no such place.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }
  /// Holds another; its view is put in place by the caller.
  open func addChild(_ childController: UIViewController) { hold(childController) }
  /// Is held no more.
  open func removeFromParent() { leaveParent() }
  /// Puts another in front of itself.
  ///
  /// In an extension that is not on screen this is a mistake, and the trace says so; a credential provider may do
  /// so while it prepares, but not with an animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Backstage.noteChange(of: self, by: "present(_:animated:)")
    put(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away what is in front of it, or itself where there is nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Backstage.noteChange(of: self, by: "dismiss(animated:)")
    takeAway(animated: flag, completion)
  }
  /// Whether a segue may happen.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether a way back may end here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// A segue is about to happen.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// It comes to be held by another, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has come to be held by another, or by none.
  open func didMove(toParent parent: UIViewController?) {}
}
