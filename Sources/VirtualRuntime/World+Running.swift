import CInterposition

/// Which piece of work goes next, and how it runs.
extension World {
  func enqueue(_ item: Item, after delay: Int64 = 0) {
    item.keepQueue()
    guard delay > 0 else { return makeReady(item) }
    let (moment, overflow) = now.addingReportingOverflow(delay)
    alarms.add(item, at: overflow ? .max : moment)
  }

  /// Puts something at the end of the line, under a name of its own.
  func makeReady(_ item: Item) {
    var item = item
    if item.title.kind == .block, item.work.drop == nil, let context = item.work.context,
      let (task, turn) = tasks.turn(of: context)
    {
      item.title = Title(.turn(task: task))
      item.title.number = turn
    } else {
      item.title.number = titles.next(item.title.kind, on: item.queue)
    }
    ready.append(item)
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
    isUndecided = false
    while count < limit, let index = pick() {
      count += 1
      execute(ready.take(at: index))
      if !parked.isEmpty { lookAfterWaits() }
      if !notices.isEmpty { lookAfterNotices() }
    }
    return count
  }

  private func pick() -> Int? {
    if ready.isEmpty { return nil }
    if choose == nil || ready.indices.count == 1, parked.isEmpty, suspensions.isEmpty {
      return ready.indices.lowerBound
    }
    let candidates = candidates
    guard let choose, candidates.count > 1 else { return candidates.first }
    guard let chosen = choose(candidates.count, { self.ready[candidates[$0]].name }) else {
      isUndecided = true
      return nil
    }
    precondition(
      candidates.indices.contains(chosen), "of \(candidates.count) pieces of work, number \(chosen) is none")
    return candidates[chosen]
  }

  /// What could go next: on a serial queue only the first, and nothing that others keep it from.
  private var candidates: [Int] {
    var taken = parked.flatMap(\.holds).map { Claim(hold: $0) }
    taken += suspensions.map { Claim(hold: Hold(queue: $0.queue, isExclusive: true)) }
    var candidates: [Int] = []
    for index in ready.indices {
      let claims = ready[index].claims
      let isFree = !claims.contains { claim in taken.contains { $0.comesBefore(claim) } }
      if ready[index].title.kind == .reading {
        // Because a look takes nobody's turn: it comes when all that were before it have gone.
        if isFree, candidates.isEmpty { return [index] }
        continue
      }
      if isFree {
        candidates.append(index)
        if choose == nil { break }
      }
      taken += claims
    }
    return candidates
  }

  private func execute(_ item: Item) {
    // Because two run loops would keep each other going round.
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
    for (queue, _) in strand.queues where queue != .main { interposed_release(queue.address) }
    strand.queues.removeAll(keepingCapacity: true)
    if spare == nil { spare = strand } else { strand.giveBack() }
  }
}

extension World {
  /// Lets a run loop know that left the main queue to others.
  private func noteService(_ item: Item) {
    guard item.queue == .main, item.strand == nil, isMainQueueLeft else { return }
    switch item.title.kind {
    case .block, .turn, .delivery, .firing: interposed_note_service()
    case .reading, .pass, .end: break
    }
  }
}

/// What a piece of work keeps from those behind it.
private struct Claim {
  let hold: Hold
  /// When it came due, where an alarm brought it.
  var moment: Int64?

  /// Whether it must have gone before another: not where alarms for one moment brought both, because nobody says in
  /// which order they go off.
  func comesBefore(_ other: Claim) -> Bool {
    hold.excludes(other.hold) && (moment == nil || moment != other.moment)
  }
}

extension Item {
  /// The run loop takes all that is due in one pass, and so its passes are never two to choose from.
  fileprivate var claims: [Claim] {
    holds.map { Claim(hold: $0, moment: title.kind == .pass ? nil : moment) }
  }

  /// Where it runs.
  var label: String { queue?.label ?? strand?.queues.last?.queue.label ?? "a queue" }

  /// What it is called, for people who choose.
  var name: String { title.words(on: label) }
}
