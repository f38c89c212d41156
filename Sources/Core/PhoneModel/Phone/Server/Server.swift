/// A service's own back end, seen from outside: it answers messages, and it lets people in or does not.
///
/// ``AccountServer`` ships. A team that wants its own in its place makes a value that conforms.
public protocol Server: Sendable {
  /// Takes a message, changes what it changes, and replies.
  mutating func answer(_ message: Message) -> Reply
  /// Whether somebody could sign in with this now; asked by the rehearsal, never by a handler.
  func accepts(_ credential: SignIn) -> Bool
  /// What it knows of its accounts, for the trace.
  var accounts: [Account] { get }
  /// Another that stands where this one stands, for a rehearsal that goes on differently from here; `nil` where there can be
  /// none.
  ///
  /// An object has to say how it is copied: a search begins every path with a copy, and where there is none each path meets
  /// what the paths before it have left there. The search then says that the server does not do the same thing twice.
  func copy() -> (any Server)?
}

extension Server {
  /// A value is its own copy, an object has none.
  public func copy() -> (any Server)? { Self.self is AnyClass ? nil : self }
}

/// Something somebody could sign in with.
public enum SignIn: Hashable, Sendable {
  /// A user name and a password.
  case password(PasswordCredential)
  /// The identifier Apple gives the user for this team.
  case apple(user: String)
}

/// One account of a service.
public struct Account: Hashable, Sendable {
  /// The user name.
  public let user: String
  /// The passwords it accepts, the newest last; more than one only while a change is graceful.
  public var passwords: [String]
  /// The code it wants besides the password.
  public var secondFactor: String?
  /// The tokens with which the app signed in.
  public var tokens: [String]
  /// Apple's identifier of the user, once linked.
  public var appleUser: String?
}

extension Account {
  /// Whether two accounts are the same, compared where they lie: to hand one over is to copy it.
  package static func areSame(
    _ some: UnsafeBufferPointer<Account>, _ others: UnsafeBufferPointer<Account>, at index: Int
  ) -> Bool {
    some[index] == others[index]
  }
}

extension Account {
  /// An account with a password.
  public init(
    _ user: String, password: String, secondFactor: String? = nil, tokens: [String] = [],
    appleUser: String? = nil
  ) {
    self.user = user
    passwords = [password]
    self.secondFactor = secondFactor
    self.tokens = tokens
    self.appleUser = appleUser
  }

  package init(
    named user: String, passwords: [String], secondFactor: String?, tokens: [String], appleUser: String?
  ) {
    self.init(
      user: user, passwords: passwords, secondFactor: secondFactor, tokens: tokens, appleUser: appleUser)
  }
}
