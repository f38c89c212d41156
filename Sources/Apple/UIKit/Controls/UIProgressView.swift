/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// How it looks.
  open var progressViewStyle = Style.default
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is not.
  open var trackTintColor: UIColor?

  /// The picture of what is done.
  @available(iOS 5.0, *) open var progressImage: UIImage?
  /// The picture of what is not.
  @available(iOS 5.0, *) open var trackImage: UIImage?

  /// One that looks so.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  /// Lets it come so far.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
