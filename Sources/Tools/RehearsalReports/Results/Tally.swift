import RehearsalScenarios

/// How many scenarios ended how.
struct Tally: Hashable {
  var planned = 0
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var crashed = 0
  private(set) var hung = 0

  var played: Int { passed + notPassed }
  var notPassed: Int { failed + crashed + hung }
  var unplayed: Int { max(0, planned - played) }

  mutating func count(_ status: ScenarioResult.Status) {
    switch status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .crashed: crashed += 1
    case .hung: hung += 1
    }
  }

  /// The counts in words; all of them, so that they can be seen to add up.
  var sentence: String {
    "\(planned.scenarios) planned: \(passed) passed, \(failed) failed, \(crashed) crashed, \(hung) hung"
  }

  /// That and how far a run was cut short, if it was.
  var shortfall: String? {
    unplayed == 0
      ? nil
      : "The run was cut short: \(unplayed) of \(planned.scenarios) \(unplayed == 1 ? "was" : "were") not played."
  }
}

extension Int {
  var scenarios: String { "\(self) scenario\(self == 1 ? "" : "s")" }
}

extension ScenarioResult.Status {
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .hung: "hung"
    }
  }
}
