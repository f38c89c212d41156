/// What a row of a list says and shows.
@available(iOS 14.0, *) public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// What it says first.
  public var text: String?
  /// What it says first, with attributes, which are not looked at.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What it says then.
  public var secondaryText: String?
  /// What it says then, with attributes, which are not looked at.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  /// What it shows.
  public var image: UIImage?
  /// How its first text looks.
  public var textProperties = TextProperties()
  /// How its second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How its picture looks.
  public var imageProperties = ImageProperties()
  /// The space between its texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The space between its picture and its texts.
  public var imageToTextPadding: CGFloat = 0
  /// The space between its texts where they stand beside one another.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// The space around it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether its texts stand beside one another.
  public var prefersSideBySideTextAndSecondaryText = false

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
    /// Whether its font follows the reader's setting.
    public var adjustsFontForContentSizeCategory = true
    /// Whether its font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small its font may become, where it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Where its lines begin.
    public var alignment = TextAlignment.natural
    /// In which letters it is.
    public var transform = TextTransform.none

    /// Where lines begin.
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    /// In which letters a text is.
    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
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
    /// How much room is kept for it.
    public var reservedLayoutSize = CGSize.zero
  }

  /// One text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// One text above another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// One text beside another.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The text above a section.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The text below a section.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The text above a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The text below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The text above a section.
  @available(iOS 18.0, *) public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The text below a section.
  @available(iOS 18.0, *) public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Makes the view that says and shows it.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Itself, in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A row of a list.
@available(iOS 14.0, *) @preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let labels = [UILabel(), UILabel()]

  /// What it says and shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// A row that says and shows something.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    show()
  }

  /// A row from an archive; there are none here.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    let list = configuration as? UIListContentConfiguration
    labels[0].text = list?.text.map { list?.textProperties.transform.applied(to: $0) ?? $0 }
    labels[1].text = list?.secondaryText.map { list?.secondaryTextProperties.transform.applied(to: $0) ?? $0 }
  }
}
