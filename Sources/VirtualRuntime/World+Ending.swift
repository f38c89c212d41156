import CInterposition

/// What is left of a world when nothing more will run in it.
extension World {
  /// What still waits or is to come, in words, the ready first.
  package var remains: [String] {
    let tasks = tasks.unfinished.map { "task \($0), which has not finished" }
    guard hasWork else { return tasks }
    return blocked + ready.indices.map { "work on \(ready[$0].label)" }
      + notices.map { "a notification on \($0.item.label)" } + alarms.labels + tasks
  }

  private var hasWork: Bool {
    !ready.isEmpty || alarms.next != nil || !parked.isEmpty || !notices.isEmpty
  }

  /// Code that blocks for what only others could bring.
  package var blocked: [String] {
    parked.compactMap { strand in
      guard let kind = strand.wait.kind else { return nil }
      return "\(kind.words) on \((strand.wait.queue ?? strand.queues.last?.queue)?.label ?? "a queue")"
    }
  }

  /// Whether nothing is under way or to come.
  private var isAtRest: Bool {
    !hasWork && sources.isEmpty && suspensions.isEmpty && loop.timers.isEmpty && loop.clocks.isEmpty
      && !loop.isPassPending
      && tasks.isEmpty && mainOperations == nil
  }

  /// Drops everything that is under way or to come.
  package func forget() {
    guard !isAtRest else { return }
    inside(at: now) {
      for item in ready.removeAll() { interposed_drop(item.work) }
      for alarm in alarms.removeAll() { interposed_drop(alarm.item.work) }
      for notice in notices { interposed_drop(notice.item.work) }
      for strand in parked { fiber_abandon(strand.fiber) }
      for notice in notices { interposed_release(notice.group) }
      for source in sources.values { source.dropHandlers() }
      sources.removeAll()
      for timer in loop.timers { interposed_forget_timer(timer) }
      loop = RunLoop()
      tasks.removeAll()
      mainOperations = nil
      notices.removeAll()
      parked.removeAll()
      suspensions.removeAll()
    }
  }
}

extension Strand.Wait.Kind {
  var words: String {
    switch self {
    case .semaphore: "a semaphore's wait"
    case .group: "a group's wait"
    case .lock: "a lock"
    case .condition: "a condition's wait"
    case .loop: "a run loop"
    case .sleep: "a sleep of the C library"
    case .turn(let queue): "a sync to \(queue.label)"
    }
  }
}
