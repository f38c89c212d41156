public import Rehearsal

/// A counterexample: the smallest path that shows what is wrong, told and ready to be replayed.
public struct Discovery: Sendable {
  /// What is wrong.
  public let failure: Failure
  /// The failure as a headline, with the name of a property of one's own.
  public let headline: String
  /// The situation it begins in.
  public let situation: Situation
  /// The deviations, in order, with when they came.
  public let deviations: [DatedDeviation]
  /// The environment's whole part, as a script that can be played again.
  public let script: Script
  /// Everything that happened.
  public let trace: Trace
  /// For each deviation, what else could have happened there, and whether that is wrong as well.
  public let alternatives: [[Alternative]]
  /// The path without its last deviation, in which all is well; `nil` where that one is the happy path
  /// of a situation, or nothing is well.
  public let sibling: Trace?

  /// Something else that could have happened at the place of a deviation, while all others are as they were.
  public struct Alternative: Hashable, Sendable {
    /// What, as a sentence.
    public let name: String
    /// What comes of it.
    public let bearing: Bearing

    /// What comes of an alternative.
    public enum Bearing: String, Hashable, Sendable, CaseIterable {
      /// It is wrong as well.
      case failsAlike = "fails as well"
      /// Another thing is: the handler crashes or hangs.
      case endsProcess = "brings the process down"
      /// It is well.
      case holds = "holds"
    }

    package init(name: String, bearing: Bearing) {
      self.name = name
      self.bearing = bearing
    }
  }

  package init(
    failure: Failure, headline: String, situation: Situation, deviations: [DatedDeviation], script: Script,
    trace: Trace,
    alternatives: [[Alternative]] = [], sibling: Trace? = nil
  ) {
    self.failure = failure
    self.headline = headline
    self.situation = situation
    self.deviations = deviations
    self.script = script
    self.trace = trace
    self.alternatives = alternatives
    self.sibling = sibling
  }
}

extension Explorer {
  /// What is wrong, as a headline; a property of one's own is known by its name.
  package func headline(of failure: Failure) -> String {
    guard case .property(let index) = failure, properties.indices.contains(index) else {
      return failure.headline
    }
    return "this does not hold: \(properties[index].name)"
  }

  /// The path with something else that is wrong with it.
  package func discovery(_ told: Discovery, also failure: Failure) -> Discovery {
    Discovery(
      failure: failure, headline: headline(of: failure), situation: told.situation,
      deviations: told.deviations,
      script: told.script, trace: told.trace, alternatives: told.alternatives, sibling: told.sibling)
  }

  /// Runs a path once more, and the paths beside it, to tell what matters in it.
  ///
  /// Not for paths that bring their process down.
  public func discovery(of finding: Exploration.Finding) -> Discovery {
    let told = tell(finding.path)
    var alternatives = finding.path.deviations.map { _ in [Discovery.Alternative]() }
    for variation in variations(of: finding.path) {
      if let alternative = alternative(variation, in: finding) {
        alternatives[variation.index].append(alternative)
      }
    }
    return Discovery(
      failure: finding.failure, headline: headline(of: finding.failure),
      situation: situations[finding.path.situation], deviations: told.deviations,
      script: told.script, trace: told.trace, alternatives: alternatives, sibling: sibling(of: finding))
  }

  /// One path from beginning to end, told.
  struct Told {
    let script: Script
    let deviations: [DatedDeviation]
    let trace: Trace
    let failures: Set<Failure>
  }

  func tell(_ path: Path) -> Told {
    let run = makeRun(of: path, log: RunLog())
    complete(path, with: run)
    let log = run.log ?? RunLog()
    let judged = JudgedPath(run)
    return Told(
      script: script(log, of: path), deviations: log.deviations, trace: judged.trace,
      failures: judged.failures)
  }

  /// What happened in a path that was given up.
  package func trace(ofGivenUp path: Path) -> Trace { tell(path).trace }

  private func complete(_ path: Path, with run: Run) {
    _ = follow(path, with: run)
    while !run.isOver { run.take(run.usual) }
  }

  private func script(_ log: RunLog, of path: Path) -> Script {
    var phone = situations[path.situation].phone
    phone.network.faults += log.faults
    return Script(on: phone, log.script + [.settle])
  }

  /// Runs a path that may take its process with it, and tells everything before it happens: what there is at
  /// first, each step, and each thing that comes of it; answers with all of it where it comes to its end.
  package func replay(
    _ finding: Exploration.Finding, begin: (Trace.Setting) -> Void, draft: @escaping (Discovery) -> Void,
    witness: @escaping (Trace.Entry) -> Void
  ) -> Trace {
    let situation = situations[finding.path.situation]
    let before = Simulation(phone: situation.phone, server: situation.server, program: program).finish()
    begin(before.setting)
    let log = RunLog { log in
      draft(
        Discovery(
          failure: finding.failure, headline: headline(of: finding.failure), situation: situation,
          deviations: log.deviations,
          script: script(log, of: finding.path),
          trace: before))
    }
    let run = makeRun(of: finding.path, log: log, witness: witness)
    complete(finding.path, with: run)
    return run.simulation.finish()
  }
}
