import Rehearsal

/// Where a search stands whose paths are drawn by chance; like any search it never runs a handler itself.
package struct SampledSearch {
  package let sampler: Sampler
  package private(set) var exploration: Exploration
  /// The next draw.
  package private(set) var position = 0

  package init(_ sampler: Sampler) {
    self.sampler = sampler
    exploration = Exploration(sampler.explorer)
    exploration.levels = [Exploration.Level(budget: 0)]
    exploration.drawing = Exploration.Drawing(
      sampling: sampler.sampling, guarantee: sampler.sampling.method == .swarm ? nil : sampler.guarantee)
  }

  /// Takes what was reported on draws, in the order of their numbers.
  package mutating func absorb(_ words: ArraySlice<UInt64>, through end: Int? = nil) {
    var reader = PathReportReader(words)
    var current: (number: Int, path: Path)?
    while let mark = reader.next() {
      switch mark {
      case .begins(let number):
        if current?.number != number { begin(number) }
        current = (number, Path(situation: number % sampler.explorer.situations.count, deviations: []))
      case .turn(let point, let option):
        guard let (number, path) = current else { continue }
        let turn = Path.DeviationIndex(point: point, option: option)
        current = (number, Path(situation: path.situation, deviations: path.deviations + [turn]))
      case .fails(let number):
        if let current, let failure = Failure(number: number) { discover(failure, in: current.path) }
      case .advises(let number):
        guard let current, Violation.advice.indices.contains(number) else { continue }
        exploration.note(Exploration.UntakenAdvice(violation: Violation.advice[number], path: current.path))
      case .met(_, let bytes): _ = reader.text(bytes)
      case .point: _ = reader.number()
      case .moved, .reliedOn, .deviates, .upgraded, .offers, .picks, .fills, .settles, .fulfills,
        .speaksInGoing,
        .judges, .differs, .isEndless:
        break
      }
    }
    if let current, end == nil { last = current }
    position = max(position, end ?? position)
  }

  /// The draw that a report broke off in.
  private var last: (number: Int, path: Path)?

  /// Notes what is static in the handler's code and begins anew with every process; the first is told.
  package mutating func note(renewed name: String?) {
    exploration.renewed = exploration.renewed ?? name
  }

  /// Notes that a draw brought its process down, or never came back.
  package mutating func note(_ failure: Failure, inDraw number: Int) {
    if position <= number { begin(number) }
    let path = last.flatMap { $0.number == number ? $0.path : nil }
    discover(failure, in: path ?? Path(situation: number % sampler.explorer.situations.count, deviations: []))
  }

  /// Ends it: what was not drawn nobody knows.
  package mutating func finish() {
    exploration.end = .sampled
    exploration.discoveries.sort { $0.path < $1.path }
  }

  private mutating func begin(_ number: Int) {
    position = max(position, number + 1)
    exploration.paths += 1
    exploration.levels[0].paths += 1
  }

  private mutating func discover(_ failure: Failure, in path: Path) {
    let finding = Exploration.Finding(failure: failure, path: path, number: exploration.paths)
    guard let index = exploration.discoveries.firstIndex(where: { $0.failure == failure }) else {
      return exploration.discoveries.append(finding)
    }
    if path < exploration.discoveries[index].path { exploration.discoveries[index] = finding }
  }
}

extension SampledSearch {
  /// Draws in this process, until there are so many or nobody wants more.
  package mutating func run(draws: Int, while isWanted: (SampledSearch) -> Bool = { _ in true }) {
    while position < draws, isWanted(self) {
      let numbers = position..<min(draws, position + Self.batch)
      var words: [UInt64] = []
      sampler.run(numbers, while: { _ in true }, report: { words.append($0) })
      absorb(words[...], through: numbers.upperBound)
    }
    finish()
  }

  private static let batch = 256
}

extension Explorer {
  /// Draws so many paths by chance, in this process.
  public func sample(_ sampling: Sampling, draws: Int) -> Exploration {
    var search = SampledSearch(Sampler(self, sampling, PathMeasure(of: self)))
    search.run(draws: draws)
    return search.exploration
  }

  /// How likely it is, at least, that one draw shows what goes wrong when a few pieces of work come in the wrong order.
  public func guarantee(of sampling: Sampling) -> Sampling.Guarantee {
    Sampler(self, sampling, PathMeasure(of: self)).guarantee
  }
}
