public import PasswordStrength

/// What is wrong with a saved password.
public enum PasswordWarning: Hashable, Sendable {
  /// It is known from a data breach, of whatever site.
  case breached
  /// It is easily guessed.
  case weak(Weakness)
  /// It is saved for other sites as well.
  case reused(on: [String])

  /// The word for it in tables.
  public var name: String {
    switch self {
    case .breached: "breached"
    case .weak: "weak"
    case .reused: "reused"
    }
  }
}

extension PasswordWarning: CustomStringConvertible {
  /// What the user reads.
  public var description: String {
    switch self {
    case .breached:
      "This password is known from a data breach. Anybody who has seen it can try it here: change it now."
    case .weak(.common): "Many people have this password, so it is among the first that are tried."
    case .weak(.pattern): "This password follows a pattern, which is soon guessed."
    case .weak(.guessable): "This password is easily guessed."
    case .reused(let hosts):
      "This password is also saved for \(hosts.joined(separator: ", ")). Whoever learns it there can try it here."
    }
  }
}
