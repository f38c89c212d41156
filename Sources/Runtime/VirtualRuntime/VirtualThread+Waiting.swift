import CInterposition

/// Code that blocks: its stack is left as it is until what it waits for has come.
extension VirtualThread {
  /// Blocks the running code; answers whether what it waited for has come.
  func wait(_ kind: Strand.Wait.Kind, patience: Int64) -> Bool {
    guard let strand = running else { return false }
    strand.wait = Strand.Wait(kind: kind, since: progress)
    if case .condition = kind { strand.wait.since = Int(state.pointee.signals) }
    if case .loop = kind { leaveMainQueue(strand) }
    if patience < .max {
      let (moment, overflow) = now.addingReportingOverflow(patience)
      let end = Item(resuming: strand, on: strand.wait.queue)
      strand.wait.alarm = alarms.add(end, at: overflow ? .max : moment)
    }
    fiber_park(strand.fiber)
    return !strand.wait.hasTimedOut
  }

  /// Lets others on the main queue while a run loop goes round in code that a run loop called.
  private func leaveMainQueue(_ strand: Strand) {
    strand.wait.isInLoop = true
    guard strand.isCalledByLoop, strand.queues.count == 1, strand.queues[0].queue == .main,
      // What goes round further out stands still as long as this does.
      !isMainQueueLeft
    else { return }
    strand.queues.removeLast()
    strand.wait.queue = .main
  }

  /// Whether a run loop goes round that left the main queue to others.
  var isMainQueueLeft: Bool { parked.contains { $0.wait.queue != nil } }

  func lookAfterWaits() {
    for strand in parked {
      guard let kind = strand.wait.kind, isSatisfied(kind, for: strand) else { continue }
      strand.wait.kind = nil
      cancel(strand.wait.alarm)
      makeReady(Item(resuming: strand, on: strand.wait.queue))
    }
  }

  private func isSatisfied(_ kind: Strand.Wait.Kind, for strand: Strand) -> Bool {
    switch kind {
    case .semaphore(let semaphore): interposed_try_semaphore(semaphore)
    case .group(let group): interposed_is_empty(group)
    case .lock(let mutex): interposed_try_lock(mutex, strand.fiber)
    case .condition: state.pointee.signals > strand.wait.since
    case .loop: progress > strand.wait.since
    case .ready(let thing): interposed_is_ready(thing)
    case .sleep, .turn: false
    }
  }

  /// Runs work on a queue as soon as it may, and comes back when it is done.
  func sync(_ queue: Queue, isBarrier: Bool, _ work: interposed_work) {
    guard let strand = running else { return work.run() }
    let item = Item(resuming: strand, on: queue, isBarrier: isBarrier)
    if strand.holds.exclude(item.holds) {
      escapes.append(.waitsForItself(queue: queue.label))
      _ = wait(.turn(queue), patience: .max)
    }
    if mustWait(for: item.holds) {
      strand.wait = Strand.Wait(kind: .turn(queue))
      enqueue(Item(resuming: strand, on: queue, isBarrier: isBarrier))
      fiber_park(strand.fiber)
      work.run()
      queue.release()
    } else {
      strand.queues.append((queue, isBarrier))
      work.run()
    }
    strand.queues.removeLast()
  }

  private func mustWait(for holds: [Hold]) -> Bool {
    parked.contains { $0.holds.exclude(holds) } || order.withholds(holds)
  }

  /// Work for when a group is empty.
  struct Notice {
    let group: UnsafeMutableRawPointer
    let item: Item
  }

  func notify(_ group: UnsafeMutableRawPointer, _ item: Item) {
    if interposed_is_empty(group) { return enqueue(item) }
    interposed_retain(group)
    item.keepQueue()
    notices.append(Notice(group: group, item: item))
  }

  func lookAfterNotices() {
    notices.removeAll { notice in
      guard interposed_is_empty(notice.group) else { return false }
      makeReady(notice.item)
      interposed_release(notice.group)
      return true
    }
  }
}
