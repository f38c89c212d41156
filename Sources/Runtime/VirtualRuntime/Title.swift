/// What a piece of work is called: its kind, and which of its kind it is where it runs, in the order in which they
/// became ready.
///
/// Nothing in it depends on an address, so that the same path calls the same piece the same in any process.
struct Title {
  let kind: Kind
  /// Which of its kind, from 1; 0 before it is ready.
  var number: Int

  init(_ kind: Kind, number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  enum Kind: Hashable {
    /// Somebody handed it to a queue.
    case block
    /// A task goes on, known by its number.
    case turn(task: Int)
    /// The phone hands something to the handler.
    case delivery
    /// The phone looks at what is on screen, which is nobody's work.
    case reading
    /// A timer of Dispatch fires.
    case firing
    /// The run loop does what it has to do.
    case pass
    /// Code goes on that has waited.
    case end
  }

  /// It in words.
  func words(on queue: String) -> String {
    switch kind {
    case .block: "block \(number) on \(queue)"
    case .turn(let task): "turn \(number) of task \(task)"
    case .delivery: "delivery \(number)"
    case .reading: "reading \(number)"
    case .firing: "firing \(number) on \(queue)"
    case .pass: "run loop pass \(number)"
    case .end: "end of wait \(number) on \(queue)"
    }
  }
}

/// How many pieces of each kind became ready so far, queue by queue.
struct Titles {
  /// A queue is known by what its label comes to, because an address can be that of another queue later.
  private var counts: [(kind: Title.Kind, queue: UInt64, count: Int)] = []

  /// Which of its kind the next piece on a queue is.
  mutating func next(_ kind: Title.Kind, on queue: Queue?) -> Int {
    let mark = queue?.mark ?? 0
    for index in counts.indices where counts[index].queue == mark && counts[index].kind == kind {
      counts[index].count += 1
      return counts[index].count
    }
    counts.append((kind, mark, 1))
    return 1
  }
}
