/// A part of a rules string that does not count, and why.
public struct RuleDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where, in UTF-16 code units.
  public let range: Range<Int>
  /// What does not count on account of it.
  public internal(set) var loss: Loss

  /// What can be wrong with a rules string.
  public enum Problem: Hashable, Sendable {
    /// Between two semicolons there is nothing that could be a rule.
    case noRule
    /// A rule of this name is not known.
    case unknownRule(String)
    /// The name of a rule is not followed by a colon.
    case noColon(rule: String)
    /// Where a class must begin there is something else.
    case noClass
    /// A class of this name is not known.
    case unknownClass(String)
    /// A comma leads to no class.
    case missingClass
    /// Something follows the value of a rule.
    case junkAfterValue
    /// Something follows a class where a comma or a semicolon must.
    case junkAfterClass
    /// The bracket of a class of single characters is never closed.
    case unclosedClass
    /// A hyphen in a class of single characters is not its first character.
    case misplacedHyphen
    /// The rule wants a number and has something else.
    case noNumber(rule: String)
    /// Something follows the number of a rule.
    case junkAfterNumber(rule: String)
    /// The rule has a colon and no value.
    case noValue(rule: String)
    /// The rule is limited to nothing.
    case zero(rule: String)
    /// A character that cannot be printed.
    case unprintable
  }

  /// How much of a rules string does not count.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// Some characters of a class.
    case characters
    /// A class.
    case characterClass = "class"
    /// A rule with its value.
    case rule
    /// Everything from there on.
    case rest
    /// The whole string.
    case everything
  }

  /// Whether the system's own parser passes over it without a word.
  public var isSilent: Bool {
    switch problem {
    case .noValue, .zero, .unprintable: true
    case .noRule, .unknownRule, .noColon, .noClass, .unknownClass, .missingClass, .junkAfterValue,
      .junkAfterClass, .unclosedClass, .misplacedHyphen, .noNumber, .junkAfterNumber:
      false
    }
  }
}

extension RuleDiagnostic: CustomStringConvertible {
  /// What happened, what came of it, and what to write instead.
  public var description: String { "\(summary). \(problem.advice)" }

  /// What happened, and what came of it.
  public var summary: String { "\(problem); \(loss.words)" }
}

extension RuleDiagnostic.Loss {
  fileprivate var words: String {
    switch self {
    case .characters: "it does not count"
    case .characterClass: "the class is empty"
    case .rule: "the rule does not count"
    case .rest: "nothing from here on counts"
    case .everything: "none of the rules counts"
    }
  }
}

extension RuleDiagnostic.Problem: CustomStringConvertible {
  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .noRule: "no rule begins here"
    case .unknownRule(let name): "there is no rule “\(name.beginning)”"
    case .noColon(let rule): "\(rule) lacks its colon"
    case .noClass: "no class of characters begins here"
    case .unknownClass(let name): "there is no class “\(name.beginning)”"
    case .missingClass: "the list ends with a comma"
    case .junkAfterValue: "the value has ended before this"
    case .junkAfterClass: "the class has ended before this"
    case .unclosedClass: "the class is not closed"
    case .misplacedHyphen: "a hyphen stands for itself, and only as the first character of a class"
    case .noNumber(let rule): "\(rule) needs a number"
    case .junkAfterNumber(let rule): "the number of \(rule) does not end the rule"
    case .noValue(let rule): "\(rule) has no value"
    case .zero(let rule): "\(rule) is 0"
    case .unprintable: "a class holds printable characters of ASCII only"
    }
  }

  /// What to write instead.
  var advice: String {
    switch self {
    case .noRule: "Put one semicolon between rules, and begin each with its name."
    case .unknownRule: "The rules are \(PasswordRule.names.joined(separator: ", ")), in small letters."
    case .noColon: "Put a colon directly after the name."
    case .noClass, .unknownClass:
      "The classes are upper, lower, digit, special, ascii-printable, unicode, and characters in brackets."
    case .missingClass: "Name another class, or take the comma away."
    case .junkAfterValue: "Put a comma before another class and a semicolon before another rule."
    case .junkAfterClass: "Write a closing bracket that is meant as a character last: []] or [ab]]."
    case .unclosedClass: "Close it with a bracket."
    case .misplacedHyphen: "Write [-az] for a hyphen, lower for a to z."
    case .noNumber: "Write digits."
    case .junkAfterNumber: "Put a semicolon directly after the digits, without a space."
    case .noValue: "Give it a value, or take it away."
    case .zero: "Give it a number above 0, or take it away."
    case .unprintable: "Take it away, or allow unicode."
    }
  }
}

extension String {
  fileprivate var beginning: String { utf8.count > 40 ? prefix(39) + "…" : self }
}
