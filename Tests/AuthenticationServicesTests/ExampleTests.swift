import AuthenticationServices
import Extensions
import Rehearsal
import RehearsalReports
import RehearsalScenarios
import TestBench
import Testing

/// The extensions of `Examples/Extensions`, written as for iOS.
@Suite struct ExampleTests {
  static let scenarios = Result {
    try [
      "strong-password", "step-up", "sign-in-with-apple", "in-app", "torture", "passwords-since-ios-12",
      "passkeys-since-ios-17", "codes-since-ios-18",
    ].flatMap { name in
      let path = "Examples/Extensions/Scenarios/\(name).feature"
      let reading = ScenarioReader().read(try House.text(of: path).utf8, file: path)
      #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
      return reading.scenarios
    }
  }

  @Test(arguments: try scenarios.get())
  func `every scenario of the examples holds`(scenario: Scenario) {
    let verdict = scenario.play { Self.program($0) }
    #expect(verdict.failures == [], "\(Story(of: verdict.trace))")
  }

  @Test func `and has the same trace again and again, one after another and at once`() async throws {
    let scenarios = try Self.scenarios.get()
    let first = scenarios.map { NDJSON.text(of: $0.play { Self.program($0) }.trace) }
    for _ in 0..<200 {
      expectSame(scenarios.map { NDJSON.text(of: $0.play { Self.program($0) }.trace) }, first)
    }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<40 {
        group.addTask { scenarios.map { NDJSON.text(of: $0.play { Self.program($0) }.trace) } }
      }
      for await traces in group { expectSame(traces, first) }
    }
  }

  /// Names the first line in which a trace differs from the first one.
  private func expectSame(_ traces: [String], _ first: [String]) {
    for (trace, expected) in zip(traces, first) where trace != expected {
      let lines = zip(trace.split(separator: "\n"), expected.split(separator: "\n"))
      Issue.record("\(lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "one goes on")")
    }
  }

  private static func program(_ name: String?) -> Program? {
    Extensions.all.first { $0.key == name }?.value
  }
}
