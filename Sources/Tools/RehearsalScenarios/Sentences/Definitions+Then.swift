import Rehearsal

/// What can be expected in a scenario.
enum ThenSentences {
  static let all: [StepDefinition] =
    outcomes + sights + calls + stores + StepDefinition.thenErrand

  private static let outcomes: [StepDefinition] = [
    .then("the request {state}", "How the last request stands.") { .request($0.choice(0)) },
    .then("the request fails with {code}", "The code the handler canceled with.") {
      .failsWith($0.choice(0))
    },
    .then(
      "the rule {text} is broken", "The rule's id; a broken rule that is not announced fails the scenario."
    ) {
      words throws(Misreading) in .broken(rule: try words.rule(0))
    },
    .then("the rule {text} advises against it", "The rule's id, for advice that was not taken.") {
      words throws(Misreading) in .advised(rule: try words.rule(0))
    },
    .then("no rule is broken", "Nobody's code did anything wrong so far.") { _ in .nothingBroken },
    .then("nothing is pending", "No screen, no clock, no message on its way, no open request.") { _ in
      .nothingPending
    },
    .then("the clock reads {duration}", "The time since the scenario began.") { .clock($0.duration(0)) },
    .then("{upgrade} is offered to {text} from {place}", "The system would offer this upgrade now.") {
      .offered($0.choice(0), user: $0.text(1), from: $0.choice(2))
    },
    .then(
      "{upgrade} is not offered to {text} from {place} because {text}",
      "Why the system would not offer it now."
    ) { .withheld($0.choice(0), user: $0.text(1), from: $0.choice(2), because: $0.text(3)) },
  ]

  private static let sights: [StepDefinition] = [
    .then("the user sees the message {text}", "The last message of the system.") { .message($0.text(0)) },
    .then(
      "the user sees the default failure message", "What the system says when the handler gives no reason."
    ) {
      _ in .defaultMessage
    },
    .then("the user sees no message", "The system has said nothing so far.") { _ in .noMessage },
    .then("the {screen} is {visibility}", "What the user has in front of them, or ever had.") {
      .visible($0.choice(0), $0.choice(1))
    },
    .then("the system bar shows {text}", "The title over the extension's interface.") {
      .barShows($0.text(0))
    },
    .then("the extension's interface shows {text}", "A label, field or button that is on screen.") {
      .interfaceShows($0.text(0))
    },
    .then("the Sign in with Apple sheet says {text}", "What the user is asked to agree to.") {
      .sheetSays($0.text(0))
    },
    .then("the app hears {news}", "What the app's delegate heard last.") { .appHears($0.choice(0)) },
    .then("the app hears the reason {text}", "The reason in the error that the app's delegate heard (AS-35).")
    {
      .appHearsReason($0.text(0))
    },
  ]

  private static let calls: [StepDefinition] = [
    .then(
      "the calls are exactly:", table: .needed(["at", "caller", "call", "with"]),
      "Every call between app, system, handler, Apple and server so far, in order."
    ) { words throws(Misreading) in .callsAre(try words.expectedCalls) },
    .then(
      "the calls include, in order:", table: .needed(["at", "caller", "call", "with"]),
      "Some of the calls so far, in their order."
    ) { words throws(Misreading) in
      let calls = try words.expectedCalls
      guard !calls.isEmpty else { throw Misreading("a table without rows expects nothing", cell: (0, 0)) }
      return .callsInclude(calls)
    },
    .then("{call} is {frequency}", "How often something was called so far.") {
      .callCount($0.call(0), $0.choice(1, Frequency.self).count)
    },
    .then("{call} is called {number} times", "How often something was called so far.") {
      .callCount($0.call(0), $0.number(1))
    },
    .then("{call} comes before {call}", "The first call of one is earlier than the first of the other.") {
      .callOrder($0.call(0), before: $0.call(1))
    },
  ]

  private static let stores: [StepDefinition] = [
    .then(
      "the generated password meets the password rules {text}",
      "Whether the password the system generated last follows the rules."
    ) { words throws(Misreading) in .generatedPassword(follows: try words.passwordRules(0)) },
    .then(
      "the system passes over password rules because {text}",
      "What the extension's password rules have wrong with them (AS-21)."
    ) { .passedOverRules(because: $0.text(0)) },
    .then("the server and the keychain {agreement} about {text}", "Whether what is saved lets the user in.") {
      .agreement($0.choice(0), user: $0.text(1))
    },
    .then("{text} is locked out", "The user could sign in at first and cannot now.") {
      .lockedOut(user: $0.text(0))
    },
    .then("nobody is locked out", "Whoever could sign in at first still can.") { _ in .nobodyLockedOut },
    .then(
      "the server {acceptance} the password {text} of {text}", "Whether the server lets somebody in with it."
    ) {
      .accepts($0.choice(0), password: $0.text(1), user: $0.text(2))
    },
  ]
}
