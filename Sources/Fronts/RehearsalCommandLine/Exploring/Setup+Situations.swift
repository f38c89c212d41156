import Rehearsal
import RehearsalExplorer
import RehearsalScenarios

/// Where a search begins in the world that a team has set up for its command.
extension Setup {
  /// Where a handler of upgrades is searched: the usual situations on the phone of the team, or the one that it has set
  /// up with accounts of its own.
  func situations(
    of kind: Upgrade, _ change: SearchWish.ServerChange?, for user: String = Situation.usualUser
  ) throws(UsageError) -> [Situation] {
    if let server = server as? AccountServer, server.accounts.isEmpty, phone.keychain.entries.isEmpty {
      return Situation.usual(
        kind, for: user, on: phone, with: server,
        changesTakeEffect: change?.effect ?? server.changesTakeEffect)
    }
    var server = server
    if let change {
      guard var scripted = server as? AccountServer else {
        throw .malformed(
          "--server is about the server that ships; this command was set up with one of its own. Leave it out."
        )
      }
      scripted.changesTakeEffect = change.effect
      server = scripted
    }
    guard let situation = Situation.asSetUp(kind, on: phone, with: server) else {
      throw .malformed(
        "nobody can be upgraded: the setup of this command has neither a saved password nor an account that its "
          + "server tells of. Give its phone a keychain, or its server accounts.")
    }
    return [situation]
  }

  /// Where a handler is searched whose app asks: the same, in the app, and where that is code, as it asks itself.
  func situationsInApp(
    of kind: Upgrade, _ change: SearchWish.ServerChange?, by appeal: (Situation) -> AppAppeal?
  ) throws(UsageError) -> [Situation] {
    let situations = try situations(of: kind, change)
    if let appeal = situations.first.flatMap(appeal) {
      return try self.situations(of: kind, change, for: appeal.user).map { $0.asked(by: appeal) }
    }
    return try situations.map { situation throws(UsageError) in
      let asked = situation.askedInApp
      guard case .upgrade(_, _, nil) = asked.errand else { return asked }
      throw .malformed(
        "nothing shows whom the app speaks for: its server knows \(situation.user) by no token. Give the account tokens, "
          + "or the handler an app of its own.")
    }
  }

  /// Where a credential provider is searched: the usual situations, with what the team's phone reads into rules, with
  /// its groups and its server; where nothing need be saved, with the identity store that the phone has enabled, and where
  /// somebody picks what is suggested, with the logins in it.
  func situations(of asked: SearchWish.AskedOfProvider) -> [Situation] {
    let isOwn = (server as? AccountServer)?.accounts.isEmpty != true
    return (ownPicks(of: asked) ?? asked.situations).map { situation in
      var situation = situation
      situation.phone.profile = phone.profile
      situation.phone.network = phone.network
      situation.phone.network.hosts += phone.app.domains
      situation.phone.autoFill.vault = phone.autoFill.vault
      situation.phone.autoFill.lock = phone.autoFill.lock
      situation.phone.autoFill.codes = phone.autoFill.codes
      situation.phone.autoFill.clockOffset = phone.autoFill.clockOffset
      for group in phone.containers.groups {
        situation.phone.containers.share(group.name, among: group.owners)
      }
      if case .provision(let provision) = asked, provision.needsNothingSaved,
        phone.autoFill.identityStore.state.isEnabled
      {
        situation.phone.autoFill.identityStore = phone.autoFill.identityStore
      }
      if isOwn { situation.server = server }
      return situation
    }
  }

  private func ownPicks(of asked: SearchWish.AskedOfProvider) -> [Situation]? {
    guard case .provision(let provision) = asked else { return nil }
    return phone.autoFill.identityStore.situations(picking: provision)
  }
}
