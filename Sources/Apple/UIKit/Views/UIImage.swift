/// A picture by its name; nothing is drawn.
public final class UIImage: NSObject, Sendable {
  /// The name it was asked for by; `nil` where it was made of data.
  ///
  /// What shows nothing else is found by it, because VoiceOver reads the name of an asset that has no better one.
  let name: String?
  /// What it would be drawn from.
  private let data: Data?
  /// How large it is.
  public let size: CGSize
  /// What VoiceOver calls it.
  let accessibilityLabel: String?
  /// How its color is meant.
  public let renderingMode: RenderingMode

  /// What is said of it where nothing else is known.
  var spoken: String? { accessibilityLabel ?? name }

  private init(name: String?, data: Data?, label: String? = nil, mode: RenderingMode = .automatic) {
    self.name = name
    self.data = data
    size = CGSize(width: 24, height: 24)
    accessibilityLabel = label
    renderingMode = mode
    super.init()
  }

  /// A picture of nothing.
  public convenience override init() {
    self.init(name: nil, data: nil)
  }

  /// A picture of the extension's own; which there are is not known here, and so there is one of every name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, data: nil)
  }

  /// A picture of a bundle's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// One of the system's symbols, called as VoiceOver calls it: `person.circle` is "person circle".
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, data: nil, label: name.replacingOccurrences(of: ".", with: " "))
  }

  /// One of the system's symbols, drawn in some way.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// A picture in data; `nil` for what begins like none.
  public convenience init?(data: Data) {
    let heads: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38]]
    guard heads.contains(where: { data.starts(with: $0) }) else { return nil }
    self.init(name: nil, data: data)
  }

  /// How a picture's color is meant.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// This picture, with its color meant otherwise.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name: name, data: data, label: accessibilityLabel, mode: mode)
  }

  /// This picture in a color; nothing is drawn with it.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// This picture in a color, meant in some way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// How many pixels make a point of it.
  public var scale: CGFloat { 3 }

  /// The data it was made of, where that is a picture of a camera's.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data?.starts(with: [0xFF, 0xD8, 0xFF]) == true ? data : nil
  }

  /// The data it was made of, where that is a PNG.
  public func pngData() -> Data? { data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true ? data : nil }

  /// How a picture is drawn.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// This picture, drawn in some way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// This symbol, drawn in some way.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Of a size.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// Of a size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    /// Of a weight.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Of a scale.
    public convenience init(scale: SymbolScale) { self.init() }
    /// As large as text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// As large as text, of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// As large and bold as a font.
    public convenience init(font: UIFont) { self.init() }
    /// As large and bold as a font, of a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    /// In a color and its shades.
    @available(iOS 15.0, *) public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// In several colors.
    @available(iOS 15.0, *) public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}
