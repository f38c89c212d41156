public import Rehearsal

/// A counterexample: the smallest course that shows what is wrong, told and ready to be replayed.
public struct Discovery: Sendable {
  /// What is wrong.
  public let wrong: Wrong
  /// The same as a headline, with the name of a property of one's own.
  public let headline: String
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
    /// What, as a sentence.
    public let name: String

    package init(instant: Instant, name: String) {
      self.instant = instant
      self.name = name
    }
  }

  /// Something else that could have happened at the place of a departure, while all others are as they were.
  public struct Alternative: Hashable, Sendable {
    /// What, as a sentence.
    public let name: String
    /// What comes of it.
    public let bearing: Bearing

    /// What comes of an alternative.
    public enum Bearing: String, Hashable, Sendable, CaseIterable {
      /// The same is wrong.
      case asWrong = "as wrong"
      /// Another thing is: the handler crashes or hangs.
      case endsProcess = "brings the process down"
      /// The same is not wrong.
      case notWrong = "not wrong"
    }

    package init(name: String, bearing: Bearing) {
      self.name = name
      self.bearing = bearing
    }
  }

  package init(
    wrong: Wrong, headline: String, situation: Situation, turns: [Turn], script: Script, trace: Trace,
    alternatives: [[Alternative]] = [], sibling: Trace? = nil
  ) {
    self.wrong = wrong
    self.headline = headline
    self.situation = situation
    self.turns = turns
    self.script = script
    self.trace = trace
    self.alternatives = alternatives
    self.sibling = sibling
  }
}

extension Explorer {
  /// What is wrong, as a headline; a property of one's own is known by its name.
  package func headline(of wrong: Wrong) -> String {
    guard case .property(let index) = wrong, properties.indices.contains(index) else { return wrong.headline }
    return "this does not hold: \(properties[index].name)"
  }

  /// The same course with something else that is wrong with it.
  package func discovery(_ told: Discovery, also wrong: Wrong) -> Discovery {
    Discovery(
      wrong: wrong, headline: headline(of: wrong), situation: told.situation, turns: told.turns,
      script: told.script, trace: told.trace, alternatives: told.alternatives, sibling: told.sibling)
  }

  /// Runs a course once more, and the courses beside it, to tell what matters in it.
  ///
  /// Not for courses that bring their process down.
  public func discovery(of finding: Exploration.Finding) -> Discovery {
    let told = tell(finding.course)
    var alternatives = finding.course.turns.map { _ in [Discovery.Alternative]() }
    for variation in variations(of: finding.course) {
      if let alternative = alternative(variation, in: finding) {
        alternatives[variation.index].append(alternative)
      }
    }
    return Discovery(
      wrong: finding.wrong, headline: headline(of: finding.wrong),
      situation: situations[finding.course.situation], turns: told.turns,
      script: told.script, trace: told.trace, alternatives: alternatives, sibling: sibling(of: finding))
  }

  /// One course from beginning to end, told.
  struct Told {
    let script: Script
    let turns: [Discovery.Turn]
    let trace: Trace
  }

  func tell(_ course: Course) -> Told {
    let run = makeRun(of: course, log: Run.Log())
    complete(course, with: run)
    let log = run.log ?? Run.Log()
    return Told(script: script(log, of: course), turns: log.turns, trace: run.simulation.finish())
  }

  private func complete(_ course: Course, with run: Run) {
    _ = follow(course, with: run)
    while !run.isOver { run.take(run.usual) }
  }

  private func script(_ log: Run.Log, of course: Course) -> Script {
    var phone = situations[course.situation].phone
    phone.network.faults += log.faults
    return Script(on: phone, log.script + [.settle])
  }

  /// Runs a course that may take its process with it, and tells everything before it happens: what there is at
  /// first, each step, and each thing that comes of it; answers with all of it where it comes to its end.
  package func replay(
    _ finding: Exploration.Finding, begin: (Trace.Setting) -> Void, draft: @escaping (Discovery) -> Void,
    witness: @escaping (Trace.Entry) -> Void
  ) -> Trace {
    let situation = situations[finding.course.situation]
    let before = Simulation(phone: situation.phone, server: situation.server, program: program).finish()
    begin(before.setting)
    let log = Run.Log { log in
      draft(
        Discovery(
          wrong: finding.wrong, headline: headline(of: finding.wrong), situation: situation, turns: log.turns,
          script: script(log, of: finding.course),
          trace: before))
    }
    let run = makeRun(of: finding.course, log: log, witness: witness)
    complete(finding.course, with: run)
    return run.simulation.finish()
  }
}
