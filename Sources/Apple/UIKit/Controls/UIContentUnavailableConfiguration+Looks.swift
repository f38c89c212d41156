@available(iOS 17.0, *) extension UIContentUnavailableConfiguration {
  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What a tap opens, where it does nothing else.
    public var menu: UIMenu?
    /// What it is among others.
    public var role = UIButton.Role.normal
    /// Whether it can be tapped.
    public var isEnabled = true
  }

  /// How a text looks; nothing is drawn with it.
  public struct TextProperties: Sendable {
    /// Its color.
    public var color = UIColor.label
    /// Its font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// How many lines it may take.
    public var numberOfLines = 0
    /// Where a line that is too long breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether its font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small its font may become, where it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether its letters may move together.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// How a picture looks; nothing is drawn with it.
  public struct ImageProperties: Sendable {
    /// Its color.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it may be.
    public var maximumSize = CGSize.zero
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// Where it stands.
  public enum Alignment: Int, Sendable {
    case center
    case natural
  }
}
