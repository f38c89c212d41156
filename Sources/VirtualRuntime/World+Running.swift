import CInterposition

/// Which piece of work goes next, and how it runs.
extension World {
  func enqueue(_ item: Item, after delay: Int64 = 0) {
    if let queue = item.queue, queue != .main { interposed_retain(queue.address) }
    guard delay > 0 else { return ready.append(item) }
    let (moment, overflow) = now.addingReportingOverflow(delay)
    alarms.add(item, at: overflow ? .max : moment)
  }

  func comeDue(_ item: Item) {
    if let strand = item.strand {
      guard strand.wait.kind != nil, strand.wait.number == item.wait else { return }
      if case .sleep? = strand.wait.kind {} else { strand.wait.hasTimedOut = true }
      strand.wait.kind = nil
    }
    ready.append(item)
  }

  func drain(atMost limit: Int) -> Int {
    var count = 0
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
    if choose == nil, parked.isEmpty, suspensions.isEmpty { return ready.indices.lowerBound }
    let candidates = candidates
    guard let choose, candidates.count > 1 else { return candidates.first }
    let chosen = choose(candidates.map { ready[$0].label })
    precondition(
      candidates.indices.contains(chosen), "of \(candidates.count) pieces of work, number \(chosen) is none")
    return candidates[chosen]
  }

  /// What could go next: on a serial queue only the first, and nothing that others keep it from.
  private var candidates: [Int] {
    var taken = parked.flatMap(\.holds)
    taken += suspensions.map { Hold(queue: $0.queue, isExclusive: true) }
    var candidates: [Int] = []
    for index in ready.indices {
      let holds = ready[index].holds
      if !holds.contains(where: { hold in taken.contains { $0.excludes(hold) } }) {
        candidates.append(index)
        if choose == nil { break }
      }
      taken += holds
    }
    return candidates
  }

  private func execute(_ item: Item) {
    progress += 1
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
      if let queue = item.queue { strand.queues.append((queue, item.isBarrier)) }
      running = strand
      isOver = fiber_run(strand.fiber, item.work.function, item.work.context)
    }
    running = nil
    guard isOver else { return parked.append(strand) }
    for (queue, _) in strand.queues where queue != .main { interposed_release(queue.address) }
    strand.queues.removeAll(keepingCapacity: true)
    if spare == nil { spare = strand } else { strand.giveBack() }
  }
}

extension Item {
  /// Where it runs, for people who choose.
  var label: String { queue?.label ?? strand?.queues.last?.queue.label ?? "a queue" }
}
