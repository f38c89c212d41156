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
  }

  func play(_ item: Selection.Item, _ course: Course) -> ScenarioResult {
    let verdict = verdict(on: item, course)
    var failures = verdict.failures
    for repetition in 1..<max(1, course.repetitions) + 1 where repetition > 1 {
      guard let problem = difference(between: verdict, and: self.verdict(on: item, course)) else { continue }
      failures.append(
        Verdict.Failure(
          place: item.scenario.place, sentence: "every repetition is the same",
          problem: "the \(repetition)th is not",
          difference: problem))
      break
    }
    let isPassed = failures.isEmpty
    let secrets = course.isRedacted ? Secrets(of: verdict.trace) : nil
    return ScenarioResult(
      item.scenario, number: item.number, status: isPassed ? .passed : .failed,
      failures: secrets.map { secrets in failures.map(secrets.redact) } ?? failures,
      end: verdict.trace.ending.instant,
      story: isPassed ? "" : secrets?.redact("\(Story(of: verdict.trace))") ?? "\(Story(of: verdict.trace))")
  }

  /// Plays a scenario that is known to break off, for somebody who writes down what happens until then.
  func witness(_ item: Selection.Item, _ course: Course, _ witness: RehearsalScenarios.Scenario.Witness) {
    _ = item.scenario.play(on: setup, witness: witness) { program(named: $0 ?? course.handler) }
  }

  private func verdict(on item: Selection.Item, _ course: Course) -> Verdict {
    item.scenario.play(on: setup) { program(named: $0 ?? course.handler) }
  }

  /// The first line in which two plays of a scenario differ; `nil` where they are the same, byte for byte.
  private func difference(between first: Verdict, and second: Verdict) -> [String]? {
    guard first.trace != second.trace else { return nil }
    let lines = NDJSON.text(of: first.trace).split(separator: "\n")
    let others = NDJSON.text(of: second.trace).split(separator: "\n")
    let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(lines.count, others.count)
    return [
      "line \(line + 1)", "− " + (line < lines.count ? lines[line] : "(end)"),
      "+ " + (line < others.count ? others[line] : "(end)"),
    ]
  }

  func program(named name: String?) -> Program? {
    handlers.first { $0.name == name }?.program
  }
}
