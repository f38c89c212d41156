/// The letters of a layout that is written as a picture.
struct VisualFormatReader {
  private let format: String
  private var rest: Substring

  init(_ format: String) {
    self.format = format
    rest = format[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ sign: String) -> Bool { rest.hasPrefix(sign) }

  mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty else { fail("a name is expected") }
    rest = rest[word.endIndex...]
    return String(word)
  }

  mutating func number() -> CGFloat? {
    let sign = rest.hasPrefix("-") ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let number = Double(rest[..<digits.endIndex]) else { return nil }
    rest = rest[digits.endIndex...]
    return CGFloat(number)
  }

  /// Ends the process as a device does, and points at the place.
  func fail(_ reason: String) -> Never {
    let before = format.distance(from: format.startIndex, to: rest.startIndex)
    fatalError(
      "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: before))^")
  }
}

extension NSLayoutConstraint {
  /// What stands on one line with its neighbours in a layout that is written as a picture.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Their left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Their right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Their top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Their bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Where their lines begin.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Where their lines end.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Their middles from left to right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The lines that their last lines of text stand on.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The lines that their first lines of text stand on.
    @available(iOS 8.0, *) public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Rows run as lines do.
    public static let directionLeadingToTrailing: FormatOptions = []

    /// What of them aligns.
    var attributes: [Attribute] {
      let all: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ]
      return all.filter { contains(FormatOptions($0)) }
    }
  }

  /// What a row or a column wishes that is written as a picture; one that nobody can read is a crash.
  ///
  /// The usual space is 8 between views and 20 to the edge.
  @available(iOS 6.0, *)
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var picture = VisualFormat(format, metrics: metrics, views: views)
    return picture.constraints(options)
  }
}
