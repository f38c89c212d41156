import Rehearsal

/// How what must hold is written.
extension Expectation {
  var phrase: Phrase {
    switch self {
    case .request(let state): Phrase("the request {state}", .word(state))
    case .failsWith(let code): Phrase("the request fails with {code}", .word(code))
    case .message(let text): Phrase("the user sees the message {text}", .text(text))
    case .noMessage: Phrase("the user sees no message")
    case .defaultMessage: Phrase("the user sees the default failure message")
    case .visible(let what, let visibility):
      Phrase("the {screen} is {visibility}", .word(what), .word(visibility))
    case .barShows(let title): Phrase("the system bar shows {text}", .text(title))
    case .interfaceShows(let text): Phrase("the extension's interface shows {text}", .text(text))
    case .sheetSays(let text): Phrase("the Sign in with Apple sheet says {text}", .text(text))
    case .callsAre(let calls): Phrase("the calls are exactly:", table: calls.table)
    case .callsInclude(let calls): Phrase("the calls include, in order:", table: calls.table)
    case .callCount(let call, let count):
      Frequency(count).map { Phrase("{call} is {frequency}", .word(call), .word($0)) }
        ?? Phrase("{call} is called {number} times", .word(call), .number(count))
    case .callOrder(let first, let second): Phrase("{call} comes before {call}", .word(first), .word(second))
    case .appHears(let news): Phrase("the app hears {news}", .word(news))
    case .appHearsReason(let reason): Phrase("the app hears the reason {text}", .text(reason))
    case .generatedPassword(let rules):
      Phrase("the generated password meets the password rules {text}", .text(rules))
    case .passedOverRules(let reason):
      Phrase("the system passes over password rules because {text}", .text(reason))
    case .keychainHolds(let entries): entries.phrase
    case .serverHolds(let accounts): accounts.phrase
    case .agreement(let agreement, let user):
      Phrase("the server and the keychain {agreement} about {text}", .word(agreement), .text(user))
    case .lockedOut(let user): Phrase("{text} is locked out", .text(user))
    case .nobodyLockedOut: Phrase("nobody is locked out")
    case .accepts(let acceptance, let password, let user):
      Phrase(
        "the server {acceptance} the password {text} of {text}", .word(acceptance), .text(password),
        .text(user))
    case .broken(let rule): Phrase("the rule {text} is broken", .text(rule))
    case .advised(let rule): Phrase("the rule {text} advises against it", .text(rule))
    case .nothingBroken: Phrase("no rule is broken")
    case .nothingPending: Phrase("nothing is pending")
    case .clock(let duration): Phrase("the clock reads {duration}", .duration(duration))
    case .offered(let kind, let user, let origin):
      Phrase(
        "{upgrade} is offered to {text} from {place}", .word(kind), .text(user),
        .word(origin))
    case .withheld(let kind, let user, let origin, let reason):
      Phrase(
        "{upgrade} is not offered to {text} from {place} because {text}", .word(kind), .text(user),
        .word(origin), .text(reason))
    case .passwords(let expectation): expectation.phrase
    case .autoFill(let expectation): expectation.phrase
    case .container(let expectation): expectation.phrase
    case .errand(let expectation): expectation.phrase
    case .log(let expectation): expectation.phrase
    }
  }
}

/// How often something is called, where there is a word for it.
public enum Frequency: String, Hashable, Sendable, CaseIterable {
  /// Not a single time.
  case never = "never called"
  /// One time.
  case once = "called once"
  /// Two times.
  case twice = "called twice"

  init?(_ count: Int) {
    guard Self.allCases.indices.contains(count) else { return nil }
    self = Self.allCases[count]
  }

  var count: Int {
    switch self {
    case .never: 0
    case .once: 1
    case .twice: 2
    }
  }
}

extension [ExpectedCall] {
  /// The calls as a table, with only the columns that say something.
  fileprivate var table: [[String]] {
    let hasTimes = contains { $0.at != nil }
    let hasArguments = contains { !$0.with.isEmpty }
    let heading = (hasTimes ? ["at"] : []) + ["caller", "call"] + (hasArguments ? ["with"] : [])
    return [heading]
      + map { call in
        (hasTimes ? [call.at?.sentence ?? ""] : []) + [call.caller.cell, call.call.cell]
          + (hasArguments ? [call.with.map(\.words).joined(separator: ", ")] : [])
      }
  }
}

extension ExpectedCall.Argument {
  /// The name and the value, which is quoted where it could be read as something else.
  var words: String {
    guard let value else { return "\(name): (none)" }
    let isPlain =
      !value.isEmpty && value != "(none)" && value.trimmed == value
      && ![",", "\"", "\n"].contains(where: value.has)
    return "\(name): \(isPlain ? value : value.quoted)"
  }
}

extension String {
  /// The text without the white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isWhiteSpace }),
      let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return String(scalars[start...last])
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; Unicode is not asked of what is in ASCII, because a line can be all of it.
  fileprivate var isWhiteSpace: Bool {
    isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}
