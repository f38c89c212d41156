import RehearsalReports

import Rehearsal

/// The words after a command, sorted into options and the rest.
struct Words {
  private(set) var names: [String] = []
  private var values: [String: String] = [:]
  private var lists: [String: [String]] = [:]

  init(_ arguments: [String], of command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw .unknown("option", parts[0], among: command.options.map(\.name) + ["--help"])
      }
      switch (option.value, parts.dropFirst().first) {
      case (nil, nil): values[option.name] = ""
      case (nil, _?): throw .takesNoValue(option.name)
      case (_?, let value?): try set(option, value)
      case (let form?, nil):
        guard let value = rest.popFirst() else { throw .needsValue(option.name, form) }
        try set(option, value)
      }
    }
  }

  private mutating func set(_ option: Command.Option, _ value: String) throws(UsageError) {
    if let other = values[option.name], !option.isRepeatable { throw .givenTwice(option.name, other, value) }
    values[option.name] = value
    lists[option.name, default: []].append(value)
  }

  /// The command line that says the same, but for one option.
  func command(_ command: Command, without option: String, in surroundings: Surroundings) -> String {
    let options = command.options.filter { $0.name != option && has($0.name) }.flatMap { option in
      option.value == nil ? [option.name] : values(of: option.name).flatMap { [option.name, $0] }
    }
    return ([surroundings.command, command.rawValue] + names + options).map(\.quotedForShells).joined(
      separator: " ")
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// What an option was set to.
  func value(of option: String) -> String? { values[option] }

  /// Everything an option was set to, where it may be given several times.
  func values(of option: String) -> [String] { lists[option] ?? [] }

  /// A whole number greater than 0 that an option was set to.
  func number(of option: String) throws(UsageError) -> Int? {
    guard let value = values[option] else { return nil }
    guard let number = Int(value), number > 0 else { throw .needsNumber(option, value) }
    return number
  }

  /// Which of a set of values an option was set to.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of option: String, default choice: Choice
  ) throws(UsageError)
    -> Choice where Choice.RawValue == String
  {
    guard let value = values[option] else { return choice }
    guard let choice = Choice(rawValue: value) else {
      throw .unknown("value of \(option)", value, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

/// A command line that is not understood.
enum UsageError: Error, CustomStringConvertible {
  case unknown(String, String, among: [String])
  case takesNoValue(String)
  case needsValue(String, String)
  case needsNumber(String, String)
  case givenTwice(String, String, String)
  case tooManyWords(String)
  case malformed(String)

  var description: String {
    switch self {
    case .unknown(let what, let word, let words):
      "there is no \(what) “\(word)”. "
        + (word.nearest(among: words).map { "Did you mean “\($0)”?" }
          ?? "There are \(words.prefix(20).joined(separator: ", "))\(words.count > 20 ? " and \(words.count - 20) more" : "").")
    case .takesNoValue(let option): "\(option) takes no value."
    case .needsValue(let option, let form): "\(option) needs a value: \(form)."
    case .needsNumber(let option, let word): "\(option) needs a number greater than 0, not “\(word)”."
    case .givenTwice(let option, let one, let other):
      "\(option) is given twice, as “\(one)” and as “\(other)”; leave one of them out."
    case .tooManyWords(let word): "nothing is known to do with “\(word)”."
    case .malformed(let problem): problem
    }
  }
}
