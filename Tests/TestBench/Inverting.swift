import ExtensionLifecycle
import Foundation
package import Testing

/// Turns the rule that a test is named by round, and requires that the test fails.
///
/// Nothing of the kind happens unless `REHEARSAL_INVERT` is set: then tests of rules alone are run, one after the other,
/// each with its own rule the other way, as `.ci/invert` does. A test that passes all the same pins nothing.
package struct Inverting: SuiteTrait, TestTrait, TestScoping {
  package static let isOn = ProcessInfo.processInfo.environment["REHEARSAL_INVERT"] != nil

  /// Rules that cannot be turned round in the code, and why.
  package static let exempt: [String: String] = [:]

  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    Self.isOn && testCase == nil && !test.isSuite ? self : nil
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let rule = Self.rule(named: test.name), Self.exempt[rule] == nil else { return }
    if Ledger.isInverting {
      Issue.record("run with --no-parallel: \(Ledger.inverted) is turned round already")
    }
    Ledger.invert(rule)
    defer { Ledger.invert(nil) }
    await withKnownIssue("\(rule) is turned round") { try await function() }
  }

  /// The rule with which the name of a test begins; `nil` where it begins with none.
  package static func rule(named name: String) -> String? {
    name.firstMatch(of: #/^`?([A-Z]{2}-\d+) /#).map { String($0.1) }
  }
}

extension Trait where Self == Inverting {
  /// Lets the tests of a suite fail when their rules are turned round.
  package static var inverting: Self { Inverting() }
}
