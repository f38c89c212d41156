import Rehearsal

/// A line that the user types into.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// What is in it.
  open var text: String? = "" {
    didSet {
      selection = length..<length
      noteChange("text")
    }
  }
  /// What is marked, in units of UTF-16, or where the next letter goes: a text that code sets is written on at its end.
  var selection = 0..<0
  /// What it says while nothing is in it.
  open var placeholder: String?
  /// Who is asked before something changes, and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Its font.
  open var font: UIFont?
  /// Its color.
  open var textColor: UIColor?
  /// Where its line begins.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around it.
  open var borderStyle = BorderStyle.none
  /// When it offers to be emptied.
  open var clearButtonMode = ViewMode.never
  /// Whether its font follows the reader's setting.
  open var adjustsFontForContentSizeCategory = false
  /// Whether what is typed is kept out of sight.
  open var isSecureTextEntry = false
  /// The keyboard it asks for.
  open var keyboardType = UIKeyboardType.default
  /// What the keyboard's last key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What it is for.
  open var textContentType: UITextContentType?
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What stands before its text.
  open var leftView: UIView? {
    didSet { put(leftView, insteadOf: oldValue) }
  }
  /// When that is seen.
  open var leftViewMode = ViewMode.never
  /// What stands behind its text.
  open var rightView: UIView? {
    didSet { put(rightView, insteadOf: oldValue) }
  }
  /// When that is seen.
  open var rightViewMode = ViewMode.never
  /// Whether it is empty again whenever somebody begins to type.
  open var clearsOnBeginEditing = false
  /// What stands in place of the keyboard for it.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// What stands above the keyboard for it.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  /// Whether it is being typed into.
  public var isEditing: Bool { isFirstResponder }

  /// What is posted after every letter.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// Why a field has given the keyboard up.
  @available(iOS 10.0, *) public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  /// When something in a field is seen.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always

    func isSeen(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// A field in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A field from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UITextField.delegate)
    ])
  }

  package override var takesText: Bool { true }

  /// Whether it would take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled && isTouchable }

  /// Takes the keyboard from whatever has it, if its delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    pass(keyboardFrom: root.firstResponder)
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) != false { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Gives the keyboard up, if its delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) != false else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Puts a text where the next letter goes, as a key does.
  open func insertText(_ text: String) {
    put(text, insteadOf: selection)
    sendActions(for: .editingChanged)
  }

  /// Takes what is marked, or the letter before the cursor, as a key does.
  open func deleteBackward() {
    let taken = (text ?? "").taken(by: selection)
    guard !taken.isEmpty else { return }
    put("", insteadOf: taken)
    sendActions(for: .editingChanged)
  }

  /// Where its text would stand.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its text would stand while it is typed into.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where that would stand which it says while nothing is in it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where that would stand which is before its text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// Where that would stand which is behind its text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }

  private func put(_ view: UIView?, insteadOf other: UIView?) {
    other?.removeFromSuperview()
    if let view { addSubview(view) }
  }

  package override var partsBeside: [UIView] {
    let sides = [(leftView, leftViewMode), (rightView, rightViewMode)].map { view, mode in
      mode.isSeen(whileEditing: isEditing) ? view : nil
    }
    // What stands behind the text stands in the place of the button.
    return [sides[0], sides[1] ?? clearButton].compactMap { $0 }
  }

  package override func element(below label: String?) -> Touchable? {
    guard isEnabled, isTouchable else {
      return (text ?? "").isEmpty ? nil : text.map { Touchable(.label($0), self) }
    }
    guard let name = accessibilityLabel ?? placeholder ?? label ?? accessibilityIdentifier else { return nil }
    return Touchable(.field(name, text: text ?? ""), self)
  }
}
