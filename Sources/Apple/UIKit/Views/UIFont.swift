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

    /// As thin as can be.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// As bold as can be.
    public static let black = Weight(rawValue: 0.62)
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

  /// The font the reader prefers for a purpose, in some surroundings.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// A font by its name; which there are is not known here, and so there is one of every name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(pointSize: fontSize)
  }

  /// A font by its description, of the size in it or of another.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight)
  }

  /// The system's slanted font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  /// The system's font whose letters all have one width.
  @available(iOS 13.0, *)
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// This font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: weight) }

  /// What it is.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize, weight: weight) }

  /// How large a font of the system is.
  public static let systemFontSize: CGFloat = 14
  /// How large a small font of the system is.
  public static let smallSystemFontSize: CGFloat = 12
  /// How large the font of a label is.
  public static let labelFontSize: CGFloat = 17
  /// How large the font of a button is.
  public static let buttonFontSize: CGFloat = 18
}

/// How high the letters of a font are, by what the system's font has of its size.
extension UIFont {
  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// How far letters reach above the line that they stand on.
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  /// How far letters reach below the line that they stand on, as a number below zero.
  public var descender: CGFloat { pointSize * -0.2412109375 }
  /// How high capital letters are.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// How high small letters are.
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The space between lines.
  public var leading: CGFloat { 0 }
}
