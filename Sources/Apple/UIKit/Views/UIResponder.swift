/// Something that can take part in handling what the user does.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder that is not the first one.
  public override init() {
    super.init()
  }

  /// What a storyboard can connect in it; the rewriting of a class adds what is its own.
  open class var connections: Connections { Connections() }

  /// Called when it was drawn, and everything that was drawn with it is there.
  open func awakeFromNib() {}

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Whether it would take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it would give the keyboard up.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { hasKeyboard }
  private var hasKeyboard = false
  /// How it looks, as far as nothing here depends on it.
  var looks = Looks()

  /// Takes the keyboard, if it would.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    Backstage.noteDeed()
    hasKeyboard = true
    if takesText || inputView != nil { Keyboard.ours?.come(to: self) }
    return true
  }

  /// Gives the keyboard up, if it would.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard hasKeyboard, canResignFirstResponder else { return false }
    hasKeyboard = false
    Keyboard.ours?.go(from: self)
    return true
  }

  /// Whether it, or whoever comes next, has the method of something in a menu.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) || next?.canPerformAction(action, withSender: sender) == true
  }

  /// Who does something in a menu: it, or whoever comes next.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isMethod(of: self), canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the keyboard is for writing into it.
  package var takesText: Bool { false }

  /// A touch began on it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// A touch on it went elsewhere.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// The system took a touch on it back.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// A touch on it ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// What keys of a keyboard beside the phone do; no script has one.
  @available(iOS 7.0, *) open var keyCommands: [UIKeyCommand]? { looks.last() }
  /// A key was pressed; none ever is.
  @available(iOS 9.0, *)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// A key was let go; none ever is.
  @available(iOS 9.0, *)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// A movement of the phone began; none ever does.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A movement of the phone ended; none ever does.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Asks anew for what stands in place of the keyboard and above it.
  open func reloadInputViews() {}
  /// What stands above the keyboard for it.
  open var inputAccessoryView: UIView? { nil }
  /// What stands in place of the keyboard for it.
  open var inputView: UIView? { nil }
}
