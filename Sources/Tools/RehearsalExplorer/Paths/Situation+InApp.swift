import Rehearsal

/// Where people are who ask for an upgrade in the app that they are signed in to.
extension Situation {
  /// One in which they ask in the app: it passes along, as `token`, what its server knows each of them by.
  ///
  /// An account of an `AccountServer` that has no token gets one. Where a server knows of none, nothing is passed along.
  public var askedInApp: Situation {
    guard case .upgrade(let kind, _, _) = errand else { return self }
    var situation = self
    if var server = server as? AccountServer {
      for index in server.accounts.indices where server.accounts[index].tokens.isEmpty {
        server.accounts[index].tokens = ["token-\(server.accounts[index].user)"]
      }
      situation.server = server
    }
    for account in situation.server.accounts where account.user != user {
      situation.userInfoOfOthers[account.user] = account.tokens.last.map { ["token": $0] }
    }
    let token = situation.server.accounts.first { $0.user == user }?.tokens.last
    situation.errand = .upgrade(kind, from: .app, userInfo: token.map { ["token": $0] })
    return situation
  }

  /// What the app passes along for a user; `nil` where it is not the app that asks.
  func userInfo(for user: String) -> UserInfo? {
    guard case .upgrade(_, .app, let userInfo) = errand else { return nil }
    return user == self.user ? userInfo : userInfoOfOthers[user]
  }

  /// Whether the app can be had to ask for a user once more.
  ///
  /// An app that has no window any more would be to blame for asking again, and one that asks for somebody else with
  /// what belongs to whoever is signed in.
  func canAskInApp(for user: String, in world: World) -> Bool {
    if let button { return user == self.user && world.appInterface?.isEnabled(button) == true }
    let passesNothing = userInfo(for: self.user)?.isEmpty != false
    let belongs = user == self.user || passesNothing || userInfoOfOthers[user] != nil
    return world.phone.controller.hasWindow && belongs
  }
}
