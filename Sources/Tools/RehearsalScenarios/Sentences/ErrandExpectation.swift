public import Rehearsal

/// What must hold of what the system does for an app or an extension that asked for it.
public enum ErrandExpectation: Hashable, Sendable {
  /// The browser came to an address that was waited for.
  case cameBack(to: String)
  /// The session ended without one, by the name of the code.
  case ended(WebSessionError)
  /// The system took up what was asked.
  case isTakenUp
  /// The system does not do it, by the name of the code.
  case isRefused(AuthorizationError)
  /// Whoever asked heard whether the provider is on.
  case provider(isOn: Bool)
  /// What the user reads on the sheet.
  case sheetSays(String)
  /// How many passwords of another app's whoever asked got.
  case takesOver(Int)
}

extension ErrandExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in world: World, _ trace: Trace) -> Shortfall? {
    switch self {
    case .cameBack(let address): Self.compare(.cameBack(to: address), trace.errandAnswers.last)
    case .ended(let error): Self.compare(.endedSession(error), trace.errandAnswers.last)
    case .isTakenUp: Self.compare(.takenUp, trace.errandAnswers.last)
    case .isRefused(let error): Self.compare(.refused(error), trace.errandAnswers.last)
    case .provider(let isOn): Self.compare(.providerIs(on: isOn), trace.errandAnswers.last)
    case .sheetSays(let text):
      if case .systemSheet(let sheet) = world.phone.screen {
        Expectation.compare(text, sheet.text)
      } else {
        Shortfall(problem: "the user sees \(world.phone.screen)")
      }
    case .takesOver(let count):
      if case .handedOver(let entries)? = trace.errandAnswers.last {
        entries.count == count ? nil : Shortfall(problem: ErrandAnswer.handedOver(entries).words)
      } else {
        Shortfall(problem: trace.errandAnswers.last?.words ?? "nobody has heard anything")
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
    case .isTakenUp: Phrase("the errand is taken up")
    case .isRefused(let error): Phrase("the errand is refused with {sign-in error}", .word(CodeName(error)))
    case .provider(let isOn):
      Phrase("the provider turns out to be {on or off}", .word(isOn ? OnOrOff.on : .off))
    case .takesOver(let count): Phrase("the app gets {number} password(s) of Passwords", .number(count))
    case .sheetSays(let text): Phrase("the system's sheet says {text}", .text(text))
    }
  }
}

extension ErrandAnswer {
  fileprivate var words: String {
    switch self {
    case .cameBack(let address): "it comes back with \(address)"
    case .endedSession(let error): "it ends with \(error.rawValue)"
    case .takenUp: "it is taken up"
    case .refused(let error): "it is refused with \(error)"
    case .providerIs(let isOn): "the provider is \(isOn ? "on" : "off")"
    case .handedOver(let entries): "\(entries.count) password\(entries.count == 1 ? "" : "s") handed over"
    }
  }
}

extension WebSessionError: Spoken {
  static let gap = "session error"
}

/// Whether something is on.
enum OnOrOff: String, CaseIterable, Spoken {
  case on, off

  static let gap = "on or off"
}

extension StepDefinition {
  static let thenErrand: [StepDefinition] = [
    .then("the session comes back with {text}", "The address that ended the last session in a browser.") {
      .errand(.cameBack(to: $0.text(0)))
    },
    .then(
      "the session ends with {session error}", "An ASWebAuthenticationSessionError, by the name of its code."
    ) { .errand(.ended($0.choice(0))) },
    .then("the errand is taken up", "By the system, which says nothing of what comes of it (AS-51).") { _ in
      .errand(.isTakenUp)
    },
    .then("the errand is refused with {sign-in error}", "An ASAuthorizationError, by the name of its code.") {
      .errand(.isRefused($0.choice(0, CodeName.self).error))
    },
    .then("the provider turns out to be {on or off}", "What the app hears that asked to have it turned on.") {
      .errand(.provider(isOn: $0.choice(0, OnOrOff.self) == .on))
    },
    .then("the app gets {number} password(s) of Passwords", "What it takes over of another app's.") {
      .errand(.takesOver($0.number(0)))
    },
    .then("the system's sheet says {text}", "A question, or the address that the browser shows.") {
      .errand(.sheetSays($0.text(0)))
    },
  ]
}
