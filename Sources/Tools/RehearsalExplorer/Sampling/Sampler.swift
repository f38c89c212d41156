import Rehearsal

/// Runs paths that are drawn by chance and reports on them, in this process or in one made from it.
package struct Sampler {
  package let explorer: Explorer
  package let sampling: Sampling
  private let measure: PathMeasure

  /// Draws paths of which it is known how much there is to choose in the usual ones.
  package init(_ explorer: Explorer, _ sampling: Sampling, _ measure: PathMeasure) {
    self.explorer = explorer
    self.sampling = sampling
    self.measure = measure
  }

  /// How likely it is, at least, that one draw shows what goes wrong.
  package var guarantee: Sampling.Guarantee {
    let depth: Int = if case .priorities(let depth) = sampling.method { depth } else { 1 }
    return Sampling.Guarantee(strands: measure.strands, choices: measure.choices, depth: depth)
  }

  /// Runs draws by their numbers, while that is wanted before each; hands over what there is to report.
  package func run(_ numbers: Range<Int>, while isWanted: (Int) -> Bool, report: (UInt64) -> Void) {
    var known: Set<Failure> = []
    for number in numbers {
      guard isWanted(number) else { return }
      report(PathReport.begins(number).word)
      var drawn = path(number, report)
      let failures = drawn.end()
      for number in drawn.advice { report(PathReport.advises(number).word) }
      let fresh = failures.filter { known.insert($0).inserted }
      if !fresh.isEmpty {
        let path = explorer.shrunk(drawn.path, drawn.taken, keeping: fresh)
        // What comes after this replaces what was told as it happened.
        report(PathReport.begins(number).word)
        for turn in path.deviations { report(PathReport.turn(point: turn.point, option: turn.option).word) }
      }
      for failure in fresh { report(PathReport.fails(failure.number).word) }
    }
  }

  private func path(_ number: Int, _ report: (UInt64) -> Void) -> DrawnPath {
    var lottery = Lottery(seed: sampling.seed, draw: number)
    var drawn = DrawnPath(explorer, number % explorer.situations.count)
    switch sampling.method {
    case .priorities(let depth):
      var priorities = Priorities(lottery, depth: depth, among: measure.choices)
      while !drawn.isOver {
        let names = drawn.openWork
        let chosen = names.count > 1 ? priorities.choose(among: names) : 0
        drawn.take(chosen == 0 ? nil : chosen - 1, report)
      }
    case .swarm:
      var kinds = Deviations(rawValue: UInt16(truncatingIfNeeded: lottery.next()))
        .intersection(explorer.deviations)
      if kinds.isEmpty { kinds = explorer.deviations }
      let often = 1 + lottery.number(below: 4)
      while !drawn.isOver {
        let options = drawn.options
        let meant = options.indices.filter { kinds.contains(options[$0].kind) }
        let isTurn = !meant.isEmpty && lottery.number(below: measure.points) < often
        drawn.take(isTurn ? meant[lottery.number(below: meant.count)] : nil, report)
      }
    }
    return drawn
  }
}

/// One path as it is drawn.
struct DrawnPath {
  let run: Run
  private(set) var path: Path
  /// The deviations of the path, by what they are.
  private(set) var taken: [Deviation] = []
  private(set) var points = 0
  /// The advice that was not taken, once it has ended, by the numbers of that.
  private(set) var advice: [Int] = []

  init(_ explorer: Explorer, _ situation: Int) {
    path = Path(situation: situation, deviations: [])
    run = explorer.makeRun(of: path, tellsAll: explorer.looksAtTraces)
  }

  var isOver: Bool { run.isOver || run.simulation.look(\.isStopped) || run.simulation.isDivergent }
  /// The pieces of work between which nobody has decided.
  var openWork: [String] { run.simulation.look { $0.openOrder } }
  var options: [Deviation] { run.deviations() }

  /// Goes on as usual, or with one of the deviations.
  mutating func take(_ option: Int?, _ report: (UInt64) -> Void = { _ in }) {
    if let option {
      let options = run.deviations()
      guard options.indices.contains(option) else { return take(nil) }
      path = Path(
        situation: path.situation,
        deviations: path.deviations + [Path.DeviationIndex(point: points, option: option)])
      taken.append(options[option])
      report(PathReport.turn(point: points, option: option).word)
      run.take(options[option])
    } else {
      run.take(run.usual)
    }
    points += 1
  }

  /// Ends it, and answers all that is wrong with it.
  mutating func end() -> [Failure] {
    guard !run.simulation.look(\.isStopped), !run.simulation.isDivergent else {
      run.simulation.abandon()
      return []
    }
    let judged = JudgedPath(run)
    advice = judged.trace.violations.compactMap(Violation.advice.firstIndex(of:))
    return judged.failures.filter { failure in
      if case .rule(let violation) = failure { Failure.counts(violation) } else { true }
    }.sorted { $0.number < $1.number }
  }
}

extension Explorer {
  /// A path with as few of its deviations as do to keep what is wrong with it.
  func shrunk(_ path: Path, _ deviations: [Deviation], keeping failures: [Failure]) -> Path {
    var (best, names) = (path, deviations)
    var index = names.count - 1
    while index >= 0 {
      var fewer = names
      fewer.remove(at: index)
      if let drawn = drawn(in: path.situation, with: fewer, keeping: failures) {
        (best, names) = (drawn.path, drawn.taken)
        index = min(index, names.count)
      }
      index -= 1
    }
    return best
  }

  /// A path with deviations, each as soon as it can happen after the one before; `nil` where they cannot all happen, or
  /// not all that was wrong is.
  private func drawn(
    in situation: Int, with deviations: [Deviation], keeping failures: [Failure]
  ) -> DrawnPath? {
    var drawn = DrawnPath(self, situation)
    while !drawn.isOver {
      let next = drawn.taken.count < deviations.count ? deviations[drawn.taken.count] : nil
      drawn.take(next.flatMap { drawn.options.firstIndex(of: $0) })
    }
    let isWhole = drawn.taken.count == deviations.count
    let found = drawn.end()
    return isWhole && failures.allSatisfy(found.contains) ? drawn : nil
  }
}
