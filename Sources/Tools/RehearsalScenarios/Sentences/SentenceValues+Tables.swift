import PasswordRules
import Rehearsal

/// What definitions make of words and tables.
extension SentenceValues {
  func rule(_ index: Int) throws(Misreading) -> String {
    guard let rule = Ledger.rule(text(index)) else {
      let meant = text(index).nearest(among: Ledger.rules.map(\.id)).map { "; did you mean “\($0)”?" } ?? ""
      throw Misreading("there is no rule “\(text(index))”\(meant)", part: text(index).quoted)
    }
    return rule.id
  }

  /// Rules that are all understood, because a scenario must not hold for want of a rule.
  func passwordRules(_ index: Int) throws(Misreading) -> String {
    guard let diagnostic = RulesReading(text(index)).diagnostics.first else { return text(index) }
    throw Misreading("\(diagnostic)", part: text(index).quoted)
  }

  var declaredKinds: [Upgrade] {
    get throws(Misreading) {
      var kinds: [Upgrade] = []
      for row in rows {
        guard let kind = Upgrade.allCases.first(where: { $0.declarationKey == row["key"] }) else {
          let meant = row["key"]?.nearest(among: Upgrade.declarationKeys).map {
            "; did you mean “\($0)”?"
          }
          throw row.misread("key", "an account modification extension has no such key\(meant ?? "")")
        }
        switch row["value"] {
        case "YES": kinds.append(kind)
        case "NO": kinds.removeAll { $0 == kind }
        default: throw row.misread("value", "a key is YES or NO")
        }
      }
      return Upgrade.allCases.filter(kinds.contains)
    }
  }

  var keychainEntries: [Keychain.Entry] {
    get throws(Misreading) {
      var entries: [Keychain.Entry] = []
      for row in rows {
        guard let user = row["user"] else { throw row.misread("user", "an entry needs a user") }
        guard let password = row["password"] else {
          throw row.misread("password", "an entry needs a password")
        }
        entries.append(
          Keychain.Entry(user, password, at: ServiceIdentifier(row["service"] ?? "shiny.example")))
      }
      return entries
    }
  }

  var accounts: [Account] {
    get throws(Misreading) {
      var accounts: [Account] = []
      var users: Set<String> = []
      for row in rows {
        guard let user = row["user"] else { throw row.misread("user", "an account needs a user") }
        guard users.insert(user).inserted else {
          throw row.misread("user", "there is an account of “\(user)” already")
        }
        accounts.append(
          Account(
            named: user, passwords: row.list("password"), secondFactor: row["second factor"],
            tokens: row.list("token"), appleUser: row["Apple user"]))
      }
      return accounts
    }
  }

  var userInfo: UserInfo? {
    get throws(Misreading) {
      guard table != nil else { return nil }
      var info: UserInfo = [:]
      for row in rows {
        guard let key = row["key"] else { throw row.misread("key", "a value needs a key") }
        guard info.updateValue(row["value"] ?? "", forKey: key) == nil else {
          throw row.misread("key", "there is a value of “\(key)” already")
        }
      }
      return info
    }
  }

  var expectedCalls: [ExpectedCall] {
    get throws(Misreading) {
      var calls: [ExpectedCall] = []
      for row in rows {
        guard let caller = row["caller"],
          ["user", "app", "system", "handler", "Apple"].contains(caller)
        else {
          throw row.misread("caller", "a caller is user, app, system, handler or Apple")
        }
        guard let call = row["call"] else { throw row.misread("call", "a row needs a call") }
        calls.append(ExpectedCall(at: try row.instant, caller, call, with: try row.arguments))
      }
      return calls
    }
  }
}

extension SentenceValues.Row {
  /// Several texts in one cell, each quoted; or one as it is; or none.
  fileprivate func list(_ column: String) -> [String] {
    guard let cell = cell(column), !cell.isEmpty, cell != "(none)" else { return [] }
    guard cell.utf8.contains(UInt8(ascii: ",")) else { return [cell.cellValue ?? cell] }
    let parts = cell.splitOutsideQuotes
    return parts.count > 1 ? parts.compactMap(\.cellValue) : [cell.cellValue ?? cell]
  }

  fileprivate var instant: Duration? {
    get throws(Misreading) {
      guard let text = self["at"] else { return nil }
      guard case .duration(let duration)? = ParameterType.duration.value(of: text) else {
        throw misread("at", "a time reads like 100 milliseconds")
      }
      return duration
    }
  }

  fileprivate var arguments: [ExpectedCall.Argument] {
    get throws(Misreading) {
      guard let cell = cell("with"), !cell.isEmpty else { return [] }
      var arguments: [ExpectedCall.Argument] = []
      for part in cell.splitOutsideQuotes {
        guard let colon = part.unicodeScalars.firstIndex(of: ":") else {
          throw misread("with", "a value reads like name: value, and several are separated by commas")
        }
        let value = String(part[part.unicodeScalars.index(after: colon)...]).trimmed
        guard !value.isEmpty else {
          throw misread("with", "write (none) for no value and \"\" for an empty one")
        }
        arguments.append(ExpectedCall.Argument(String(part[..<colon]), value.cellValue))
      }
      return arguments
    }
  }
}

extension String {
  /// The parts between commas that do not stand inside quotes.
  fileprivate var splitOutsideQuotes: [String] {
    guard utf8.contains(UInt8(ascii: ",")) else { return [trimmed] }
    var parts: [String] = [""]
    var isQuoted = false
    var isEscaped = false
    for scalar in unicodeScalars {
      if scalar == ",", !isQuoted {
        parts.append("")
        continue
      }
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && isQuoted && !isEscaped
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts.map(\.trimmed)
  }
}
