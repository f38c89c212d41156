import Rehearsal

/// Text of several lines, to read or to type into.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The text.
  open var text: String! = "" {
    didSet { selectedRange = NSRange(location: length, length: 0) }
  }
  /// The text with attributes; they are not looked at.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  /// Who is asked before something changes, and hears of it.
  open weak var delegate: (any UITextViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }
  /// Its font.
  open var font: UIFont?
  /// Its color.
  open var textColor: UIColor?
  /// Where its lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Whether somebody may type into it.
  open var isEditable = true
  /// Whether text in it can be chosen.
  open var isSelectable = true
  /// The space around its text.
  open var textContainerInset = UIEdgeInsets.zero

  /// What in it can be tapped, such as an address; a script taps none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// How that looks.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What of it is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Where its text stands.
  public let textContainer = NSTextContainer()

  /// Scrolls until some of it is seen.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UITextView.delegate)
    ])
  }

  package override var takesText: Bool { true }

  /// Whether it would take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable && isTouchable }

  /// Takes the keyboard, if its delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) != false else { return false }
    pass(keyboardFrom: root.firstResponder)
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Gives the keyboard up.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  package override func element(below label: String?) -> Touchable? {
    guard isEditable, isTouchable else {
      return (text ?? "").isEmpty ? nil : Touchable(.label(text), self)
    }
    guard let name = accessibilityLabel ?? label ?? accessibilityIdentifier else { return nil }
    return Touchable(.field(name, text: text ?? ""), self)
  }

  /// Takes text as from a keyboard, letter by letter, in place of what was there.
  func type(_ typed: String) {
    guard becomeFirstResponder() else { return }
    selectedRange = NSRange(location: 0, length: length)
    press("")
    for letter in typed { press(String(letter)) }
  }

  private func press(_ key: String) {
    let units = selection
    guard !units.isEmpty || !key.isEmpty,
      delegate?.textView(self, shouldChangeTextIn: units.place, replacementText: key) != false
    else { return }
    put(key, insteadOf: units)
  }

  private func put(_ string: String, insteadOf units: Range<Int>) {
    let end = units.lowerBound + string.utf16.count
    text = (text ?? "").replacing(units, by: string)
    selectedRange = (end..<end).within(length).place
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  private var length: Int { (text ?? "").utf16.count }

  /// What is marked, in units of UTF-16, or where the next letter goes.
  private var selection: Range<Int> {
    (selectedRange.location..<selectedRange.location + selectedRange.length).within(length)
  }
}

extension UITextView: UITextInput {
  /// Whether something is in it.
  public var hasText: Bool { length > 0 }

  /// What is marked, or where the next letter goes.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = newValue.units.within(length).place } }
  }

  /// Where its text ends.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// What stands in a range.
  public func text(in range: UITextRange) -> String? { (text ?? "").text(in: range.units) }

  /// Puts a text in the place of another; nobody is asked.
  public func replace(_ range: UITextRange, withText text: String) {
    put(text, insteadOf: range.units.within(length))
  }

  /// Puts a text where the next letter goes.
  public func insertText(_ text: String) { put(text, insteadOf: selection) }

  /// Takes what is marked, or the letter before the cursor.
  public func deleteBackward() {
    let taken = (text ?? "").taken(by: selection)
    if !taken.isEmpty { put("", insteadOf: taken) }
  }

  /// Whether what is typed is kept out of sight.
  public var isSecureTextEntry: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// The keyboard it asks for.
  public var keyboardType: UIKeyboardType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// What the keyboard's last key says.
  public var returnKeyType: UIReturnKeyType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }

  /// Which letters become capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { looks.last() ?? .sentences }
    set { looks.keep(newValue) }
  }

  /// Whether mistakes are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { looks.last() ?? .default }
    set { looks.keep(newValue) }
  }
}

/// Who is asked before a text changes, and hears of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether it may take the keyboard.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// It has the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// It has given the keyboard up.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a change may be made.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// What of it is marked has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// Every call may be left out.
extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
