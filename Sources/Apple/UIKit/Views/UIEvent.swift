/// That a user did something.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of thing that was.
  public let type: EventType
  /// How it was done, where there are several ways.
  public let subtype = EventSubtype.none

  init(_ type: EventType = .touches) {
    self.type = type
    super.init()
  }

  /// A kind of event.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
  }

  /// A way to do it.
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
  }
}
