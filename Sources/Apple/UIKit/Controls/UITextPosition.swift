/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// How many units of UTF-16 stand before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// What stands between two places of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ units: Range<Int>) {
    (start, end) = (UITextPosition(units.lowerBound), UITextPosition(units.upperBound))
    super.init()
  }

  /// Whether it is a place alone.
  open var isEmpty: Bool { start.offset == end.offset }

  /// The units of UTF-16 in it.
  var units: Range<Int> { start.offset..<end.offset }
}

/// What takes keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether something is in it.
  var hasText: Bool { get }
  /// Puts a text where the next letter goes.
  func insertText(_ text: String)
  /// Takes what is marked, or the letter before the place where the next one goes.
  func deleteBackward()
}

/// A text with a place where the next letter goes.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// What is marked, or where the next letter goes; `nil` while nobody types into it.
  var selectedTextRange: UITextRange? { get set }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// What stands in a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of another.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place some units of UTF-16 after another; `nil` where the text is not so long.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// What stands between two places, whichever is first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (one, other) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(one, other)..<max(one, other))
  }

  /// How many units of UTF-16 stand between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension Range<Int> {
  /// What of it is in a text of some length.
  func within(_ length: Int) -> Range<Int> { clamped(to: 0..<Swift.max(length, 0)) }

  /// As Foundation has it.
  var place: NSRange { NSRange(location: lowerBound, length: count) }
}

extension String {
  /// What stands in some units of UTF-16.
  func text(in units: Range<Int>) -> String {
    (self as NSString).substring(with: units.within(utf16.count).place)
  }

  /// The text with others in the place of some units of UTF-16.
  func replacing(_ units: Range<Int>, by text: String) -> String {
    (self as NSString).replacingCharacters(in: units.within(utf16.count).place, with: text)
  }

  /// What the delete key takes: what is marked, or else the letter before.
  func taken(by units: Range<Int>) -> Range<Int> {
    guard units.isEmpty, units.lowerBound > 0 else { return units }
    let letter = (self as NSString).rangeOfComposedCharacterSequence(at: units.lowerBound - 1)
    return letter.location..<units.lowerBound
  }
}
