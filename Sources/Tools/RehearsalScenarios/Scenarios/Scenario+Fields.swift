import Rehearsal

/// What a scenario calls by a name, such as a password in a column of that name.
extension Scenario {
  /// Names and values, in the order in which they are written; among them all that reports may have to hide.
  package var fields: [(name: String, value: String)] {
    lines.flatMap { line in
      switch line.sentence {
      case .given(.keychainHolds(let entries)), .then(.keychainHolds(let entries)):
        entries.map { ("password", $0.password) }
      case .given(.serverHolds(let accounts)), .then(.serverHolds(let accounts)): accounts.flatMap(\.fields)
      case .then(.callsAre(let calls)), .then(.callsInclude(let calls)):
        calls.flatMap(\.with).map { ($0.name, $0.value ?? "") }
      case .then(.autoFill(.filled(let filled))): filled.fields
      case .given, .when, .then, .own: line.sentence.phrase.fields
      }
    }
  }
}

extension Account {
  fileprivate var fields: [(name: String, value: String)] {
    passwords.map { ("password", $0) } + tokens.map { ("token", $0) }
      + [secondFactor].compactMap { $0 }.map { ("code", $0) }
  }
}

extension AutoFillExpectation.Filled {
  fileprivate var fields: [(name: String, value: String)] {
    switch self {
    case .password(_, let password): [("password", password)]
    case .code(let code): [("code", code)]
    case .generatedPasswords(let passwords): passwords.map { ("password", $0) }
    case .text, .passkey, .newPasskey: []
    }
  }
}

extension Phrase {
  /// Texts by the word before them, and cells by their columns.
  fileprivate var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    var rest = values[...]
    var word = ""
    for part in Expression(expression).parts {
      switch part {
      case .literal(let text): word = text.split(separator: " ").last.map(String.init) ?? ""
      case .optional: continue
      case .parameter:
        if case .text(let text)? = rest.popFirst() { fields.append((word, text)) }
        word = ""
      }
    }
    guard let heading = table?.first else { return fields }
    for row in table?.dropFirst() ?? [] {
      fields += zip(heading, row).compactMap { name, cell in cell.cellValue.map { (name, $0) } }
    }
    return fields
  }
}
