import RehearsalReports

/// The words after a command, read by its declaration: every option and operand is a property by the name that it is
/// declared under.
@dynamicMemberLookup
struct Arguments<Options: CommandOptions> {
  private let options = Options()
  /// The words themselves.
  let words: [String]
  private let values: [String: Any]
  /// The words that are no options.
  private let plain: [String]
  /// What each option was set to, word by word; an empty word where it stands alone.
  private let given: [String: [String]]

  init(_ words: [String]) throws(UsageError) {
    let declarations = options.declared
    let declared = declarations.options
    var (plain, given): ([String], [String: [String]]) = ([], [:])
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == OptionDeclaration.end {
        plain += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        plain.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = declared.first(where: { $0.declaration.name == parts[0] })?.declaration else {
        throw .unknown("option", parts[0], among: declared.map(\.declaration.name) + ["--help"])
      }
      let value = try Self.value(of: option, parts.dropFirst().first, &rest)
      if let other = given[option.name]?.first, option.form != nil, !option.isRepeatable {
        throw .givenTwice(option.name, other, value)
      }
      given[option.name, default: []].append(value)
    }
    var values: [String: Any] = [:]
    for option in declared {
      let name = option.declaration.name
      values[name] = try option.value(of: given[name] ?? [])
    }
    var left = plain[...]
    for operand in declarations.operands {
      let most = operand.declaration.count.upperBound
      values[operand.declaration.form] = try operand.value(of: Array(left.prefix(most)))
      left = left.dropFirst(most)
    }
    if let word = left.first { throw .tooManyWords(word) }
    (self.values, self.plain, self.given, self.words) = (values, plain, given, words)
  }

  /// The word that an option is set to: after an equals sign, or the next one.
  private static func value(
    of option: OptionDeclaration, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let form = option.form else {
      if attached != nil { throw .takesNoValue(option.name) }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else { throw .needsValue(option.name, form) }
    return value
  }

  subscript<Value>(dynamicMember path: KeyPath<Options, Option<Value>>) -> Value {
    values.value(of: options[keyPath: path].declaration.name)
  }

  subscript<Value>(dynamicMember path: KeyPath<Options, Operand<Value>>) -> Value {
    values.value(of: options[keyPath: path].declaration.form)
  }

  subscript<Group: OptionGroup>(dynamicMember path: KeyPath<Options, Group>) -> GroupArguments<Group> {
    GroupArguments(group: options[keyPath: path], values: values)
  }

  /// Whether an option was given, and is not at its default only because nobody said anything.
  func has<Value>(_ path: KeyPath<Options, Option<Value>>) -> Bool {
    given[options[keyPath: path].declaration.name] != nil
  }

  /// The first of some options that was given.
  func first(of declarations: [OptionDeclaration]) -> String? {
    declarations.map(\.name).first { given[$0] != nil }
  }

  /// The options as they were given, for another command that has them as well.
  var optionWords: [String] {
    options.options.map(\.declaration).flatMap { option in
      (given[option.name] ?? []).flatMap { option.form == nil ? [option.name] : [option.name, $0] }
    }
  }

  /// The command line that says the same, but for some options.
  func command(calledBy command: String, without left: [OptionDeclaration]) -> String {
    let names = Set(left.map(\.name))
    let words = options.options.map(\.declaration).filter { !names.contains($0.name) }.flatMap { option in
      (given[option.name] ?? []).flatMap { option.form == nil ? [option.name] : [option.name, $0] }
    }
    let hasDash = plain.contains { $0.hasPrefix("-") && $0 != "-" }
    let all = hasDash ? words + [OptionDeclaration.end] + plain : plain + words
    return ([command] + ([Options.name] + all).map(\.quotedForShells)).joined(separator: " ")
  }
}

/// What the options of a group are set to.
@dynamicMemberLookup
struct GroupArguments<Group: OptionGroup> {
  fileprivate let group: Group
  fileprivate let values: [String: Any]

  subscript<Value>(dynamicMember path: KeyPath<Group, Option<Value>>) -> Value {
    values.value(of: group[keyPath: path].declaration.name)
  }
}

extension [String: Any] {
  fileprivate func value<Read>(of name: String) -> Read {
    guard let value = self[name] as? Read else {
      fatalError("\(name) is declared and was not read")
    }
    return value
  }
}
