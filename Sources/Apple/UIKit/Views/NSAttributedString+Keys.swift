/// How text looks; nothing is drawn with it.
extension NSAttributedString.Key {
  /// Its font.
  public static let font = NSAttributedString.Key("NSFont")
  /// Its color.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How its lines are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The line below it.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through it.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space between its letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Where it leads.
  public static let link = NSAttributedString.Key("NSLink")
}
