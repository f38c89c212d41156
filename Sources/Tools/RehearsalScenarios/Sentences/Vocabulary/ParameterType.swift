import Rehearsal

/// A kind of value in a sentence, written in braces in an expression: `the user taps {text}`.
public struct ParameterType: Sendable {
  /// The name between the braces.
  public let name: String
  /// What is accepted.
  let form: Form
  /// How many words may be meant to be one value.
  let longest: Int
  /// Texts that are accepted, for documentation.
  public let examples: [String]

  enum Form: Hashable, Sendable {
    /// One of these words, and nothing else.
    case words([String])
    /// Text between double quotes, with `\"`, `\\` and `\n` in it.
    case quotedText
    /// A number and a word.
    case number(suffixes: [String])
    /// A word of letters and digits, with dots in it.
    case identifier
  }

  /// A type whose values are words or phrases, all of them known.
  public init(_ name: String, words: [String]) {
    self.init(name, .words(words), examples: words)
  }

  init(_ name: String, _ form: Form, examples: [String]) {
    self.name = name
    self.form = form
    self.examples = examples
    longest =
      switch form {
      case .words(let words): (words.map { $0.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 0) + 1
      case .quotedText, .number: 2
      case .identifier: 1
      }
  }

  static let text = ParameterType("text", .quotedText, examples: [#""jappleseed""#])
  static let call = ParameterType(
    "call", .identifier, examples: ["completeChangePasswordRequest", "server.authorize"])
  static let number = ParameterType("number", .number(suffixes: [""]), examples: ["3"])
  static let ordinal = ParameterType(
    "ordinal", .number(suffixes: ["st", "nd", "rd", "th"]), examples: ["1st", "2nd"])
  static let duration = ParameterType(
    "duration", .number(suffixes: DurationUnit.allCases.flatMap(\.words)),
    examples: ["10 seconds", "250 milliseconds"])

  /// The pattern a value must follow.
  var pattern: Pattern {
    switch form {
    case .words(let words): .either(words.map(Pattern.literal))
    case .quotedText: .quotedText
    case .number(let suffixes): .sequence([.digits, .either(suffixes.map(Pattern.literal))])
    case .identifier: .identifier
    }
  }
}

/// A unit of time, as sentences write it.
enum DurationUnit: String, CaseIterable {
  case nanosecond
  case microsecond
  case millisecond
  case second
  case minute
  case hour

  var words: [String] { [" \(rawValue)", " \(rawValue)s"] }

  var duration: Duration {
    switch self {
    case .nanosecond: .nanoseconds(1)
    case .microsecond: .microseconds(1)
    case .millisecond: .milliseconds(1)
    case .second: .seconds(1)
    case .minute: .seconds(60)
    case .hour: .seconds(3600)
    }
  }
}

/// A value of a sentence.
public enum Value: Hashable, Sendable {
  /// Text between double quotes.
  case text(String)
  /// One of the words that may stand there.
  case word(String)
  /// A number.
  case number(Int)
  /// A place in a row, such as `2nd`.
  case ordinal(Int)
  /// A length of time with its unit.
  case duration(Duration)

  /// The value as a sentence has it.
  var sentence: String {
    switch self {
    case .text(let text): text.quoted
    case .word(let word): word
    case .number(let number): String(number)
    case .ordinal(let number): number.ordinal
    case .duration(let duration): duration.sentence
    }
  }
}

extension String {
  /// The text between double quotes, so that nothing of it is lost.
  package var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text that stands between double quotes; `nil` where this is not quoted rightly.
  package var unquoted: String? {
    let scalars = Array(unicodeScalars)
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars.dropFirst().dropLast() {
      switch (scalar, isEscaped) {
      case ("\\", false): isEscaped = true
      case ("\"", false): return nil
      case ("\"", true), ("\\", true):
        text.append(scalar)
        isEscaped = false
      case ("n", true):
        text.append("\n")
        isEscaped = false
      case (_, true): return nil
      case (_, false): text.append(scalar)
      }
    }
    return isEscaped ? nil : String(text)
  }
}

extension Duration {
  /// The duration in the largest unit that holds it exactly.
  package var sentence: String {
    let whole = nanoseconds
    for unit in DurationUnit.allCases.reversed() where whole % unit.duration.nanoseconds == 0 && whole > 0 {
      let count = whole / unit.duration.nanoseconds
      return "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")"
    }
    return "0 seconds"
  }
}
