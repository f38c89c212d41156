import Rehearsal
import RehearsalScenarios

/// What a name says of what is called by it: `newPassword`, `2.token` and `Master password` are names of secrets.
extension Secrets {
  /// The kind of secret that something of this name is; `nil` where it need be none.
  static func kind(of name: String) -> String? {
    let words = name.words
    guard let last = words.last else { return nil }
    let isCode = words.count == 1 || words.dropLast().contains(where: codes.contains)
    return last == "code" && !isCode ? nil : last == "factor" && words.count == 1 ? nil : kinds[last]
  }

  /// By the last word of a name.
  private static let kinds = [
    "password": "password", "passphrase": "password", "passcode": "password", "secret": "password",
    "pin": "code", "code": "code", "otp": "code", "totp": "code", "factor": "code",
    "token": "token", "session": "session",
  ]

  /// What the word before says of a code that is no secret of a country or an error.
  private static let codes: Set = [
    "time", "verification", "security", "sms", "confirmation", "backup", "recovery", "login", "access",
    "authentication", "authorization", "factor", "reset",
  ]
}

extension String {
  /// Its words in small letters, wherever a capital, a space or a hyphen parts them.
  fileprivate var words: [String] {
    var words: [String] = []
    var last: Character = " "
    for character in self {
      let goesOn = last.isUppercase || last.isLetter && !character.isUppercase
      last = character
      guard character.isLetter else { continue }
      if goesOn {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
    }
    return words
  }
}

extension Stop {
  /// What the user was to type where nobody could; a refused step is known by its sentence alone.
  var typing: UserAction? {
    guard case .refusal(let diagnostic) = self,
      let asked = diagnostic.asked.wholeMatch(of: /the user types “(.*)” into “(.*)”/)?.output
    else { return nil }
    return .types(String(asked.1), into: String(asked.2))
  }
}

extension Trace {
  /// Everybody who has an account in it, or a password on the phone.
  var users: [String] {
    setting.keychain.entries.map(\.user) + setting.accounts.map(\.user) + accounts.map(\.user)
  }
}

extension Scenario {
  /// Everybody that it gives a password or an account.
  var users: [String] {
    lines.flatMap { line in
      switch line.sentence {
      case .given(.keychainHolds(let entries)): entries.map(\.user)
      case .given(.serverHolds(let accounts)): accounts.map(\.user)
      case .given, .when, .then, .own: [String]()
      }
    }
  }
}
