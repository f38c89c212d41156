import CInterposition

/// What is left of a world when nothing more will run in it.
extension VirtualThread {
  /// What still waits or is to come, in words, the ready first.
  package var remains: [String] {
    let tasks = tasks.unfinished.map { "task \($0), which has not finished" }
    guard hasWork else { return tasks }
    return blocked + order.labels + notices.map { "a notification on \($0.item.label)" } + alarms.labels
      + tasks
  }

  private var hasWork: Bool {
    !order.isEmpty || !order.passing.isEmpty || alarms.next != nil || !parked.isEmpty || !notices.isEmpty
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
    !hasWork && sources.isEmpty && order.suspensions.isEmpty && loop.timers.isEmpty && loop.clocks.isEmpty
      && !loop.isPassPending && tasks.isEmpty && singles.operations == nil && singles.notifications == nil
  }

  /// Drops everything that is under way or to come.
  package func forget() {
    guard !isAtRest else { return forgetHoldings() }
    defer { forgetHoldings() }
    inside(at: now) {
      // These go first: locks that they hold may belong to what the others let go of.
      for strand in parked { fiber_abandon(strand.fiber) }
      parked.removeAll()
      dropReady()
      for alarm in alarms.removeAll() { alarm.item.drop() }
      for notice in notices {
        notice.item.drop()
        interposed_release(notice.group)
      }
      notices.removeAll()
      // A timer's handler that goes may let go of its timer.
      let timers = sources
      sources = [:]
      withExtendedLifetime(timers) {}
      for timer in loop.timers { interposed_forget_timer(timer) }
      loop = RunLoop()
      tasks.removeAll()
      // Who observed something may let go of its observations as it goes.
      let gone = singles
      singles = Singles()
      withExtendedLifetime(gone) {}
      dropReady()
      order.forgetSuspensions()
    }
  }

  /// Drops what is ready, and what is begun by what goes with it.
  private func dropReady() {
    while !order.isEmpty || !order.passing.isEmpty {
      let ready = order.removeAll() + order.passing
      order.passing.removeAll()
      for item in ready { item.drop() }
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
    case .ready(let thing): "\(String(cString: interposed_name(thing)))()"
    case .turn(let queue): "a sync to \(queue.label)"
    }
  }
}
