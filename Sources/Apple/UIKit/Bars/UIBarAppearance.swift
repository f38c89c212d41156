/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a bar looks; nothing is drawn with it.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Its color.
  open var backgroundColor: UIColor?
  /// How what is behind it is seen through it.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The color of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?

  /// As bars look.
  public required override init() {
    super.init()
  }

  /// Nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// Everything shines through.
  open func configureWithTransparentBackground() {}
  /// As the system has it.
  open func configureWithDefaultBackground() {}
}

/// How a navigation bar looks; nothing is drawn with it.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How its title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How those look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The picture of the way back, and its shape.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a toolbar looks; nothing is drawn with it.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How its buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// How a button in a bar looks; nothing is drawn with it.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// As it is.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Out of use.
  public let disabled = UIBarButtonItemStateAppearance()

  /// As buttons look.
  public override init() {
    super.init()
  }

  /// As buttons of a style look.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }
}

/// How a button in a bar looks in one state; nothing is drawn with it.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How its title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture behind it.
  open var backgroundImage: UIImage?

  override init() {
    super.init()
  }
}
