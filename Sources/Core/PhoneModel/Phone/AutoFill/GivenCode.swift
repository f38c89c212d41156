/// The last one-time code that a provider gave, held against the next one (AS-67).
///
/// Nobody knows whether it is right without the secret, but of two that differ within a moment one is wrong: whoever
/// makes a code when its list comes up, and gives it minutes later, gives another one where the list comes up anew.
package struct GivenCode: Hashable, Sendable {
  package let login: Login
  /// Which ten seconds of the phone's clock it was given in: periods of half a minute or a minute end between them.
  package let moment: Int64
  package let code: String

  /// Whose code it is, as far as the phone can know.
  package struct Login: Hashable, Sendable {
    /// The suggestion's user, or the title of the row that was tapped.
    package let name: String
    /// Where the user was, to whom a list may show one of several of that name.
    package let place: String
    /// By what the provider knows what was suggested; `nil` for a row.
    package let record: String?
    /// Whether nothing else is suggested under that name.
    package let isOnly: Bool
  }
}

extension GivenCode {
  /// A code of a login, given in ten seconds of the phone's clock.
  package init(_ code: String, of login: Login, in moment: Int64) {
    self.init(login: login, moment: moment, code: code)
  }
}

extension GivenCode.Login {
  /// A login by what the phone knows of it.
  package init(_ name: String, at place: String, record: String?, isOnly: Bool) {
    self.init(name: name, place: place, record: record, isOnly: isOnly)
  }
}
