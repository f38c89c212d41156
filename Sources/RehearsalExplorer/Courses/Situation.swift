public import Rehearsal

/// Where a search begins: a phone, a server, and what is asked of the extension.
///
/// ```swift
/// var server = AccountServer(Account("jappleseed", password: "kitten1"))
/// server.changesTakeEffect = .gracefully
/// let situation = Situation("graceful", phone: phone, server: server, kind: .strongPassword)
/// ```
public struct Situation: Sendable {
  /// What sets it apart, in a word or two.
  public var name: String
  /// The phone before anything happens.
  public var phone: Phone
  /// The server before anything happens.
  public var server: any Server
  /// What is asked.
  public var kind: Upgrade
  /// Who asks.
  public var origin: Origin
  /// For whom.
  public var user: String
  /// What an app that asks passes along.
  public var userInfo: UserInfo?

  /// A situation in which the first user of the Keychain upgrades.
  public init(
    _ name: String, phone: Phone, server: any Server, kind: Upgrade, origin: Origin = .settings,
    user: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.name = name
    self.phone = phone
    self.server = server
    self.kind = kind
    self.origin = origin
    self.user = user ?? phone.keychain.entries.first?.user ?? server.accounts.first?.user ?? ""
    self.userInfo = userInfo
  }

  /// The situations that people are in who have a weak password: one whose server wants nothing else, and one
  /// whose server wants a code as well.
  ///
  /// A handler that talks to its server over HTTPS needs an app of its own, with the domain of that server.
  public static func usual(
    _ kind: Upgrade, of app: String = "Shiny", at domain: String = "shiny.example",
    changesTakeEffect: AccountServer.Effect = .atOnce
  ) -> [Situation] {
    [("password alone", nil), ("second factor", "424242")].map { name, code in
      var server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: code))
      server.changesTakeEffect = changesTakeEffect
      return Situation(
        name, phone: Phone(app: app, domain: domain, saved: ["jappleseed": "kitten1"]),
        server: server, kind: kind)
    }
  }

  /// The code that the user knows.
  var code: String? { server.accounts.first { $0.user == user }?.secondFactor }

  /// The password that the user knows.
  var password: String? {
    phone.keychain.entry(of: user)?.password ?? server.accounts.first { $0.user == user }?.passwords.last
  }

  /// What the user or the app does first.
  package var request: Step {
    origin == .app
      ? .app(.performs(kind, for: user, userInfo: userInfo))
      : .user(.upgrades(user, to: kind, from: origin))
  }
}
