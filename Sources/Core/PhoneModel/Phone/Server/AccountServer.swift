/// The server that ships: accounts with passwords, second factors, tokens and links to Apple.
///
/// ```swift
/// var server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: "424242"))
/// server.changesTakeEffect = .gracefully
/// ```
public struct AccountServer: Server, Hashable {
  /// The accounts, in the order in which they were made.
  public var accounts: [Account]
  /// The passwords it turns down, with the reason it gives.
  public var rejectedPasswords: [String: String] = [:]
  /// When a change of password, or a link to Apple, ends what was valid before.
  public var changesTakeEffect = Effect.atOnce
  /// The app whose identity tokens it takes.
  public var audience = "com.example.shiny"
  /// The day by which it judges whether a token is still good, in seconds as tokens count them.
  public var tokenTime = Instant.calendarStart
  /// Whose identity tokens it believes.
  public var trustedSigner = TokenSigner.simulated

  var sessions: [Session] = []

  /// When a change ends what was valid before.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// What was valid before is refused from then on.
    case atOnce = "at once"
    /// What was valid stays valid until the new password, or Apple, has been used to sign in once.
    case gracefully
  }

  /// Somebody who was authorized, named `session-1` and so on in the order of asking.
  struct Session: Hashable {
    let account: Int
    var isVerified: Bool
    var challenge: Int?
  }

  /// Whether somebody could sign in with this now.
  public func accepts(_ credential: SignIn) -> Bool {
    switch credential {
    case .password(let credential): accounts.accept(credential.user, credential.password)
    case .apple(let user): accounts.contains { $0.appleUser == user }
    }
  }

  /// The messages it knows, by name.
  static let messages = [
    "authorize", "verifyCode", "changePassword", "appleChallenge", "linkApple", "signIn",
  ]

  /// What to say of messages that it does not know, and what to do about it; `nil` where it knows all of them.
  package static func advice(on messages: [String]) -> String? {
    let unknown = Set(messages).subtracting(Self.messages).sorted()
    guard !unknown.isEmpty else { return nil }
    func paths(_ names: [String]) -> String { names.map { Message($0).path }.joined(separator: ", ") }
    return
      "the server does not know \(paths(unknown)); it knows \(paths(Self.messages)). A server that knows others "
      + "is a type of your own that conforms to Server, given to the command and to tests in the place of "
      + "AccountServer"
  }

  /// Takes a message, changes what it changes, and replies.
  public mutating func answer(_ message: Message) -> Reply {
    // URLSession puts it last, and every message of every rehearsal comes by here.
    guard message.body.last?.name != "http.method" else { return .refusal(405, "post-only") }
    return switch message.name {
    case "authorize": authorize(message)
    case "verifyCode": verifyCode(message)
    case "changePassword": changePassword(message)
    case "appleChallenge": challenge(message)
    case "linkApple": linkApple(message)
    case "signIn": signIn(message)
    default: .refusal(404, "unknown")
    }
  }

  mutating func setPassword(_ password: String, ofAccount index: Int) {
    switch changesTakeEffect {
    case .atOnce: accounts[index].passwords = [password]
    case .gracefully:
      accounts[index].passwords.removeAll { $0.isExactly(password) }
      accounts[index].passwords.append(password)
    }
  }

  mutating func link(_ appleUser: String, toAccount index: Int) {
    accounts[index].appleUser = appleUser
    if changesTakeEffect == .atOnce { accounts[index].passwords = [] }
  }

  mutating func endGrace(ofAccount index: Int, signedInWith credential: SignIn) {
    switch credential {
    case .password(let credential):
      if accounts[index].passwords.last?.isExactly(credential.password) == true {
        accounts[index].passwords = [credential.password]
      }
    case .apple: accounts[index].passwords = []
    }
  }
}

extension AccountServer {
  /// A server with accounts.
  public init(_ accounts: Account...) {
    self.accounts = accounts
  }
}

extension [Account] {
  /// Whether a user can sign in with a password.
  package func accept(_ user: String, _ password: String) -> Bool {
    // Where they lie: to look at one in a closure is to copy it.
    indices.contains { self[$0].user == user && self[$0].passwords.containsExactly(password) }
  }
}
