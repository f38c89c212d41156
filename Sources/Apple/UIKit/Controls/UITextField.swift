import Rehearsal

/// A line that the user types into.
@MainActor open class UITextField: UIControl, UITextInputTraits {
  /// What is in it.
  open var text: String? = ""
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

  /// When something in a field is seen.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
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
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Gives the keyboard up, if its delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) != false else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  package override func element(below label: String?) -> Touchable? {
    guard isEnabled, isTouchable else {
      return (text ?? "").isEmpty ? nil : text.map { Touchable(.label($0), self) }
    }
    guard let name = accessibilityLabel ?? placeholder ?? label ?? accessibilityIdentifier else { return nil }
    return Touchable(.field(name, text: text ?? ""), self)
  }
}
