import CInterposition

/// How a piece of work becomes ready, and how it runs.
extension VirtualThread {
  func enqueue(_ item: Item, after delay: Int64 = 0) {
    item.keepQueue()
    guard delay > 0 else { return makeReady(item) }
    let (moment, overflow) = now.addingReportingOverflow(delay)
    alarms.add(item, at: overflow ? .max : moment)
  }

  func makeReady(_ item: Item) {
    if let heard {
      heard(item)
    } else if Passing.known?.isMeant(item) == true {
      return order.passing.append(item)
    }
    guard item.title.kind == .block, item.work.drop == nil, let context = item.work.context,
      let (task, turn) = tasks.turn(of: context)
    else { return order.append(item) }
    order.append(item, as: Title(.turn(task: task), number: turn))
  }

  func comeDue(_ item: Item) {
    if let strand = item.strand {
      if case .sleep? = strand.wait.kind {} else { strand.wait.hasTimedOut = true }
      strand.wait.kind = nil
    }
    makeReady(item)
  }

  /// Takes an alarm off that nobody waits for any more.
  func cancel(_ alarm: Alarms.Ticket?) {
    if let alarm, let item = alarms.cancel(alarm) { item.drop() }
  }

  func drain(atMost limit: Int) -> Int {
    var count = 0
    order.isUndecided = false
    takePassing()
    while count < limit, let item = order.next(past: parked) {
      count += 1
      execute(item)
      takePassing()
      if !parked.isEmpty { lookAfterWaits() }
      if !notices.isEmpty { lookAfterNotices() }
    }
    return count
  }

  /// Does what only has a task go on that gave way: it is no piece of anybody's work.
  private func takePassing() {
    while !order.passing.isEmpty { execute(order.passing.removeFirst()) }
  }

  private func execute(_ item: Item) {
    // A run loop that looks up does not count, or two of them would keep each other going round.
    if item.strand?.wait.isInLoop != true { progress += 1 }
    let strand: Strand
    let isOver: Bool
    if let resumed = item.strand {
      strand = resumed
      parked.removeAll { $0 === resumed }
      if let queue = item.queue { strand.queues.append((queue, item.isBarrier)) }
      running = strand
      isOver = fiber_resume(strand.fiber)
    } else {
      strand = spare.take() ?? Strand()
      strand.isCalledByLoop = item.title.kind == .delivery || item.title.kind == .pass
      if let queue = item.queue { strand.queues.append((queue, item.isBarrier)) }
      running = strand
      isOver = fiber_run(strand.fiber, item.work.function, item.work.context)
    }
    running = nil
    if !parked.isEmpty { noteService(item) }
    guard isOver else { return parked.append(strand) }
    for (queue, _) in strand.queues { queue.release() }
    strand.queues.removeAll(keepingCapacity: true)
    if spare == nil { spare = strand } else { strand.giveBack() }
  }
}

extension VirtualThread {
  /// Lets a run loop know that left the main queue to others.
  private func noteService(_ item: Item) {
    guard item.queue == .main, item.strand == nil, isMainQueueLeft else { return }
    switch item.title.kind {
    case .block, .turn, .delivery, .firing: interposed_note_service()
    case .reading, .pass, .end: break
    }
  }
}
