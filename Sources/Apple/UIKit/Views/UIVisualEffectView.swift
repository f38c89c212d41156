/// How what is behind a view is seen through it; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What is behind is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much, and in which light.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
  }

  /// Blurred in some way.
  public init(style: Style) {
    super.init()
  }
}

/// A view through which what is behind is seen in some way.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What it holds.
  public let contentView = UIView()
  /// In which way.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
