/// Where a text stands; nothing is laid out.
open class NSTextContainer: NSObject {
  /// The space at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for any number.
  open var maximumNumberOfLines = 0
  /// Where a line that is too long breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// A place for a text.
  public override init() {
    super.init()
  }
}

/// What in a text can be tapped.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 16)
  /// Days and hours.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 32)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
