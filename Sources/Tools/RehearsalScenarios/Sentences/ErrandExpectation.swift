public import Rehearsal

/// What must hold of what the system does for an app or an extension that asked for it.
public enum ErrandExpectation: Hashable, Sendable {
  /// The browser came to an address that was waited for.
  case cameBack(to: String)
  /// The session ended without one, by the name of the code.
  case ended(WebSessionError)
  /// What the user reads on the sheet.
  case sheetSays(String)
}

extension ErrandExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in world: World, _ trace: Trace) -> Shortfall? {
    switch self {
    case .cameBack(let address): Self.compare(.cameBack(to: address), trace.errandAnswers.last)
    case .ended(let error): Self.compare(.endedSession(error), trace.errandAnswers.last)
    case .sheetSays(let text):
      if case .systemSheet(let sheet) = world.phone.screen {
        Expectation.compare(text, sheet.text)
      } else {
        Shortfall(problem: "the user sees \(world.phone.screen)")
      }
    }
  }

  private static func compare(_ expected: ErrandAnswer, _ actual: ErrandAnswer?) -> Shortfall? {
    guard let actual else { return Shortfall(problem: "nobody has heard anything") }
    return actual == expected ? nil : Shortfall(problem: actual.words)
  }

  var phrase: Phrase {
    switch self {
    case .cameBack(let address): Phrase("the session comes back with {text}", .text(address))
    case .ended(let error): Phrase("the session ends with {session error}", .word(error))
    case .sheetSays(let text): Phrase("the system's sheet says {text}", .text(text))
    }
  }
}

extension ErrandAnswer {
  fileprivate var words: String {
    switch self {
    case .cameBack(let address): "it comes back with \(address)"
    case .endedSession(let error): "it ends with \(error.rawValue)"
    }
  }
}

extension WebSessionError: Spoken {
  static let gap = "session error"
}

extension StepDefinition {
  static let thenErrand: [StepDefinition] = [
    .then("the session comes back with {text}", "The address that ended the last session in a browser.") {
      .errand(.cameBack(to: $0.text(0)))
    },
    .then(
      "the session ends with {session error}", "An ASWebAuthenticationSessionError, by the name of its code."
    ) { .errand(.ended($0.choice(0))) },
    .then("the system's sheet says {text}", "A question, or the address that the browser shows.") {
      .errand(.sheetSays($0.text(0)))
    },
  ]
}
