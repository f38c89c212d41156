/// A view that tells others what the user does with it.
@MainActor open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// Where its content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(events: Event, action: UIAction)] = []

  /// A control in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that does something when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  /// A control from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A change of value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The keyboard came.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Another letter.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The keyboard went.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The keyboard went by its Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  /// Does something when an event happens; an action of the same identifier goes.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.events == events && $0.action.isReplaced(by: action) }
    actions.append((events, action))
  }

  func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
  }

  /// Does it no more.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.events == events && $0.action.isReplaced(by: action) }
  }

  /// Does it no more.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.events == events && $0.action.identifier == identifier }
  }

  /// Does everything that was asked for on some events.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.perform(from: self) }
  }
}
