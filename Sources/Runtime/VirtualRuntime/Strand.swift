import CInterposition

/// Code under way on a stack of its own; exempt from exclusivity checks as its world is.
final class Strand {
  let fiber: OpaquePointer
  /// The queues it is on, the innermost last.
  @exclusivity(unchecked) var queues: [(queue: Queue, isBarrier: Bool)] = []
  @exclusivity(unchecked) var wait = Wait()
  /// Whether a run loop called it, and not the main queue, so that a run loop inside it serves that queue.
  @exclusivity(unchecked) var isCalledByLoop = false

  /// What it waits for.
  struct Wait {
    var kind: Kind?
    var since = 0
    var hasTimedOut = false
    /// Whether a run loop goes round there, which looks up after everything that happens.
    var isInLoop = false
    /// The queue it left to others meanwhile, and goes on on.
    var queue: Queue?
    /// When it gives up.
    var alarm: Alarms.Ticket?

    enum Kind {
      case semaphore(UnsafeMutableRawPointer)
      case group(UnsafeMutableRawPointer)
      case lock(UnsafeMutableRawPointer)
      case condition
      case loop
      case sleep
      /// Something of the C library's, which is asked whether it is there.
      case ready(UnsafeMutableRawPointer)
      case turn(Queue)
    }
  }

  init() {
    guard let fiber = fiber_take() else { fatalError("a stack can be had") }
    self.fiber = fiber
  }

  func giveBack() { fiber_give_back(fiber) }

  var holds: [Hold] { queues.flatMap { Hold.all(of: $0.queue, isBarrier: $0.isBarrier) } }

  func isOn(_ queue: Queue) -> Bool {
    queues.contains {
      $0.queue == queue || Hold.all(of: $0.queue, isBarrier: false).contains { $0.queue == queue }
    }
  }
}
