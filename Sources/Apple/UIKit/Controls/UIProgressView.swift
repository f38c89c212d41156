/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is not.
  open var trackTintColor: UIColor?

  /// Lets it come so far.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
