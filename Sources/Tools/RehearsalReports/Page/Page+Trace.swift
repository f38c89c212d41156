public import Rehearsal
import RehearsalScenarios

extension Page {
  /// The page of one trace that stands in a file, with stand-ins for secrets where some are given.
  public init(of trace: Trace, in file: String, redacting secrets: Secrets? = nil) {
    self.init(title: "Rehearsal")
    let place = Place(file: file, line: 1, column: 1)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var failures = trace.ending.lockOuts.map {
      Verdict.Failure(place: place, sentence: "nobody is locked out", problem: "\($0)", difference: [])
    }
    if failures.isEmpty, !trace.isSound {
      failures.append(
        Verdict.Failure(
          place: place, sentence: "no rule is broken", problem: "one is; its story shows where",
          difference: []))
    }
    let result = ScenarioResult(
      ReportedScenario(
        name: name, fullName: name, feature: trace.setting.app, tags: [], place: place, lines: []),
      number: 1, status: failures.isEmpty ? .passed : .failed, failures: failures, end: trace.ending.instant,
      story: "")
    add(secrets?.redact(result) ?? result, film: Film(of: trace, redacting: secrets))
  }
}
