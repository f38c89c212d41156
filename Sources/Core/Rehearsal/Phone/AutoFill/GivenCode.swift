/// The last one-time code that a provider gave, held against the next one (AS-67).
///
/// Nobody knows whether it is right without the secret, but of two that differ within a moment one is wrong: whoever
/// makes a code when its list comes up, and gives it minutes later, gives another one where the list comes up anew.
struct GivenCode: Hashable, Sendable {
  let login: Login
  /// Which ten seconds of the phone's clock it was given in: periods of half a minute or a minute end between them.
  let moment: Int64
  let code: String

  /// Whose code it is, as far as the phone can know.
  struct Login: Hashable, Sendable {
    /// The suggestion's user, or the title of the row that was tapped.
    let name: String
    /// Where the user was, to whom a list may show one of several of that name.
    let place: String
    /// By what the provider knows what was suggested; `nil` for a row.
    let record: String?
    /// Whether nothing else is suggested under that name.
    let isOnly: Bool
  }
}
