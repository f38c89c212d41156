/// What passes between an app's code and the system, or its server, as a trace tells it.
public enum AppTalk: Hashable, Sendable {
  /// It asks the system for something.
  indirect case asked(AuthorizationAsk)
  /// It takes back what it asked for.
  case tookBack
  /// It hears of what it asked for.
  indirect case heard(AuthorizationAnswer)
  /// It tells the system of a credential.
  case reported(CredentialReport)
  /// It sends a message to its server.
  case sent(Message)
  /// Its server replied.
  case gotReply(to: String, Reply)
  /// It hears of nothing but that the network failed.
  case gotNetworkError(about: String)
  /// It hears that the user has taken back the leave to sign in with Apple.
  case heardOfRevocation
}
