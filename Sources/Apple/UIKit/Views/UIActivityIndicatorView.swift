import Rehearsal

/// A wheel that turns while something is under way.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// Whether it is out of sight while it stands still.
  open var hidesWhenStopped = true
  /// How large it is.
  open var style: Style
  /// Its color.
  open var color: UIColor?

  /// How large a wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// A wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// A wheel in a place.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// A wheel from an archive; there are none here.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }

  /// Lets it stand still.
  open func stopAnimating() { isAnimating = false }

  package override func element(below label: String?) -> Touchable? {
    guard isAnimating, let accessibilityLabel else { return nil }
    return Touchable(.label(accessibilityLabel), self)
  }
}
