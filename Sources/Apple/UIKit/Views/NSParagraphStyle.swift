/// How the lines of a text are set; kept as it is said.
open class NSParagraphStyle: NSObject {
  /// Where lines begin.
  public internal(set) var alignment = NSTextAlignment.natural
  /// Where a line that is too long breaks.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines.
  public internal(set) var lineSpacing: CGFloat = 0
  /// The space after a paragraph.
  public internal(set) var paragraphSpacing: CGFloat = 0
  /// How many times as high as its letters a line is.
  public internal(set) var lineHeightMultiple: CGFloat = 0

  /// As texts are set.
  public override init() {
    super.init()
  }
}

/// How the lines of a text are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines begin.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Where a line that is too long breaks.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The space after a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// How many times as high as its letters a line is.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

/// The line below a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: Int

  /// Lines by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
