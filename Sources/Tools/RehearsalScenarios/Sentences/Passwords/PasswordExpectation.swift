public import Rehearsal

/// What must hold of recommendations, prompts and pages.
public enum PasswordExpectation: Hashable, Sendable {
  /// The list of security recommendations, row by row.
  case recommendations([ExpectedRecommendation])
  /// What a recommendation tells the user.
  case says(user: String, String)
  /// What the prompt after signing in says.
  case promptSays(String)
  /// What a notification says.
  case notified(String)
  /// No notification came up.
  case notNotified
  /// The address that the browser opens.
  case opens(String)
  /// How often the service that knows of breaches was asked.
  case serviceIs(Frequency)
  /// What Apple says of the user's leave.
  case credentialState(AppleCredentialState)
}

/// One row of a table of recommendations; what it leaves out is not compared.
public struct ExpectedRecommendation: Hashable, Sendable {
  /// The service whose password it is about.
  public var service: String?
  /// The user.
  public var user: String
  /// How soon something should be done.
  public var priority: Recommendation.Priority?
  /// What is wrong, the worst first: `breached`, `weak`, `reused`.
  public var warnings: [String]
  /// What can be done, in order.
  public var actions: [String]

  /// What can stand in a row.
  static let warningNames = ["breached", "weak", "reused"]
  static let actionNames =
    Upgrade.allCases.map(\.article) + [Recommendation.Action.changeOnWebsite.name]

  fileprivate func fits(_ recommendation: Recommendation) -> Bool {
    recommendation.entry.user == user
      && (service.map { $0 == recommendation.entry.service.identifier } ?? true)
      && (priority.map { $0 == recommendation.priority } ?? true)
      && (warnings.isEmpty || warnings == recommendation.warnings.map(\.name))
      && (actions.isEmpty || actions == recommendation.actions.map(\.name))
  }
}

extension PasswordExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in world: World, _ trace: Trace) -> Shortfall? {
    switch self {
    case .recommendations(let expected): return Self.shortfall(expected, world.phone.recommendations)
    case .says(let user, let text):
      let warnings = world.phone.recommendations.filter { $0.entry.user == user }.flatMap(\.warnings)
      guard !warnings.isEmpty else { return Shortfall(problem: "there is none") }
      guard !warnings.contains(where: { $0.description == text }) else { return nil }
      return Shortfall(
        problem: "it says something else", difference: ["− \(text)"] + warnings.map { "+ \($0)" })
    case .promptSays(let text):
      guard case .signInPrompt(let prompt) = world.phone.screen else {
        return Shortfall(problem: "the user sees \(world.phone.screen)")
      }
      return Expectation.compare(text, prompt.text)
    case .notified(let text): return Expectation.compare(text, trace.notifications.last ?? "no notification")
    case .notNotified: return trace.notifications.last.map { Shortfall(problem: "the user reads “\($0)”") }
    case .opens(let address): return Expectation.compare(address, trace.websites.last ?? "no page")
    case .serviceIs(let frequency):
      let count = trace.questionsForBreaches
      return count == frequency.count ? nil : Shortfall(problem: "it is called \(count) times")
    case .credentialState(let state):
      return Expectation.compare(state.words, world.phone.apple.credentialState.words)
    }
  }

  private static func shortfall(
    _ expected: [ExpectedRecommendation], _ actual: [Recommendation]
  ) -> Shortfall? {
    let fits = expected.count == actual.count && zip(expected, actual).allSatisfy { $0.fits($1) }
    guard !fits else { return nil }
    let rows = actual.enumerated().map { index, recommendation in
      let isExpected = index < expected.count && expected[index].fits(recommendation)
      return isExpected ? expected[index].row : recommendation.expected.row
    }
    return Shortfall(
      problem: "there are others, or in another order", difference: expected.map(\.row).difference(to: rows))
  }
}

extension ExpectedRecommendation {
  var cells: [String] {
    [
      service?.cell ?? "(none)", user.cell, priority?.rawValue ?? "(none)",
      warnings.isEmpty ? "(none)" : warnings.joined(separator: ", "),
      actions.isEmpty ? "(none)" : actions.joined(separator: ", "),
    ]
  }

  fileprivate var row: String { cells.filter { $0 != "(none)" }.joined(separator: " | ") }
}

extension Recommendation {
  fileprivate var expected: ExpectedRecommendation {
    ExpectedRecommendation(
      service: entry.service.identifier, user: entry.user, priority: priority,
      warnings: warnings.map(\.name), actions: actions.map(\.name))
  }
}

extension Trace {
  fileprivate var websites: [String] {
    entries.compactMap {
      if case .system(.screen(.openedWebsite(let page))) = $0.event { page } else { nil }
    }
  }

  fileprivate var questionsForBreaches: Int {
    entries.count { if case .system(.asksForBreaches) = $0.event { true } else { false } }
  }
}
