public import Rehearsal

/// What a run has to say of one scenario.
public struct ScenarioResult: Hashable, Sendable {
  /// The scenario, as it is written.
  public let scenario: ReportedScenario
  /// Its number in the whole selection, from 1, before that is split over machines.
  public let number: Int
  /// How it ended.
  public let status: Status
  /// What does not hold; nothing when it passed.
  public let failures: [Verdict.Failure]
  /// The virtual time at its end.
  public let end: Instant
  /// The story of a scenario that did not pass; empty for one that did.
  public let story: String

  /// How it is played again.
  package var replay = Replay()
  /// The line that it had come to when its handler took the process with it, where that is known.
  package var reached: Int?

  /// The command that played a scenario, and what it needs besides the place to play it in the same way.
  package struct Replay: Hashable, Sendable {
    /// As a shell reads it; it may be several words.
    package let command: String
    package let options: [String]

    package init(_ command: String = "rehearse", _ options: [String] = []) {
      self.command = command
      self.options = options
    }
  }

  /// How a scenario can end.
  public enum Status: Hashable, Sendable {
    /// Everything in it holds.
    case passed
    /// Something in it does not hold.
    case failed
    /// Its handler took the process down with it; the text says how.
    case crashed(String)
    /// Its handler did not come to an end in so many seconds of real time.
    case hung(seconds: Int)
  }

  /// Whether everything holds.
  public var isPassed: Bool { status == .passed }

  /// What came of a scenario.
  public init(
    _ scenario: Scenario, number: Int, status: Status, failures: [Verdict.Failure] = [],
    end: Instant = .start, story: String = ""
  ) {
    self.init(
      ReportedScenario(scenario), number: number, status: status, failures: failures, end: end, story: story)
  }

  package init(
    _ scenario: ReportedScenario, number: Int, status: Status, failures: [Verdict.Failure], end: Instant,
    story: String
  ) {
    self.scenario = scenario
    self.number = number
    self.status = status
    self.failures = failures
    self.end = end
    self.story = story
  }

  /// The line of the scenario from which on nothing was tried; `nil` where all was.
  public var firstUntried: Int? {
    switch status {
    case .passed: nil
    case .crashed, .hung: reached.map { $0 + 1 } ?? 0
    case .failed:
      scenario.lines.indices.first { index in
        scenario.lines[index].kind == .when
          && failures.contains {
            $0.place.line < scenario.lines[index].place.line && $0.place != scenario.place
          }
      }
    }
  }
}
