import CInterposition

/// A queue of Dispatch, or an actor, by its address.
struct Queue: Hashable {
  let address: UnsafeMutableRawPointer
  /// Whether it is an actor, which runs one piece of work at a time as a serial queue does.
  let isActor: Bool

  init(address: UnsafeMutableRawPointer) {
    self.address = address
    isActor = false
  }

  init(actor: UnsafeMutableRawPointer) {
    address = actor
    isActor = true
  }

  static var main: Queue {
    guard let address = interposed_main_queue() else { fatalError("Dispatch is loaded") }
    return Queue(address: address)
  }

  var isSerial: Bool { isActor || self == .main || interposed_is_serial(address) }

  /// The queue it hands its work to, as long as that is not one of the system's.
  var target: Queue? {
    guard !isActor, self != .main, let target = interposed_target(address) else { return nil }
    return interposed_target(target) == nil && target != Queue.main.address ? nil : Queue(address: target)
  }

  /// A number for its label.
  var mark: UInt64 {
    if isActor { return label.utf8.reduce(2) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    return self == .main ? 1 : interposed_label_mark(address)
  }

  var label: String {
    if isActor { return "\(type(of: Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()))" }
    if self == .main { return "main" }
    guard let label = interposed_label(address) else { return "a queue" }
    let name = String(cString: label).withoutAddresses
    return name.isEmpty ? "a queue without a label" : name
  }

  /// Keeps it for as long as work is to come on it; the main one is always there.
  func retain() {
    if isActor { return _ = Unmanaged<AnyObject>.fromOpaque(address).retain() }
    if self != .main { interposed_retain(address) }
  }

  func release() {
    if isActor { return Unmanaged<AnyObject>.fromOpaque(address).release() }
    if self != .main { interposed_release(address) }
  }
}

/// What code keeps from others while it runs on a queue.
struct Hold: Hashable {
  let queue: Queue
  let isExclusive: Bool

  func excludes(_ other: Hold) -> Bool { queue == other.queue && (isExclusive || other.isExclusive) }

  /// A queue, and all that it hands its work to.
  static func all(of queue: Queue, isBarrier: Bool) -> [Hold] {
    var holds = [Hold(queue: queue, isExclusive: isBarrier || queue.isSerial)]
    var next = queue.target
    while let target = next, holds.count < 32 {
      holds.append(Hold(queue: target, isExclusive: target.isSerial))
      next = target.target
    }
    return holds
  }
}

extension [Hold] {
  /// Whether code that keeps all this from others and code that needs those could not run at once.
  func exclude(_ others: [Hold]) -> Bool {
    contains { hold in others.contains { hold.excludes($0) } }
  }
}

extension String {
  /// The text without the digits of addresses, which are others in every process.
  fileprivate var withoutAddresses: String {
    // Every choice between pieces of work asks for names, and nearly no label has an "x".
    guard utf8.contains(UInt8(ascii: "x")) else { return self }
    let parts = split(separator: "0x", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { "0x" + $0.drop { $0.isHexDigit } }.joined()
  }
}
