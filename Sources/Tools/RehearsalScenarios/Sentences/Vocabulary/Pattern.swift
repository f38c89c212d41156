/// A set of sentences, described so that two of them can be compared.
indirect enum Pattern: Hashable, Sendable {
  case literal(String)
  case sequence([Pattern])
  case either([Pattern])
  case optional(Pattern)
  case digits
  case quotedText
  case identifier

  /// A sentence that both patterns accept; `nil` when there is none.
  func overlap(with other: Pattern) -> String? {
    let (left, right) = (Automaton(self), Automaton(other))
    var queue = [Pair(left: left.start, right: right.start)]
    var origin: [Pair: (from: Pair, by: Unicode.Scalar)] = [:]
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      let pair = queue[next]
      next += 1
      if left.isAccepting(pair.left), right.isAccepting(pair.right) { return Self.word(to: pair, origin) }
      for (scalar, step) in left.commonSteps(from: pair.left, with: right, from: pair.right) {
        let following = Pair(left: step.0, right: step.1)
        guard seen.insert(following).inserted else { continue }
        origin[following] = (pair, scalar)
        queue.append(following)
      }
    }
    return nil
  }

  private struct Pair: Hashable {
    let left: Set<Int>
    let right: Set<Int>
  }

  private static func word(to pair: Pair, _ origin: [Pair: (from: Pair, by: Unicode.Scalar)]) -> String {
    var scalars: [Unicode.Scalar] = []
    var pair = pair
    while let step = origin[pair] {
      scalars.append(step.by)
      pair = step.from
    }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: scalars.reversed())
    return String(word)
  }
}

/// The machine that accepts exactly the sentences of a pattern.
struct Automaton {
  /// What an edge accepts.
  enum Label: Hashable {
    case scalar(Unicode.Scalar)
    case digit
    case letterOrDigit
    /// Anything inside quotes that needs no escape.
    case plainQuoted

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let own): scalar == own
      case .digit: ("0"..."9").contains(scalar)
      case .letterOrDigit:
        ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      case .plainQuoted: scalar != "\"" && scalar != "\\"
      }
    }

    /// A few scalars that stand for all the label accepts, wherever labels are compared.
    var samples: [Unicode.Scalar] {
      switch self {
      case .scalar(let own): [own]
      case .digit: ["1"]
      case .letterOrDigit: ["a", "1"]
      case .plainQuoted: ["a", "1", " "]
      }
    }
  }

  private struct Edge {
    let label: Label
    let to: Int
  }

  private var edges: [[Edge]] = [[]]
  private var silent: [[Int]] = [[]]
  private var end = 0

  init(_ pattern: Pattern) {
    end = add(pattern, from: 0)
  }

  /// The states before anything is read.
  var start: Set<Int> { closure([0]) }

  /// Whether a sentence may end in one of these states.
  func isAccepting(_ states: Set<Int>) -> Bool { states.contains(end) }

  /// Every step that both automata can take, by a scalar both accept.
  func commonSteps(
    from states: Set<Int>, with other: Automaton, from others: Set<Int>
  )
    -> [(Unicode.Scalar, (Set<Int>, Set<Int>))]
  {
    let candidates = Set(samples(of: states) + other.samples(of: others)).sorted()
    return candidates.compactMap { scalar in
      let (left, right) = (step(states, by: scalar), other.step(others, by: scalar))
      return left.isEmpty || right.isEmpty ? nil : (scalar, (left, right))
    }
  }

  private func samples(of states: Set<Int>) -> [Unicode.Scalar] {
    states.flatMap { edges[$0].flatMap(\.label.samples) }
  }

  private func step(_ states: Set<Int>, by scalar: Unicode.Scalar) -> Set<Int> {
    closure(Set(states.flatMap { edges[$0].filter { $0.label.accepts(scalar) }.map(\.to) }))
  }

  private func closure(_ states: Set<Int>) -> Set<Int> {
    var all = states
    var open = Array(states)
    while let state = open.popLast() {
      for next in silent[state] where all.insert(next).inserted { open.append(next) }
    }
    return all
  }

  private mutating func newState() -> Int {
    edges.append([])
    silent.append([])
    return edges.count - 1
  }

  private mutating func add(_ label: Label, from state: Int) -> Int {
    let next = newState()
    edges[state].append(Edge(label: label, to: next))
    return next
  }

  /// Adds a pattern after a state and answers with the state after the pattern.
  private mutating func add(_ pattern: Pattern, from state: Int) -> Int {
    switch pattern {
    case .literal(let text): return text.unicodeScalars.reduce(state) { add(.scalar($1), from: $0) }
    case .sequence(let parts): return parts.reduce(state) { add($1, from: $0) }
    case .either(let options):
      let join = newState()
      for option in options { silent[add(option, from: state)].append(join) }
      return join
    case .optional(let part):
      let next = add(part, from: state)
      silent[state].append(next)
      return next
    case .digits: return addRepeated([.digit], from: state)
    case .identifier: return addRepeated([.letterOrDigit, .scalar(".")], from: state)
    case .quotedText:
      let inside = add(.scalar("\""), from: state)
      edges[inside].append(Edge(label: .plainQuoted, to: inside))
      let escape = add(.scalar("\\"), from: inside)
      for scalar: Unicode.Scalar in ["\"", "\\", "n"] {
        edges[escape].append(Edge(label: .scalar(scalar), to: inside))
      }
      return add(.scalar("\""), from: inside)
    }
  }

  private mutating func addRepeated(_ labels: [Label], from state: Int) -> Int {
    let next = newState()
    for label in labels {
      edges[state].append(Edge(label: label, to: next))
      edges[next].append(Edge(label: label, to: next))
    }
    return next
  }
}
