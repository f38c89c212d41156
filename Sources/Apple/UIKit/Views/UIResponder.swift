/// Something that can take part in handling what the user does.
@MainActor open class UIResponder: NSObject {
  /// A responder that is not the first one.
  public override init() {
    super.init()
  }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Whether it would take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it would give the keyboard up.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  public private(set) var isFirstResponder = false

  /// Takes the keyboard, if it would.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard up, if it would.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }
}
