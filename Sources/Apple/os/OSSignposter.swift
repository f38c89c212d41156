import Synchronization

/// Signposts in the log where something begins and ends, for somebody who measures.
@available(iOS 15.0, *) public struct OSSignposter: Sendable {
  private let category: String
  /// Whether anything is written.
  public let isEnabled: Bool

  private init(_ category: String, isEnabled: Bool) {
    (self.category, self.isEnabled) = (category, isEnabled)
  }

  /// Signposts of nobody in particular.
  public init() {
    self.init("", isEnabled: true)
  }

  /// Signposts in a part of a program.
  public init(subsystem: String, category: String) {
    self.init(category, isEnabled: true)
  }

  /// Signposts in a part of a program that is one of the system's own.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(category.rawValue, isEnabled: true)
  }

  /// Signposts in a log that there is already.
  public init(logHandle: OSLog) {
    self.init(logHandle.category, isEnabled: logHandle.signpostsEnabled)
  }

  /// Signposts in the log of a logger.
  public init(logger: Logger) {
    self.init(logger.category, isEnabled: true)
  }

  /// Signposts that are never written.
  public static var disabled: OSSignposter { OSSignposter("", isEnabled: false) }

  /// A number that no other mark has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.next() }
  /// The number of an object, as long as it is there.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(object) }

  /// Signs where something begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    write("begins \(name)")
    return OSSignpostIntervalState(signpostID: id)
  }

  /// Signs where something begins, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write("begins \(name): \(message.interpolation.text)")
    return OSSignpostIntervalState(signpostID: id)
  }

  /// Signs where something ends; one interval ends once.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    state.end(name)
    write("ends \(name)")
  }

  /// Signs where something ends, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    state.end(name)
    write("ends \(name): \(message.interpolation.text)")
  }

  /// Signs that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write("marks \(name)")
  }

  /// Signs that something happened, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    write("marks \(name): \(message.interpolation.text)")
  }

  /// Signs where something begins and where it ends.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  private func write(_ text: String) {
    if isEnabled { Log.write(text, as: .default, of: category) }
  }
}

/// An interval that has begun.
@available(iOS 15.0, *) public final class OSSignpostIntervalState: Sendable {
  /// Which one.
  public let signpostID: OSSignpostID
  private let isOver = Atomic(false)

  fileprivate init(signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// An interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }

  fileprivate func end(_ name: StaticString) {
    guard !isOver.exchange(true, ordering: .relaxed) else {
      fatalError("the interval “\(name)” is ended twice")
    }
  }
}

/// Which of several marks of one name belong together.
@available(iOS 12.0, *) public struct OSSignpostID: Hashable, Comparable, Sendable, RawRepresentable {
  /// Its number.
  public let rawValue: UInt64

  /// A mark by its number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A mark by its number.
  public init(_ value: UInt64) {
    self.init(rawValue: value)
  }

  /// A number that no other mark of a log has.
  public init(log: OSLog) {
    self = .next()
  }

  /// The number of an object, as long as it is there.
  public init(log: OSLog, object: AnyObject) {
    self.init(object)
  }

  fileprivate init(_ object: AnyObject) {
    self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The only one of its name.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let null = OSSignpostID(rawValue: 0)
  /// One that cannot be.
  public static let invalid = OSSignpostID(rawValue: .max)

  /// The smaller number first.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

  private static let count = Atomic<UInt64>(0)

  fileprivate static func next() -> OSSignpostID {
    OSSignpostID(rawValue: count.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}

/// What a mark of the older kind says.
@available(iOS 12.0, *) public struct OSSignpostType: Hashable, Sendable, RawRepresentable {
  /// Its number.
  public let rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Something happened.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Something ends.
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate var verb: String {
    switch self {
    case .begin: "begins"
    case .end: "ends"
    default: "marks"
    }
  }
}

/// Makes a mark of the older kind.
@available(iOS 12.0, *)
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  Log.write("\(type.verb) \(name)", as: .default, of: log.category)
}

/// Makes a mark of the older kind with a message by a format; what it puts in is private unless the format says otherwise.
@available(iOS 12.0, *)
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  let message = LogFormat("\(format)").filled(with: arguments)
  Log.write("\(type.verb) \(name): \(message)", as: .default, of: log.category)
}
