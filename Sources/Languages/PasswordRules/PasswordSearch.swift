/// Looks through every password there is, and remembers what led nowhere.
struct PasswordSearch {
  private let checker: Checker
  private let alphabet: [UInt32]
  private let needs: [(need: Witnesses.Need, count: Int)]
  private var deadEnds = Set<State>()
  private var steps = 0
  private static let limit = 20_000

  /// What decides how a password can go on.
  private struct State: Hashable {
    var runs = Runs()
    var missing: [Int]
    var length: Int
  }

  /// A place in a password under way: what can still stand there.
  private struct Branch {
    let state: State
    var choices: [(code: UInt32, need: Int?)]
    var chosen: UInt32?
  }

  init(_ checker: Checker) {
    self.checker = checker
    alphabet = checker.requirements.allowed.alphabet.codes
    var counts: [(need: Witnesses.Need, count: Int)] = []
    for item in checker.required {
      if let index = counts.firstIndex(where: { $0.need == item.need }) {
        counts[index].count += 1
      } else {
        counts.append((item.need, 1))
      }
    }
    needs = counts
  }

  /// A password of about this length.
  mutating func password(
    near length: Int, using source: inout some RandomNumberGenerator
  ) throws(Unsatisfiable) -> [UInt32] {
    let required = checker.required.count
    let shortest = max(checker.requirements.minimumLength, required, 1)
    // Two characters that must not meet need two others between them at the most.
    let longest = min(checker.requirements.maximumLength ?? .max, max(length, 4 * required + 8))
    let lengths = [length] + (shortest..<max(length, shortest)).reversed() + (length..<longest).map { $0 + 1 }
    for length in lengths {
      if let codes = try password(of: length, using: &source) { return codes }
    }
    throw .contradiction
  }

  private mutating func password(
    of length: Int, using source: inout some RandomNumberGenerator
  ) throws(Unsatisfiable) -> [UInt32]? {
    var path = [branch(State(missing: needs.map(\.count), length: length), using: &source)]
    while var branch = path.popLast() {
      guard branch.state.length > 0 else { return path.compactMap(\.chosen) }
      guard let choice = branch.choices.popLast() else {
        deadEnds.insert(branch.state)
        continue
      }
      steps += 1
      guard steps <= Self.limit else { throw .notFound(steps: Self.limit) }
      branch.chosen = choice.code
      var state = branch.state
      path.append(branch)
      state.runs.take(choice.code)
      state.length -= 1
      if let need = choice.need { state.missing[need] -= 1 }
      if !deadEnds.contains(state) { path.append(self.branch(state, using: &source)) }
    }
    return nil
  }

  /// What can stand next: for a requirement that is still open, or just so where there is room.
  private func branch(_ state: State, using source: inout some RandomNumberGenerator) -> Branch {
    let open = needs.indices.filter { state.missing[$0] > 0 }
    let room = state.length - state.missing.reduce(0, +)
    var choices: [(code: UInt32, need: Int?)] = []
    for code in alphabet where room >= 0 && checker.fits(state.runs.taking(code)) {
      for need in open where needs[need].need.accepts(code) { choices.append((code, need)) }
      if room > 0 { choices.append((code, nil)) }
    }
    source.shuffle(&choices)
    return Branch(state: state, choices: choices)
  }
}
