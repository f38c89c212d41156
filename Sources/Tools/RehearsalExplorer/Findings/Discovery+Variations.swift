package import Rehearsal

/// Something that could have happened at the place of a deviation.
package struct Variation: Hashable, Sendable {
  /// The number of the deviation whose place it would take.
  package let index: Int
  /// What would happen.
  package let deviation: Deviation
}

/// What matters in a path, by what becomes of it where something else happens at one place of it.
extension Explorer {
  /// Everything that could have happened at the place of a deviation, deviation by deviation.
  package func variations(of path: Path) -> [Variation] {
    path.deviations.indices.flatMap { index in
      let deviations = deviations(at: index, of: path)
      return deviations.indices.filter { $0 != path.deviations[index].option }
        .map { Variation(index: index, deviation: deviations[$0]) }
    }
  }

  /// What becomes of a finding with a variation, all other deviations being as they were; `nil` where those that come
  /// later cannot happen any more.
  package func alternative(_ variation: Variation, in finding: Exploration.Finding) -> Discovery.Alternative?
  {
    guard let path = judged(finding.path, with: variation) else { return nil }
    return Discovery.Alternative(
      name: variation.deviation.description,
      bearing: path.failures.contains(finding.failure) ? .failsAlike : .holds)
  }

  /// The path without its last deviation; `nil` where something is wrong with it all the same, or there is no
  /// deviation.
  package func sibling(of finding: Exploration.Finding) -> Trace? {
    guard !finding.path.deviations.isEmpty else { return nil }
    let told = tell(finding.path.first(finding.path.deviations.count - 1))
    return told.failures.contains(finding.failure) ? nil : told.trace
  }

  private func deviations(at index: Int, of path: Path) -> [Deviation] {
    guard let run = run(upTo: index, of: path) else { return [] }
    defer { run.simulation.abandon() }
    return run.deviations()
  }

  /// A run that has come to the place of a deviation; `nil` where it does not come there again.
  private func run(upTo index: Int, of path: Path) -> Run? {
    let run = makeRun(of: path)
    let before = path.first(index)
    guard follow(before, with: run) else {
      run.simulation.abandon()
      return nil
    }
    var point = before.deviations.last.map { $0.point + 1 } ?? 0
    while point < path.deviations[index].point {
      guard !run.isOver else {
        run.simulation.abandon()
        return nil
      }
      run.take(run.usual)
      point += 1
    }
    return run
  }

  private func judged(_ path: Path, with variation: Variation) -> JudgedPath? {
    // The later deviations are known by what they are: another number of things may happen before them.
    let later = path.deviations.indices.dropFirst(variation.index + 1)
    let names = later.map { deviations(at: $0, of: path).at(path.deviations[$0].option) }
    guard let run = run(upTo: variation.index, of: path) else { return nil }
    run.take(variation.deviation)
    for (index, deviation) in zip(later, names) {
      let points = path.deviations[index].point - path.deviations[index - 1].point - 1
      guard let deviation, run.takeLater(deviation, after: points) else {
        run.simulation.abandon()
        return nil
      }
    }
    while !run.isOver { run.take(run.usual) }
    return JudgedPath(run)
  }
}

extension Run {
  /// Goes on as usual to the first point at which something can be done, and does it; `false` where that never
  /// comes.
  ///
  /// What nothing but time tells apart, such as one tap on Cancel from another, waits for as many points as it did.
  fileprivate func takeLater(_ deviation: Deviation, after points: Int) -> Bool {
    var passed = 0
    while !isOver {
      if passed >= points || deviation.isKnownByName, deviations().contains(deviation) {
        take(deviation)
        return true
      }
      take(usual)
      passed += 1
    }
    return false
  }
}

extension Deviation {
  /// Whether its words say which of several occasions it takes.
  fileprivate var isKnownByName: Bool {
    switch self {
    case .network, .networkReturns, .app, .apple, .order: true
    case .outage, .user, .device, .system, .chance: false
    }
  }
}

extension [Deviation] {
  fileprivate func at(_ index: Int) -> Deviation? { indices.contains(index) ? self[index] : nil }
}

extension Path {
  /// The path with its first deviations alone.
  fileprivate func first(_ count: Int) -> Path {
    Path(situation: situation, deviations: Array(deviations.prefix(count)))
  }
}
