import Rehearsal

/// A window; an extension's is the system's, and an app hands its own to the controller that asks for upgrades.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }

  /// Whether it takes the keyboard.
  public private(set) var isKeyWindow = false

  /// A window in a place; out of sight until it is made key.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isToldOfWindow = true
    isHidden = true
  }

  /// A window of a scene's, out of sight until it is made key.
  @available(iOS 13.0, *)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// The scene that it belongs to.
  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene?

  /// A window from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isToldOfWindow = true
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Shows it in front of everything.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    Backstage.context?.present()
  }
}
