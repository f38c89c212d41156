/// A font; nothing is drawn with it.
public final class UIFont: NSObject, Sendable {
  /// Its size in points.
  public let pointSize: CGFloat
  let weight: Weight

  init(pointSize: CGFloat, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What a font is for.
  public enum TextStyle: CGFloat, Sendable {
    case largeTitle = 34
    case title1 = 28
    case title2 = 22
    case title3 = 20
    case headline = 17
    case callout = 16
    case subheadline = 15
    case footnote = 13
    case caption1 = 12
    case caption2 = 11
    /// Running text.
    public static let body = TextStyle.headline
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The font the reader prefers for a purpose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.rawValue)
  }
}
