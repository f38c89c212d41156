import Foundation
import Rehearsal
import VirtualRuntime

/// The runtime that knows tasks, queues and timers: all of them run on the rehearsal's thread, in a stated order,
/// under its clock.
final class VirtualTime: Runtime {
  private let world: World

  init() throws(Unreliable) {
    world = try World()
    world.makeMainOperations = {
      let operations = OperationQueue()
      operations.underlyingQueue = .main
      operations.maxConcurrentOperationCount = 1
      return operations
    }
  }

  func add(onlyLooking isLook: Bool, _ work: @escaping () -> Void) {
    world.add(onlyLooking: isLook, work)
  }

  func advance(to moment: Instant, limit: Int, choosing: WorkChoice?) -> Headway {
    world.choose = choosing.map { choosing in
      { count, name in withoutActuallyEscaping(name) { choosing(ReadyWork(count: count, name: $0)) } }
    }
    let count = world.advance(to: moment.nanoseconds, atMost: limit)
    return Headway(
      count: count, incidents: world.takeEscapes().map(Incident.init),
      next: world.nextDeadline.map(Instant.init(nanoseconds:)), blocked: world.blocked)
  }

  func end() -> [Incident] {
    let remains = world.remains
    world.forget()
    return world.takeEscapes().map(Incident.init) + remains.map { .leftBehind($0) }
  }
}

extension Incident {
  fileprivate init(_ escape: Escape) {
    switch escape {
    case .thread: self = .startedThread
    case .dispatchThread: self = .startedDispatchThread
    case .source: self = .usedSource
    case .session: self = .usedRealSession
    case .socket: self = .openedSocket
    case .lookup(let host): self = .lookedUp(host: host)
    case .sleep(let function): self = .slept(in: function)
    case .leakedContinuation(let what): self = .leakedContinuation(what)
    case .waitsForItself(let queue): self = .deadlocked("a sync to \(queue) on \(queue)")
    }
  }
}
