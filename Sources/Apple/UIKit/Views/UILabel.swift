import Rehearsal

/// A line of text, or several.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What it says.
  open var text: String? { didSet { noteChange("text") } }
  /// The text with attributes, which are not looked at.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// Its font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// Its color.
  open var textColor: UIColor! = .label
  /// Its color while it is under a finger.
  open var highlightedTextColor: UIColor?
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// Whether it looks as if it could be used.
  open var isEnabled = true
  /// The color of its shadow.
  open var shadowColor: UIColor?
  /// Where its shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How small its font may become, where it shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters come closer before a line breaks.
  open var allowsDefaultTighteningForTruncation = false
  /// How wide it would be.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Where its lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines it may take; 0 for any number.
  open var numberOfLines = 1
  /// Where a line that is too long breaks.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether its font follows the reader's setting.
  open var adjustsFontForContentSizeCategory = false
  /// Whether its font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// A label that says nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A label from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where its text would stand.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// Called when its text is to be drawn; it never is.
  open func drawText(in rect: CGRect) {}

  package override func element(below label: String?) -> Touchable? {
    guard let text = accessibilityLabel ?? text, !text.isEmpty else { return nil }
    return Touchable(.label(text), self)
  }
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// Where lines of text break.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
