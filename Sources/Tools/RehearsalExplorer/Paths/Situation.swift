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
  /// What the app passes along for others, each of whom it asks for once they are signed in to it.
  public var userInfoOfOthers: [String: UserInfo] = [:]
  /// What is tapped on the app's own screen to ask; `nil` where no code of the app's asks.
  public var button: String?

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

  /// A situation in which a user turns to AutoFill, so many times; each time in a few steps, of which the last one
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

  /// The situations that people are in who have a weak password: one whose server wants nothing else, one whose
  /// server wants a code as well, and one in which a second account may be upgraded after the first.
  ///
  /// A handler that talks to its server over HTTPS needs an app of its own, with the domain of that server.
  public static func usual(
    _ kind: Upgrade, of app: String = "Shiny", at domain: String = "shiny.example",
    changesTakeEffect: AccountServer.Effect = .atOnce
  ) -> [Situation] {
    usual(kind, on: Phone(app: app, domain: domain, saved: [:]), changesTakeEffect: changesTakeEffect)
  }

  /// The usual situations on a phone that is set up in a way of its own: its app, its rules for passwords, its network,
  /// what it reads into rules.
  public static func usual(
    _ kind: Upgrade, on phone: Phone, with server: AccountServer = AccountServer(),
    changesTakeEffect: AccountServer.Effect = .atOnce
  ) -> [Situation] {
    usual(kind, for: usualUser, on: phone, with: server, changesTakeEffect: changesTakeEffect)
  }

  /// Who upgrades in the usual situations.
  package static let usualUser = "jappleseed"

  /// The usual situations where the first user has a name of their own.
  package static func usual(
    _ kind: Upgrade, for user: String, on phone: Phone, with server: AccountServer,
    changesTakeEffect: AccountServer.Effect
  ) -> [Situation] {
    let first = Account(user, password: "kitten1")
    // With a capital, so that whoever writes names small comes to somebody whom nobody knows.
    let second = Account(user == "Kim" ? "Lee" : "Kim", password: "letmein")
    var guarded = first
    guarded.secondFactor = "424242"
    let domain = phone.app.domains.first ?? "shiny.example"
    return [("password alone", [first]), ("second factor", [guarded]), ("two accounts", [first, second])]
      .map { name, accounts in
        var (phone, server) = (phone, server)
        if phone.app.domains.isEmpty { phone.app.domains = [domain] }
        phone.keychain = Keychain(saving: accounts, at: domain)
        server.accounts = accounts
        server.changesTakeEffect = changesTakeEffect
        return Situation(name, phone: phone, server: server, kind: kind, user: first.user)
      }
  }

  /// The one situation of a team's own phone and server: the first user whose password is saved upgrades.
  ///
  /// Where nothing is saved, it is what the server accepts; `nil` where there is no account either.
  public static func asSetUp(_ kind: Upgrade, on phone: Phone, with server: any Server) -> Situation? {
    var phone = phone
    if phone.keychain.entries.isEmpty {
      let domain = phone.app.domains.first ?? "shiny.example"
      if phone.app.domains.isEmpty { phone.app.domains = [domain] }
      phone.keychain = Keychain(saving: server.accounts, at: domain)
    }
    guard let first = phone.keychain.entries.first else { return nil }
    return Situation("as set up", phone: phone, server: server, kind: kind, user: first.user)
  }

  /// The password that the user knows.
  var password: String? {
    phone.keychain.entry(of: user)?.password ?? server.accounts.first { $0.user == user }?.passwords.last
  }

  /// Whose account is upgraded, and what they sign in with before; nothing where the server does not accept it.
  struct Owner {
    let credential: PasswordCredential?
  }

  /// Nobody where a form is filled, which leaves every account as it is.
  var owner: Owner? {
    guard !isOfAutoFill else { return nil }
    let credential = password.map { PasswordCredential(user: user, password: $0) }
    return Owner(credential: credential.flatMap { server.accepts(.password($0)) ? $0 : nil })
  }

  /// Who else has a saved password that could be upgraded.
  var others: [String] {
    isOfAutoFill ? [] : phone.keychain.entries.map(\.user).filter { $0 != user }
  }

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
    case .upgrade: [request(for: user).map { [$0] } ?? []]
    case .autoFill(_, let requests): requests
    }
  }

  /// What is done to ask for the upgrade of an account.
  func request(for user: String) -> Step? {
    if let button, user == self.user { return .user(.taps(button)) }
    return switch errand {
    case .upgrade(let kind, .app, _): .app(.performs(kind, for: user, userInfo: userInfo(for: user)))
    case .upgrade(let kind, let origin, _): .user(.upgrades(user, to: kind, from: origin))
    case .autoFill: nil
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

extension Keychain {
  /// What people have saved who sign in to their accounts with the newest password of each.
  fileprivate init(saving accounts: [Account], at domain: String) {
    self.init(
      accounts.compactMap { account in
        account.passwords.last.map { Entry(account.user, $0, at: ServiceIdentifier(domain)) }
      })
  }
}
