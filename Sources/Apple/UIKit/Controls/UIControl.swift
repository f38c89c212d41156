/// A view that tells others what the user does with it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// Where its content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var handlers: [Handler] = []

  override func mark(goesOn: Bool) -> Int { isSelected ? 1 : 0 }

  /// Whether anybody hears of anything.
  var isHeard: Bool { !handlers.isEmpty }

  /// Who hears of which events.
  private struct Handler {
    let events: Event
    let action: UIAction?
    /// Whoever is first on the way from the control to the app and knows the method, where it is nobody's.
    weak var target: AnyObject?
    var hasTarget = false
    var selector: Selector?
  }

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

    /// A finger came.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went somewhere else.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took a touch back.
    public static let touchCancel = Event(rawValue: 1 << 8)
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
    /// Everything a finger does.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// Everything about a keyboard.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
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

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  /// Does something when an event happens; an action of the same identifier goes.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    handlers.append(Handler(events: events, action: action))
  }

  func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
  }

  /// Does it no more.
  open func removeAction(_ action: UIAction, for events: Event) {
    handlers.removeAll { $0.events == events && $0.action?.isReplaced(by: action) == true }
  }

  /// Does it no more.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    handlers.removeAll { $0.events == events && $0.action?.identifier == identifier }
  }

  /// Does everything that was asked for on some events.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      if let selector = handler.selector {
        // A target that is gone hears nothing, because a control does not hold on to it.
        guard !handler.hasTarget || handler.target != nil else { continue }
        sendAction(selector, to: handler.target, for: UIEvent())
      } else {
        handler.action?.perform(from: self)
      }
    }
  }

  /// Calls a method of a target when an event happens; the control does not hold on to the target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let isThere = handlers.contains {
      $0.selector == action && $0.target === target && $0.events == controlEvents
    }
    guard !isThere else { return }
    handlers.append(
      Handler(
        events: controlEvents, action: nil, target: target, hasTarget: target != nil, selector: action))
  }

  /// Calls it no more; without a method none of the target's, without a target none of that method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    handlers.removeAll { handler in
      handler.selector != nil && (target == nil || handler.target === target)
        && (action == nil || handler.selector == action) && !handler.events.isDisjoint(with: controlEvents)
    }
  }

  /// The names of the methods that a target hears an event by.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = handlers.filter { $0.target === (target as AnyObject) && $0.events.contains(event) }
      .compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }

  /// Calls one method, of the target or of the first on the way from the control that knows it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return action.perform(on: target as AnyObject, from: self, for: event) }
    var responder: UIResponder? = self
    while let candidate = responder {
      if action.answers(candidate, self, event) { return }
      responder = candidate.next
    }
  }
}
