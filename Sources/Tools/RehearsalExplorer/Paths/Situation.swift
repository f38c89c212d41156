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
  /// What is asked, and by whom.
  public var errand: Errand
  /// For whom.
  public var user: String

  /// A situation in which the first user of the Keychain upgrades.
  public init(
    _ name: String, phone: Phone, server: any Server, kind: Upgrade, origin: Origin = .settings,
    user: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.name = name
    self.phone = phone
    self.server = server
    errand = .upgrade(kind, from: origin, userInfo: userInfo)
    self.user = user ?? phone.keychain.entries.first?.user ?? server.accounts.first?.user ?? ""
  }

  /// A situation in which a user deviations to AutoFill, so many times; each time in a few steps, of which the last one
  /// asks something of the provider.
  ///
  /// Its server, where the provider has one, knows the user by the password that opens the provider.
  public init(
    _ name: String, phone: Phone, server: any Server = AccountServer(), provision: Provision,
    requests: [[Step]]
  ) {
    self.name = name
    self.phone = phone
    self.server = server
    errand = .autoFill(provision, requests)
    user = server.accounts.first?.user ?? ""
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

  /// Whose account is upgraded, and what they sign in with before.
  struct Owner {
    let user: String
    let password: String?
  }

  /// Nobody where a form is filled, which leaves every account as it is.
  var owner: Owner? { isOfAutoFill ? nil : Owner(user: user, password: password) }

  /// What is asked, as the machine takes it.
  public var request: Request {
    switch errand {
    case .upgrade(let kind, let origin, _): Request(kind, from: origin)
    case .autoFill(let provision, _): Request(provision)
    }
  }

  /// What is done to ask, time after time.
  package var requests: [[Step]] {
    switch errand {
    case .upgrade(let kind, .app, let userInfo): [[.app(.performs(kind, for: user, userInfo: userInfo))]]
    case .upgrade(let kind, let origin, _): [[.user(.upgrades(user, to: kind, from: origin))]]
    case .autoFill(_, let requests): requests
    }
  }

  /// Whether it is a credential provider that is asked.
  package var isOfAutoFill: Bool { if case .autoFill = errand { true } else { false } }
}

/// What is asked of an extension, and by whom.
public enum Errand: Hashable, Sendable {
  /// An account is to be upgraded; an app that asks may pass something along.
  case upgrade(Upgrade, from: Origin, userInfo: UserInfo?)
  /// A credential provider is asked for something, by so many requests one after the other.
  case autoFill(Provision, [[Step]])
}
