import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// What came of playing one scenario; small, because most that is known of it is known before.
struct Played {
  let failures: [Verdict.Failure]
  let end: Instant
  let story: String
  /// The real time it took, where that is wanted.
  let time: Duration?
  /// Everything that happened, where somebody makes pictures of it.
  var trace: Trace?
  /// The scenario without its secrets, where those are not to be seen.
  var scenario: ReportedScenario?

  func redacted(_ scenario: Scenario, _ secrets: Secrets) -> Played {
    Played(
      failures: failures.map(secrets.redact), end: end, story: secrets.redact(story), time: time,
      trace: trace,
      scenario: secrets.redact(ReportedScenario(scenario)))
  }

  func result(of item: Selection.Item) -> ScenarioResult {
    ScenarioResult(
      scenario ?? ReportedScenario(item.scenario), number: item.number,
      status: failures.isEmpty ? .passed : .failed, failures: failures, end: end, story: story)
  }
}
