/// What VoiceOver makes of a view; kept as it is said.
extension UIView {
  /// What kind of thing it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { looks.last() ?? .none }
    set { looks.keep(newValue) }
  }

  /// Whether it stays away from what is in it.
  public var accessibilityElementsHidden: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether it stays within it.
  public var accessibilityViewIsModal: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether it goes through all that is in it before it goes on.
  public var shouldGroupAccessibilityChildren: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// What it goes through, in order.
  public var accessibilityElements: [Any]? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// What is said where text is large and it is held.
  @available(iOS 13.0, *) public var largeContentTitle: String? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Whether something is said where text is large and it is held.
  @available(iOS 13.0, *) public var showsLargeContentViewer: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }
}

/// What kinds of things VoiceOver knows.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt64

  /// Kinds by their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Something to tap.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums something up.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It is out of use.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Where something is looked for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins something that is heard.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It has more and less of something.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What an interface and the helps of the system say to one another: none of them is switched on.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether VoiceOver reads.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the phone is used by switches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether less is to move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less is to shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are to be darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// What an interface can tell.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// Its number.
    public let rawValue: UInt32

    /// Something to tell by its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is elsewhere.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to be read at once.
    public static let announcement = Notification(rawValue: 1008)
    /// It was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells something; no VoiceOver hears of it.
  public static func post(notification: Notification, argument: Any?) { Backstage.noteDeed() }
}
