public import Rehearsal

/// What came of a scenario.
public struct Verdict: Hashable, Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// What does not hold; nothing when the scenario passed.
  public let failures: [Failure]
  /// Everything that happened.
  public let trace: Trace

  package init(scenario: Scenario, failures: [Failure], trace: Trace) {
    self.scenario = scenario
    self.failures = failures
    self.trace = trace
  }

  /// Whether everything holds.
  public var isPassed: Bool { failures.isEmpty }

  /// Something that does not hold.
  public struct Failure: Hashable, Sendable {
    /// Where it is expected: a line of the scenario, or the scenario itself for what always must hold.
    public let place: Place
    /// The sentence that does not hold.
    public let sentence: String
    /// What is instead.
    public let problem: String
    /// What was expected (−) and what happened (+), line by line.
    public let difference: [String]

    package init(place: Place, sentence: String, problem: String, difference: [String]) {
      self.place = place
      self.sentence = sentence
      self.problem = problem
      self.difference = difference
    }
  }
}
