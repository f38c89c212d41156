/// What is ready, and which piece of it goes next: as added, unless somebody chooses; on a serial queue only the
/// first, and nothing that others keep from its turn.
///
/// Its state is exempt from exclusivity checks as its thread's is.
final class Order {
  @exclusivity(unchecked) var choose: VirtualThread.Choose?
  /// Whether even one piece of work is asked about, because something else than work may come before it.
  @exclusivity(unchecked) var asksOfOne = false
  /// Whether somebody left open which of several pieces goes first.
  @exclusivity(unchecked) var isUndecided = false
  @exclusivity(unchecked) var suspensions: [Suspension] = []
  /// What only has a task go on that gave way.
  @exclusivity(unchecked) var passing: [Item] = []
  @exclusivity(unchecked) private var ready = ReadyQueue()
  @exclusivity(unchecked) private var titles = Titles()

  var isEmpty: Bool { ready.isEmpty }

  /// Whether something is ready on the main queue, or for code that stands there.
  var isMainReady: Bool {
    ready.indices.contains { (ready[$0].queue ?? ready[$0].strand?.queues.last?.queue ?? .main) == .main }
  }

  /// What is ready, in words.
  var labels: [String] { ready.indices.map { "work on \(ready[$0].label)" } }

  /// Puts something at the end, under a name of its own: where none is given, it is the next of its kind.
  func append(_ item: Item, as title: Title? = nil) {
    var item = item
    if let title {
      item.title = title
    } else {
      item.title.number = titles.next(item.title.kind, on: item.queue)
    }
    ready.append(item)
  }

  /// Puts something before all that it need not wait for.
  func insert(_ item: Item) {
    var item = item
    item.title.number = titles.next(item.title.kind, on: item.queue)
    let last = ready.indices.last { ready[$0].holds.exclude(item.holds) }
    ready.insert(item, at: last.map { $0 + 1 } ?? ready.indices.lowerBound)
  }

  /// Takes what goes next, past code that is parked; `nil` where nothing can, or nobody says what.
  func next(past parked: [Strand]) -> Item? {
    pick(past: parked).map { ready.take(at: $0) }
  }

  func removeAll() -> [Item] { ready.removeAll() }

  /// Whether code that needs all this for itself would overtake what is ready, or run on a queue that is suspended.
  func withholds(_ holds: [Hold]) -> Bool {
    suspensions.contains { suspension in holds.contains { $0.queue == suspension.queue } }
      || ready.indices.contains { ready[$0].holds.exclude(holds) }
  }

  private func pick(past parked: [Strand]) -> Int? {
    if ready.isEmpty { return nil }
    if choose == nil || ready.indices.count == 1 && !asksOfOne, parked.isEmpty, suspensions.isEmpty {
      return ready.indices.lowerBound
    }
    let candidates = candidates(past: parked)
    guard let choose, let first = candidates.first, candidates.count > 1 || asksOfOne,
      ready[first].title.kind != .reading
    else { return candidates.first }
    guard let chosen = choose(candidates.count, { self.ready[candidates[$0]].name }) else {
      isUndecided = true
      return nil
    }
    guard candidates.indices.contains(chosen) else {
      fatalError("of \(candidates.count) pieces of work, number \(chosen) is none")
    }
    return candidates[chosen]
  }

  /// What could go next, or only the first of it where nobody chooses.
  private func candidates(past parked: [Strand]) -> [Int] {
    var taken = parked.flatMap(\.holds).map { Claim(hold: $0) }
    taken += suspensions.map { Claim(hold: Hold(queue: $0.queue, isExclusive: true)) }
    var candidates: [Int] = []
    for index in ready.indices {
      let claims = ready[index].claims
      let isFree = !claims.contains { claim in taken.contains { $0.comesBefore(claim) } }
      if ready[index].title.kind == .reading {
        // A look takes nobody's turn: it comes when all that were before it have gone.
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
}
