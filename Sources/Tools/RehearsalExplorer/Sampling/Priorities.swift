/// The priorities of the strands of work in one path, which decide what goes next.
///
/// A strand is what keeps its own order: a task, a queue, an actor. It gets a priority when it is first seen; at a few of
/// the choices, drawn before, the one that would go next loses it.
struct Priorities {
  private var lottery: Lottery
  private var priorities: [Substring: UInt64] = [:]
  /// At which choices the first one loses its priority, and how little it has then.
  private let losses: [Int: UInt64]
  /// How often there was something to choose.
  private(set) var choices = 0

  init(_ lottery: Lottery, depth: Int, among count: Int) {
    var lottery = lottery
    var losses: [Int: UInt64] = [:]
    for rank in 1..<max(1, depth) { losses[lottery.number(below: count)] = UInt64(rank) }
    self.losses = losses
    self.lottery = lottery
  }

  /// How many strands were seen.
  var strands: Int { priorities.count }

  /// Which of several pieces of work goes next, by what they are called.
  mutating func choose(among names: [String]) -> Int {
    for name in names where priorities[name.strand] == nil {
      priorities[name.strand] = lottery.next() | 1 << 63
    }
    if let loss = losses[choices] { priorities[names[first(among: names)].strand] = loss }
    choices += 1
    return first(among: names)
  }

  private func first(among names: [String]) -> Int {
    names.indices.max { (priorities[names[$0].strand] ?? 0) < (priorities[names[$1].strand] ?? 0) } ?? 0
  }
}

extension String {
  /// What a piece of work belongs to, by its name: it says so at its end, after `of` or `on`.
  fileprivate var strand: Substring {
    for word in [" of ", " on "] {
      if let range = firstRange(of: word) { return self[range.upperBound...] }
    }
    return prefix { !$0.isNumber }
  }
}
