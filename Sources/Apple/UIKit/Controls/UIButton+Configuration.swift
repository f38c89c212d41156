extension UIButton {
  /// How a button looks and what it says.
  public struct Configuration: Sendable {
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
    /// A title in a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A title on a color, to be tapped first.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
