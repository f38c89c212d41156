public import Rehearsal

/// Something wrong that a search found: the smallest course that shows it, told and ready to be replayed.
public struct Discovery: Sendable {
  /// What is wrong.
  public let wrong: Wrong
  /// The situation it begins in.
  public let situation: Situation
  /// The departures, in order, with when they came.
  public let turns: [Turn]
  /// The environment's whole part, as a script that can be played again.
  public let script: Script
  /// Everything that happened.
  public let trace: Trace
  /// For each departure, what else could have happened there, and whether that is wrong as well.
  public let alternatives: [[Alternative]]
  /// The same course but for its last departure, in which all is well; `nil` where that one is the smooth course
  /// of a situation, or nothing is well.
  public let sibling: Trace?

  /// One departure from the usual.
  public struct Turn: Hashable, Sendable {
    /// When.
    public let instant: Instant
    /// What.
    public let choice: Choice
  }

  /// Something else that could have happened at the place of a departure.
  public struct Alternative: Hashable, Sendable {
    /// What.
    public let choice: Choice
    /// Whether the same is wrong then.
    public let fails: Bool
  }
}

extension Explorer {
  /// Runs a course once more, and the courses beside it, to tell what matters in it.
  ///
  /// Not for courses that bring their process down.
  public func discovery(of finding: Exploration.Finding) -> Discovery {
    let told = tell(finding.course)
    let before = Course(situation: finding.course.situation, turns: finding.course.turns.dropLast())
    let sibling = finding.course.turns.isEmpty ? nil : tell(before)
    let alternatives = finding.course.turns.indices.map { self.alternatives(to: $0, in: finding) }
    return Discovery(
      wrong: finding.wrong, situation: situations[finding.course.situation], turns: told.turns,
      script: told.script, trace: told.trace, alternatives: alternatives,
      sibling: sibling.flatMap { isWrong($0.trace, finding) ? nil : $0.trace })
  }

  private func alternatives(to index: Int, in finding: Exploration.Finding) -> [Discovery.Alternative] {
    let turn = finding.course.turns[index]
    return departures(at: index, of: finding.course).enumerated().compactMap { option, choice in
      guard option != turn.option else { return nil }
      var turns = Array(finding.course.turns[..<index])
      turns.append(Course.Turn(point: turn.point, option: option))
      let course = Course(situation: finding.course.situation, turns: turns)
      return Discovery.Alternative(choice: choice, fails: isWrong(self.tell(course).trace, finding))
    }
  }

  private func isWrong(_ trace: Trace, _ finding: Exploration.Finding) -> Bool {
    switch finding.wrong {
    case .rule(let violation): return trace.violations.contains(violation)
    case .lockOut, .untruth, .property:
      var found = false
      _ = judge(trace, of: situations[finding.course.situation]) { if $0 == finding.wrong { found = true } }
      return found
    case .crash, .hang: return false
    }
  }

  /// What could happen at the place of a departure.
  private func departures(at index: Int, of course: Course) -> [Choice] {
    let run = makeRun(of: course)
    defer { run.simulation.abandon() }
    let before = Course(situation: course.situation, turns: Array(course.turns[..<index]))
    guard follow(before, with: run) else { return [] }
    for _ in (before.turns.last.map { $0.point + 1 } ?? 0)..<course.turns[index].point {
      run.take(run.usual)
    }
    return run.departures()
  }

  /// One course from beginning to end, told.
  struct Told {
    let script: Script
    let turns: [Discovery.Turn]
    let trace: Trace
  }

  func tell(_ course: Course, witness: ((Trace.Entry) -> Void)? = nil) -> Told {
    let run = makeRun(of: course, isLogged: true, witness: witness)
    _ = follow(course, with: run)
    while !run.isOver {
      run.take(run.usual)
    }
    let log = run.log ?? Run.Log()
    var phone = situations[course.situation].phone
    phone.network.faults += log.faults
    return Told(
      script: Script(on: phone, log.steps + [.settle]),
      turns: log.turns.map { Discovery.Turn(instant: $0.instant, choice: $0.choice) },
      trace: run.simulation.finish())
  }

  /// Runs a course before a witness, because it may take its process with it.
  package func replay(_ course: Course, witness: @escaping (Trace.Entry) -> Void) {
    _ = tell(course, witness: witness)
  }

  /// The world a course begins in, for whoever replays one before a witness.
  package func setting(of course: Course) -> Trace.Setting {
    let situation = situations[course.situation]
    return Simulation(phone: situation.phone, server: situation.server, program: program).soFar.setting
  }
}
