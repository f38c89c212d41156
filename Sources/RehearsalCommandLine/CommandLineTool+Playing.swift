import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// How one scenario is played.
extension CommandLineTool {
  /// What is the same for every scenario of a run.
  struct Course {
    let handler: String?
    let repetitions: Int
    let isRedacted: Bool
    let isTimed: Bool
    /// Whether somebody makes pictures of what is played.
    let isFilmed: Bool
    /// Seconds of real time without a word after which a handler has hung.
    let patience: Int
    let recording: Recording
    /// The traces there are beside the scenarios; `nil` where nothing is pinned and nothing to be recorded.
    let pins: Set<String>?
  }

  func course(
    _ words: Words, pins: Set<String>, isFilmed: Bool, in surroundings: Surroundings
  ) throws(UsageError) -> Course {
    let recording = try words.choice(of: "--record", default: Recording.none)
    if surroundings.isCI, recording != .none {
      throw .malformed(
        "--record writes nothing where CI is set; record where somebody reads what is recorded.")
    }
    return Course(
      handler: try handler(named: words.value(of: "--handler")),
      repetitions: try words.number(of: "--repeat") ?? 1, isRedacted: words.has("--redact"),
      isTimed: words.has("--timings"), isFilmed: isFilmed,
      patience: try words.number(of: "--hang-limit") ?? 10,
      recording: recording,
      pins: pins.isEmpty && recording == .none ? nil : pins)
  }

  func play(_ item: Selection.Item, _ course: Course) -> Played {
    let clock = ContinuousClock()
    let start = course.isTimed ? clock.now : nil
    let verdict = verdict(on: item, course)
    var failures = verdict.failures
    for repetition in 1...course.repetitions where repetition > 1 {
      guard let difference = Self.difference(verdict.trace, self.verdict(on: item, course).trace) else {
        continue
      }
      failures.append(
        Verdict.Failure(
          place: item.scenario.place, sentence: "every play is the same",
          problem: "play \(repetition) is another", difference: difference))
      break
    }
    if let pins = course.pins,
      let failure = Pin(of: item.scenario).failure(
        for: verdict.trace, of: item.scenario, pins, course.recording)
    {
      failures.append(failure)
    }
    let story = failures.isEmpty ? "" : "\(Story(of: verdict.trace))"
    let played = Played(
      failures: failures, end: verdict.trace.ending.instant, story: story, time: start.map { clock.now - $0 },
      trace: course.isFilmed ? verdict.trace : nil)
    return course.isRedacted ? played.redacted(item.scenario, Secrets(of: verdict.trace)) : played
  }

  /// Plays a scenario that is known to break off, for somebody who writes down what happens until then.
  func witness(_ item: Selection.Item, _ course: Course, _ witness: RehearsalScenarios.Scenario.Witness) {
    _ = item.scenario.play(on: setup, witness: witness) { program(named: $0 ?? course.handler) }
  }

  private func verdict(on item: Selection.Item, _ course: Course) -> Verdict {
    item.scenario.play(on: setup) { program(named: $0 ?? course.handler) }
  }

  /// The first line in which two traces differ; `nil` where they are the same.
  private static func difference(_ first: Trace, _ second: Trace) -> [String]? {
    first == second ? nil : Pin.difference(NDJSON.text(of: first), NDJSON.text(of: second))
  }

  private func handler(named name: String?) throws(UsageError) -> String? {
    guard let name else { return handlers.count == 1 ? handlers[0].name : nil }
    guard handlers.contains(where: { $0.name == name }) else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    return name
  }

  private func program(named name: String?) -> Program? {
    handlers.first { $0.name == name }?.program
  }
}
