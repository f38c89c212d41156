/// What a field says of its text and its keyboard; kept as it is said.
extension UITextField {
  /// The text with attributes; they are not looked at.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// What it says while nothing is in it, with attributes; they are not looked at.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// How its text looks.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { looks.last() ?? [:] }
    set { looks.keep(newValue) }
  }

  /// Whether its font shrinks to fit.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// How small its font may become.
  public var minimumFontSize: CGFloat {
    get { looks.last() ?? 0 }
    set { looks.keep(newValue) }
  }

  /// A picture behind it.
  public var background: UIImage? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Whether the keyboard's last key waits for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether words that are not known are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// Whether quotation marks are turned to their words.
  @available(iOS 11.0, *) public var smartQuotesType: UITextSmartQuotesType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// Whether two hyphens become a dash.
  @available(iOS 11.0, *) public var smartDashesType: UITextSmartDashesType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// Whether a space comes with what is put in.
  @available(iOS 11.0, *) public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// What a new password has to be like.
  @available(iOS 12.0, *) public var passwordRules: UITextInputPasswordRules? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }
}
