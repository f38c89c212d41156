import CInterposition

/// Code that blocks: its stack is left as it is until what it waits for has come.
extension World {
  /// Blocks the running code; answers whether what it waited for has come.
  func wait(_ kind: Strand.Wait.Kind, patience: Int64) -> Bool {
    guard let strand = running else { return false }
    strand.wait = Strand.Wait(kind: kind, since: progress)
    if patience < .max {
      let (moment, overflow) = now.addingReportingOverflow(patience)
      strand.wait.alarm = alarms.add(Item(resuming: strand), at: overflow ? .max : moment)
    }
    fiber_park(strand.fiber)
    return !strand.wait.hasTimedOut
  }

  func lookAfterWaits() {
    for strand in parked {
      guard let kind = strand.wait.kind, isSatisfied(kind, for: strand) else { continue }
      strand.wait.kind = nil
      cancel(strand.wait.alarm)
      makeReady(Item(resuming: strand))
    }
  }

  private func isSatisfied(_ kind: Strand.Wait.Kind, for strand: Strand) -> Bool {
    switch kind {
    case .semaphore(let semaphore): interposed_try_semaphore(semaphore)
    case .group(let group): interposed_is_empty(group)
    case .lock(let mutex): interposed_try_lock(mutex, strand.fiber)
    case .condition: progress > strand.wait.since
    case .sleep, .turn: false
    }
  }

  /// Runs work on a queue as soon as it may, and comes back when it is done.
  func sync(_ queue: Queue, isBarrier: Bool, _ work: interposed_work) {
    guard let strand = running else { return work.run() }
    let item = Item(resuming: strand, on: queue, isBarrier: isBarrier)
    let own = strand.holds
    if item.holds.contains(where: { hold in own.contains { $0.excludes(hold) } }) {
      escapes.append(.waitsForItself(queue: queue.label))
      _ = wait(.turn(queue), patience: .max)
    }
    if mustWait(for: item.holds) {
      strand.wait = Strand.Wait(kind: .turn(queue))
      enqueue(Item(resuming: strand, on: queue, isBarrier: isBarrier))
      fiber_park(strand.fiber)
      work.run()
      if queue != .main { interposed_release(queue.address) }
    } else {
      strand.queues.append((queue, isBarrier))
      work.run()
    }
    strand.queues.removeLast()
  }

  private func mustWait(for holds: [Hold]) -> Bool {
    func isKept(by others: [Hold]) -> Bool {
      holds.contains { hold in others.contains { $0.excludes(hold) } }
    }
    return suspensions.contains { suspension in holds.contains { $0.queue == suspension.queue } }
      || parked.contains { isKept(by: $0.holds) } || ready.indices.contains { isKept(by: ready[$0].holds) }
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

/// Queues that do nothing for a while.
extension World {
  /// A queue that nobody has activated yet, or that was suspended so many times; it is retained.
  struct Suspension {
    let queue: Queue
    var count = 0
    var isInactive = false
  }

  func change(_ queue: Queue, _ change: interposed_queue_change) {
    let index = suspensions.firstIndex { $0.queue == queue } ?? suspensions.endIndex
    if index == suspensions.endIndex {
      interposed_retain(queue.address)
      suspensions.append(Suspension(queue: queue))
    }
    switch change {
    case interposed_queue_is_inactive: suspensions[index].isInactive = true
    case interposed_queue_activate: suspensions[index].isInactive = false
    case interposed_queue_suspend: suspensions[index].count += 1
    default: suspensions[index].count -= 1
    }
    guard suspensions[index].count <= 0, !suspensions[index].isInactive else { return }
    interposed_release(suspensions.remove(at: index).queue.address)
  }
}
