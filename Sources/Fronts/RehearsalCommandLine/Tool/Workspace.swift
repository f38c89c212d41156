import ProcessIsolation
import RehearsalReports
import RehearsalScenarios

/// The folder from which GitHub shows files, wherever in it a command was started.
struct Workspace {
  /// Without links.
  private let root: String
  /// How somebody in that folder calls the command.
  private let command: String

  /// The folder at a path, for a command that a process was started as.
  init(at path: String, called: String) {
    root = Files.absolute(path)
    command = Call(called, from: root).text
  }

  /// The way to a file from there; a file elsewhere keeps the name that it has.
  func path(of file: String) -> String {
    let whole = Files.absolute(file)
    return whole.hasPrefix("\(root)/") ? String(whole.dropFirst(root.count + 1)) : file
  }

  /// A result as somebody reads it there, and plays it again.
  func seen(_ result: ScenarioResult) -> ScenarioResult {
    let scenario = result.scenario
    var seen = ScenarioResult(
      ReportedScenario(
        name: scenario.name, fullName: scenario.fullName, feature: scenario.feature, tags: scenario.tags,
        place: self.seen(scenario.place), lines: scenario.lines),
      number: result.number, status: result.status,
      failures: result.failures.map { failure in
        Verdict.Failure(
          place: self.seen(failure.place), sentence: failure.sentence, problem: failure.problem,
          difference: failure.difference)
      }, end: result.end, story: result.story)
    seen.reached = result.reached
    seen.replay = ScenarioResult.Replay(command, result.replay.options)
    return seen
  }

  /// What is wrong with a run, with its place as it is seen from the workspace.
  func seen(_ problem: RunProblem) -> RunProblem {
    RunProblem(problem.kind, at: problem.place.map(seen), problem.headline, text: problem.text)
  }

  private func seen(_ place: Place) -> Place {
    Place(file: path(of: place.file), line: place.line, column: place.column)
  }
}
