import Foundation
import Rehearsal
import VirtualRuntime

/// The runtime that knows tasks, queues and timers: all of them run on the rehearsal's thread, in a stated order,
/// under its clock.
final class VirtualTime: Runtime {
  private let thread: VirtualThread
  private var watch = HoldingWatch()

  init() throws(Unreliable) {
    _ = MainOperations.foundations
    thread = try VirtualThread()
    thread.asksOfOne = true
    _ = Self.zone
    thread.outside.makeNotificationCenter = { NotificationCenter() }
    thread.outside.makeMainOperations = {
      let operations = MainOperations()
      operations.underlyingQueue = .main
      operations.maxConcurrentOperationCount = 1
      return operations
    }
  }

  /// Foundation looks for the time zone once, and may have done so before it was the rehearsals'.
  private static let zone: Void = NSTimeZone.resetSystemTimeZone()

  func add(onlyLooking isLook: Bool, _ work: @escaping () -> Void) {
    thread.add(onlyLooking: isLook, work)
  }

  func addFirst(_ work: @escaping () -> Void) {
    thread.addFirst(work)
  }

  func perform(_ work: () -> Void) {
    thread.perform(work)
  }

  func advance(to moment: Instant, limit: Int, choosing: WorkChoice?) -> Headway {
    thread.choose = choosing.map { choosing in
      { [unowned thread] count, name in
        withoutActuallyEscaping(name) {
          choosing(ReadyWork(count: count, isOnMain: thread.isMainReady, name: $0))
        }
      }
    }
    let count = thread.advance(to: moment.nanoseconds, atMost: limit)
    return Headway(
      count: count, incidents: thread.takeEscapes().map(Incident.init),
      next: thread.nextDeadline.map(Instant.init(nanoseconds:)), blocked: thread.blocked,
      uses: watch.changes(in: thread))
  }

  var isOffMain: Bool { thread.isOffMain }

  var draws: UInt64 { thread.draws }

  func turnChance(_ isTurned: Bool) {
    thread.isChanceTurned = isTurned
  }

  func setClock(ahead nanoseconds: Int64) {
    thread.clockLead = nanoseconds
  }

  func settle(_ resident: Resident) {
    PlayFolders.begin(resident)
    thread.outside.findHome = { PlayFolders.home(of: resident) }
    thread.outside.noteWriting = { PlayFolders.noteWriting(by: resident) }
    thread.outside.noteSharedFile = { resident.noteSharedFile($0, isReplaced: $1) }
    thread.outside.log = { resident.log($0) }
  }

  func end() -> [Incident] {
    let remains = thread.remains
    thread.forget()
    watch.forget(thread)
    return thread.takeEscapes().map(Incident.init) + remains.map { .leftBehind($0) }
  }
}

/// Stands for the main queue of operations, of which a process has only one.
///
/// Foundation takes its own for the current one where it does not ask, and would wait for this one to do what can be
/// done at once, as for a notification that is posted and heard on the main queue.
private final class MainOperations: OperationQueue, @unchecked Sendable {
  /// Foundation's own, which is found only where no rehearsal is played.
  static let foundations = OperationQueue.main

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) || object as? OperationQueue === Self.foundations
  }

  override var hash: Int { Self.foundations.hash }
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
    case .refusal(let what): self = .refused(what)
    case .leakedContinuation(let what): self = .leakedContinuation(what)
    case .waitsForItself(let queue): self = .deadlocked("a sync to \(queue) on \(queue)")
    }
  }
}
