extension UIButton {
  /// How a button looks and what it says.
  @available(iOS 15.0, *) public struct Configuration: Sendable {
    /// What it says.
    public var title: String?
    /// What it says below that.
    public var subtitle: String?
    /// How large it is.
    public var buttonSize = Size.medium
    /// The color behind what it says.
    public var baseBackgroundColor: UIColor?
    /// The color of what it says.
    public var baseForegroundColor: UIColor?
    /// Whether a wheel turns in it.
    public var showsActivityIndicator = false
    /// The space around what it says.
    public var contentInsets = NSDirectionalEdgeInsets.zero

    /// What it shows.
    public var image: UIImage?
    /// Where that stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between what it shows and what it says.
    public var imagePadding: CGFloat = 0
    /// The space between what it says and what it says below that.
    public var titlePadding: CGFloat = 0
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Where what it says stands above what it says below that.
    public var titleAlignment = TitleAlignment.automatic
    /// Where a title that is too long breaks.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What is behind everything in it.
    public var background = UIBackgroundConfiguration.clear()
    /// How a symbol in it looks.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// What makes other attributes of those that what it says would be drawn with.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What makes other attributes of those that what it says below that would be drawn with.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// What it says, with attributes, which are not looked at.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }

    /// What it says below that, with attributes, which are not looked at.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// Where a title stands above what is said below it.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// Only a title.
    public static func plain() -> Configuration { Configuration() }
    /// A title on gray.
    public static func gray() -> Configuration { Configuration() }
    /// A title on a tint.
    public static func tinted() -> Configuration { Configuration() }
    /// A title on a color.
    public static func filled() -> Configuration { Configuration() }
    /// Only a title, without room around it.
    public static func borderless() -> Configuration { Configuration() }
    /// A title on a tint, in a border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A title on glass.
    @available(iOS 26.0, *) public static func glass() -> Configuration { Configuration() }
    /// A title on glass, to be tapped first.
    @available(iOS 26.0, *) public static func prominentGlass() -> Configuration { Configuration() }
    /// A title in a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A title on a color, to be tapped first.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
