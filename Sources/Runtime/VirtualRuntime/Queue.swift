import CInterposition

/// A queue of Dispatch, by its address.
struct Queue: Hashable {
  let address: UnsafeMutableRawPointer

  static var main: Queue {
    guard let address = interposed_main_queue() else { fatalError("Dispatch is loaded") }
    return Queue(address: address)
  }

  var isSerial: Bool { self == .main || interposed_is_serial(address) }

  /// The queue it hands its work to, as long as that is not one of the system's.
  var target: Queue? {
    guard self != .main, let target = interposed_target(address) else { return nil }
    return interposed_target(target) == nil && target != Queue.main.address ? nil : Queue(address: target)
  }

  /// A number for its label.
  var mark: UInt64 { self == .main ? 1 : interposed_label_mark(address) }

  var label: String {
    guard let label = interposed_label(address) else { return "a queue" }
    let name = String(cString: label)
    return self == .main ? "main" : name.isEmpty ? "a queue without a label" : name
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
