import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// How one scenario is played.
extension CommandLineTool {
  /// What is the same for every scenario of a run.
  struct PlayTerms {
    let handler: String?
    /// The name of the command.
    let command: String
    /// The handler that its words ask for.
    let wanted: String?
    let repetitions: Int
    let isRedacted: Bool
    let isTimed: Bool
    /// Seconds of real time without a word after which a handler has hung.
    let patience: Int
    let recording: Recording
    /// The traces there are beside the scenarios; `nil` where nothing is there and nothing to be recorded.
    let snapshots: Set<String>?
    /// Whether somebody wants to see everything that happened.
    let isFilmed: Bool
    /// The folder from which annotations are read; `nil` where that is the one of the call.
    var workspace: Workspace?
    /// The forms of the reports on what is played.
    let formats: [ScenarioReportFormat]

    /// Whether anybody reads what a scenario says line by line.
    var showsLines: Bool { formats.contains(where: \.showsLines) }

    /// What came of a scenario, with what each report has to say of it.
    func played(_ result: ScenarioResult, took time: Duration? = nil, _ trace: Trace? = nil) -> Played {
      Played(
        result: result,
        passages: formats.map { format in
          format.passage(on: format == .github ? workspace?.seen(result) ?? result : result)
        }, isWhole: isFilmed, time: time,
        trace: isFilmed ? trace : nil)
    }

    /// The options that decide what comes of a scenario, and not only how that is found out and told: parts of a run
    /// that differ in them are no parts of one.
    var deciding: [String] {
      (handler.map { ["--handler", $0] } ?? []) + (repetitions > 1 ? ["--repeat", "\(repetitions)"] : [])
    }

    /// How a scenario is played again; `repeatedly` where that makes the difference.
    func replay(of scenario: Scenario, repeatedly: Bool = false) -> ScenarioResult.Replay {
      let handler = scenario.handler == nil ? wanted.map { ["--handler", $0] } : nil
      return ScenarioResult.Replay(
        command, (handler ?? []) + (repeatedly ? ["--repeat", "\(repetitions)"] : []))
    }

    /// What pictures are made from.
    func film(of trace: Trace) -> Film {
      Film(of: trace, redacting: isRedacted ? Secrets(of: trace) : nil)
    }
  }

  func terms(
    _ arguments: Arguments<RunOptions>, snapshots: Set<String>, isFilmed: Bool,
    formats: [ScenarioReportFormat], in surroundings: Surroundings
  ) throws(UsageError) -> PlayTerms {
    let recording = arguments.record
    if surroundings.isCI, recording != .none {
      throw .malformed(
        "--record writes nothing where CI is set; record where somebody reads what is recorded.")
    }
    if arguments.redact, recording != .none {
      throw .malformed(
        "--record writes down all that happens, passwords and codes as well; leave out --record or --redact.")
    }
    return PlayTerms(
      handler: try handler(named: arguments.handler), command: surroundings.command,
      wanted: arguments.handler, repetitions: arguments.repetitions, isRedacted: arguments.redact,
      isTimed: arguments.showing.timings, patience: arguments.processes.hangLimit, recording: recording,
      snapshots: snapshots.isEmpty && recording == .none ? nil : snapshots, isFilmed: isFilmed,
      workspace: surroundings.workspace, formats: formats)
  }

  /// Everything there is to do for a run.
  func work(on cache: ScenarioCache, _ terms: PlayTerms) -> Work {
    Work(cache: cache, terms: terms) { item, goesOn in
      guard let scenario = cache.scenario(of: item) else {
        return terms.played(cache.absence(of: item))
      }
      return play(scenario, number: item.number, terms, goesOn)
    } witness: { scenario, witness in
      _ = scenario.play(on: setup, witness: witness) { program(named: $0 ?? terms.handler) }
    }
  }

  private func play(
    _ scenario: Scenario, number: Int, _ terms: PlayTerms, _ goesOn: () -> Void
  ) -> Played {
    let clock = ContinuousClock()
    let start = terms.isTimed ? clock.now : nil
    let verdict = verdict(on: scenario, terms)
    var failures = verdict.failures
    var others: [Trace] = []
    for repetition in 1...terms.repetitions where repetition > 1 {
      goesOn()
      let other = self.verdict(on: scenario, terms).trace
      guard let difference = Self.difference(verdict.trace, other) else { continue }
      failures.append(
        Verdict.Failure(
          place: scenario.place, sentence: "every play is the same",
          problem: "play \(repetition) is another", difference: difference))
      others.append(other)
      break
    }
    let isSteady = others.isEmpty
    if let snapshots = terms.snapshots {
      let snapshot = Snapshot(of: scenario)
      let failure = snapshot.failure(for: verdict.trace, of: scenario, snapshots, terms.recording)
      let recorded = failure != nil && terms.isRedacted ? snapshot.recorded : nil
      if let recorded { others.append(recorded) }
      if let failure {
        failures.append(terms.isRedacted && recorded == nil ? failure.withoutDifference : failure)
      }
    }
    var result = ScenarioResult(
      ReportedScenario(scenario, withLines: terms.showsLines), number: number,
      status: failures.isEmpty ? .passed : .failed, failures: failures, end: verdict.trace.ending.instant,
      story: failures.isEmpty ? "" : "\(Story(of: verdict.trace))")
    if !failures.isEmpty || terms.isFilmed {
      result.replay = terms.replay(of: scenario, repeatedly: !isSteady)
    }
    if terms.isRedacted { result = Secrets(of: [verdict.trace] + others, in: scenario).redact(result) }
    return terms.played(result, took: start.map { clock.now - $0 }, verdict.trace)
  }

  private func verdict(on scenario: Scenario, _ terms: PlayTerms) -> Verdict {
    scenario.play(on: setup) { program(named: $0 ?? terms.handler) }
  }

  /// The first line in which two traces differ; `nil` where they are the same.
  private static func difference(_ first: Trace, _ second: Trace) -> [String]? {
    first == second ? nil : Snapshot.difference(NDJSON.text(of: first), NDJSON.text(of: second))
  }

  func handler(named name: String?) throws(UsageError) -> String? {
    guard let name else { return handlers.count == 1 ? handlers[0].name : nil }
    guard handlers.contains(where: { $0.name == name }) else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    return name
  }

  func program(named name: String?) -> Program? {
    handlers.first { $0.name == name }?.program
  }
}

extension Scenario {
  /// The handler it names.
  var handler: String? {
    lines.lazy.compactMap { if case .given(.handler(let name)) = $0.sentence { name } else { nil } }.last
  }
}
