package import Rehearsal

/// Something that could have happened at the place of a departure.
package struct Variation: Hashable, Sendable {
  /// The number of the departure whose place it would take.
  package let index: Int
  /// What would happen.
  package let choice: Choice
}

/// What matters in a course, by what becomes of it where something else happens at one place of it.
extension Explorer {
  /// Everything that could have happened at the place of a departure, departure by departure.
  package func variations(of course: Course) -> [Variation] {
    course.turns.indices.flatMap { index in
      let choices = choices(at: index, of: course)
      return choices.indices.filter { $0 != course.turns[index].option }
        .map { Variation(index: index, choice: choices[$0]) }
    }
  }

  /// What becomes of a finding with a variation, all other departures being as they were; `nil` where those that come
  /// later cannot happen any more.
  package func alternative(_ variation: Variation, in finding: Exploration.Finding) -> Discovery.Alternative?
  {
    guard let trace = trace(of: finding.course, with: variation) else { return nil }
    return Discovery.Alternative(
      name: variation.choice.description, bearing: isWrong(trace, finding) ? .asWrong : .notWrong)
  }

  /// The same course but for its last departure; `nil` where something is wrong with it all the same, or there is no
  /// departure.
  package func sibling(of finding: Exploration.Finding) -> Trace? {
    guard !finding.course.turns.isEmpty else { return nil }
    let trace = tell(finding.course.first(finding.course.turns.count - 1)).trace
    return isWrong(trace, finding) ? nil : trace
  }

  private func choices(at index: Int, of course: Course) -> [Choice] {
    guard let run = run(upTo: index, of: course) else { return [] }
    defer { run.simulation.abandon() }
    return run.departures()
  }

  /// A run that has come to the place of a departure; `nil` where it does not come there again.
  private func run(upTo index: Int, of course: Course) -> Run? {
    let run = makeRun(of: course)
    let before = course.first(index)
    guard follow(before, with: run) else {
      run.simulation.abandon()
      return nil
    }
    for _ in (before.turns.last.map { $0.point + 1 } ?? 0)..<course.turns[index].point { run.take(run.usual) }
    return run
  }

  private func trace(of course: Course, with variation: Variation) -> Trace? {
    // Because the later departures are known by what they are: another number of things may happen before them.
    let later = course.turns.indices.dropFirst(variation.index + 1)
    let names = later.map { choices(at: $0, of: course).at(course.turns[$0].option) }
    guard let run = run(upTo: variation.index, of: course) else { return nil }
    run.take(variation.choice)
    for (index, choice) in zip(later, names) {
      let points = course.turns[index].point - course.turns[index - 1].point - 1
      guard let choice, run.takeLater(choice, after: points) else {
        run.simulation.abandon()
        return nil
      }
    }
    while !run.isOver { run.take(run.usual) }
    return run.simulation.finish()
  }

  private func isWrong(_ trace: Trace, _ finding: Exploration.Finding) -> Bool {
    switch finding.wrong {
    case .rule(let violation): return trace.violations.contains(violation)
    case .lockOut, .untruth, .property:
      var found = false
      judge(trace, of: situations[finding.course.situation]) { if $0 == finding.wrong { found = true } }
      return found
    case .crash, .hang: return false
    }
  }
}

extension Run {
  /// Goes on as usual to the first point at which something can be done, and does it; `false` where that never
  /// comes.
  ///
  /// What nothing but time tells apart, such as one tap on Cancel from another, waits for as many points as it did.
  fileprivate func takeLater(_ choice: Choice, after points: Int) -> Bool {
    var passed = 0
    while !isOver {
      if passed >= points || choice.isKnownByName, departures().contains(choice) {
        take(choice)
        return true
      }
      take(usual)
      passed += 1
    }
    return false
  }
}

extension Choice {
  /// Whether its words say which of several occasions it takes.
  fileprivate var isKnownByName: Bool {
    switch self {
    case .network, .apple, .order: true
    case .user, .system: false
    }
  }
}

extension [Choice] {
  fileprivate func at(_ index: Int) -> Choice? { indices.contains(index) ? self[index] : nil }
}

extension Course {
  /// The same with its first departures alone.
  fileprivate func first(_ count: Int) -> Course {
    Course(situation: situation, turns: Array(turns.prefix(count)))
  }
}
