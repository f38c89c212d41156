/// How a request ended.
public enum Outcome: String, Hashable, Sendable, CaseIterable {
  /// The handler completed it, and the account is upgraded.
  case upgraded
  /// The handler completed it, and the system took what a credential provider gave.
  case provided
  /// The handler ended it with an error, or the system could not go on.
  case failed
  /// The user did not want it.
  case canceled
  /// The handler did not answer in time.
  case timedOut = "timed out"
  /// The extension's process ended under it.
  case interrupted

  /// Whether the handler did what it was asked for.
  package var isSuccess: Bool { self == .upgraded || self == .provided }
}
