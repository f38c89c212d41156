import Rehearsal

/// Text of several lines, to read or to type into.
@MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The text.
  open var text: String! = ""
  /// The text with attributes; they are not looked at.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  /// Who is asked before something changes, and hears of it.
  open weak var delegate: (any UITextViewDelegate)?
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
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
    for letter in typed {
      replace(NSRange(location: (text ?? "").utf16.count, length: 0), with: String(letter))
    }
  }

  private func replace(_ place: NSRange, with string: String) {
    guard place.length > 0 || !string.isEmpty,
      delegate?.textView(self, shouldChangeTextIn: place, replacementText: string) != false
    else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: place, with: string)
    delegate?.textViewDidChange(self)
  }
}

/// Who is asked before a text changes, and hears of it.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
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
}
