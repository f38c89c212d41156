/// What a font is.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Its size.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  /// How it is drawn.
  public let symbolicTraits: SymbolicTraits

  init(pointSize: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits = []) {
    self.pointSize = pointSize
    self.weight = weight
    symbolicTraits = traits.union(weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : [])
    super.init()
  }

  /// What the font is that the reader prefers for a purpose.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// This font, drawn in some way.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
      traits: symbolicTraits)
  }

  /// This font in one of the system's designs; none is drawn.
  @available(iOS 13.0, *) public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// This font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, weight: weight, traits: symbolicTraits)
  }

  /// How a font is drawn.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt32

    /// Ways by their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  @available(iOS 13.0, *) public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As the system has it.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

/// How fonts grow with the size that the reader prefers; that of a phone as it is sold.
@available(iOS 11.0, *) public final class UIFontMetrics: NSObject, Sendable {
  /// Those of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Those of a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// A font as large as the reader prefers it.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// A font as large as the reader prefers it, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// A length as large as the reader prefers it.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
