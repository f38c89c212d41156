import Rehearsal

/// A picture on screen; a person reads of it what VoiceOver says.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is under a finger.
  open var highlightedImage: UIImage?

  /// Whether it is under a finger.
  open var isHighlighted = false
  /// How a symbol in it looks.
  @available(iOS 13.0, *) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// No picture yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// A picture from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
