/// A key of a keyboard that stands beside the phone, and what it does; no script has such a keyboard.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// What it is called.
  @available(iOS 13.0, *) open var title = ""
  /// What is said of it to whoever holds the command key for long.
  @available(iOS 9.0, *) open var discoverabilityTitle: String?
  /// The key.
  public let input: String?
  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// What is called.
  @available(iOS 13.0, *) public let action: Selector?
  /// Whether it goes before what the system does with the key.
  @available(iOS 15.0, *) open var wantsPriorityOverSystemBehavior = false

  /// A key, what is held with it, and what is called.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  /// One that has a name.
  @available(iOS 13.0, *)
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
  }

  /// The key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that gives up.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// What is held while a key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for capitals.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key or a button that somebody presses; nobody does.
@available(iOS 9.0, *) @preconcurrency @MainActor open class UIPress: NSObject {
  /// The key.
  @available(iOS 13.4, *) open var key: UIKey? { nil }
}

/// A key of a keyboard that stands beside the phone.
@available(iOS 13.4, *) @preconcurrency @MainActor open class UIKey: NSObject {
  /// What it writes.
  open var characters: String { "" }
  /// What is held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// That somebody presses something.
@available(iOS 9.0, *) @preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
