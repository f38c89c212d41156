import Rehearsal

/// When people can expect that what they ask for comes about.
extension Situation {
  /// Whether nothing stands in the way of a request that is about to be made, as far as it is not for the extension to see to.
  func lets(_ steps: [Step], comeAboutIn world: World, with saved: String? = nil) -> Bool {
    // Nothing that came before is still under way, or was done by somebody else behind the extension's back.
    guard world.nextInstant == nil, world.isRequestOver, world.phone.process.state != .suspended,
      letsApple(vouchIn: world), let step = steps.last
    else { return false }
    switch step {
    case .user(.upgrades(let user, _, _, _)), .app(.performs(_, let user, _, _)):
      return isLetIn(user, in: world)
    case .user(.taps(button)) where !isOfAutoFill: return isLetIn(user, in: world)
    case .user(.autoFill(.picks(let user, _))):
      // What was saved or made in the meantime may have come to nothing.
      guard world.isAutoFillReady else { return false }
      if phone.autoFill.identityStore.identities.contains(where: { $0.user == user }) { return true }
      let offered = world.phone.autoFill.identityStore.identities
      return user == saved && offered.count(of: user, at: steps.form) == 1
    case .user(.autoFill(.opens)): return world.isAutoFillReady
    default: return false
    }
  }

  /// Whether Apple stands to the user as at first, or knows them since: it vouches for whom it has vouched for, and only
  /// leaves out name and address (AS-23).
  private func letsApple(vouchIn world: World) -> Bool {
    [phone.apple.credentialState, .authorized].contains(world.phone.apple.credentialState)
  }

  /// Who is saved with a credential provider; `nil` where nobody is.
  var savedUser: String? {
    requests.lazy.joined().compactMap { step in
      if case .user(.autoFill(.saves(let saved))) = step { saved.credential.user } else { nil }
    }.first
  }

  /// Whether somebody is offered from the first whose password is saved then.
  var hasSavedFromFirst: Bool {
    savedUser.map { user in phone.autoFill.identityStore.identities.contains { $0.user == user } } ?? false
  }

  /// Whether a credential provider still has offered who was saved with it.
  func offersSaved(in world: World) -> Bool {
    savedUser.map { user in
      world.phone.autoFill.identityStore.identities.count(of: user, at: world.phone.autoFill.form) > 0
    } ?? false
  }

  /// What somebody does who is offered a user twice of whom there was one at first, both alike over the keyboard: of the
  /// two they take the one that has been there longer.
  func choosing(_ step: Step, in world: World) -> Step {
    guard case .user(.autoFill(.picks(let user, nil))) = step else { return step }
    let offered = world.phone.autoFill.suggestions.filter { $0.user == user }
    guard offered.count > 1, offered.allSatisfy({ $0.kind == .password }),
      Set(offered.map(\.service.formHost)).count == 1,
      phone.autoFill.identityStore.identities.count(of: user, at: world.phone.autoFill.form) <= 1,
      let oldest = world.phone.autoFill.identityStore.identities.first(where: offered.contains),
      let place = offered.firstIndex(of: oldest)
    else { return step }
    return .user(.autoFill(.picks(user, number: place + 1)))
  }

  /// Whether somebody has the password saved that is picked afterwards: of one at another site nobody asks again.
  func saves(_ steps: [Step]) -> Bool { steps.saves && steps.form == requests.first(where: \.saves)?.form }

  /// Whether a user signs in with what the phone remembers.
  private func isLetIn(_ user: String, in world: World) -> Bool {
    guard let entry = world.phone.keychain.entry(of: user) else { return false }
    // A server of a team's own may take one change and no second, which shows when another device asks a copy of it.
    let mayRefuse = world.judgement.hasUpgraded && !(server is AccountServer)
    guard !mayRefuse || PathTerms.letsChangePassword(of: user, in: world) else { return false }
    guard request.upgrade == .strongPassword || !isAppleTaken(from: user, in: world) else { return false }
    // The handler has no other proof than what the app passed along: the password is empty (IA-2).
    guard userInfo(for: user)?.values.contains(where: world.server.hasEnded) != true else { return false }
    return world.server.accepts(.password(PasswordCredential(user: user, password: entry.password)))
  }

  /// Whether Apple vouches for somebody who signs in to another account already, so that a server of a team's own may refuse.
  private func isAppleTaken(from user: String, in world: World) -> Bool {
    !(server is AccountServer)
      && world.server.accounts.contains { $0.user != user && $0.appleUser == world.phone.appleUser }
  }

  /// What somebody who knows the account writes into a field.
  func answer(to field: String, in world: World) -> String {
    let user = isOfAutoFill ? user : world.request?.user ?? user
    if field.mentions("password") {
      let saved = isOfAutoFill ? nil : world.phone.keychain.entry(of: user)?.password
      return saved ?? password ?? ""
    }
    if field.mentions("user") || field.mentions("mail") { return user }
    return server.accounts.first { $0.user == user }?.secondFactor ?? password ?? ""
  }
}

extension [Step] {
  /// Whether somebody picks what is offered for a user.
  func picks(_ user: String) -> Bool {
    if case .user(.autoFill(.picks(user, _)))? = last { true } else { false }
  }

  /// The form that somebody turns to first; `nil` where they stay where they are.
  var form: Form? {
    for case .user(.autoFill(.focuses(let form))) in self { return form }
    return nil
  }

  /// Whether somebody has a password saved.
  fileprivate var saves: Bool {
    if case .user(.autoFill(.saves))? = last { true } else { false }
  }
}

extension [CredentialIdentity] {
  /// How many there are of a user that come up at a form.
  fileprivate func count(of user: String, at form: Form?) -> Int {
    count { $0.user == user && form?.fits($0.service) != false }
  }
}

extension World {
  fileprivate var isAutoFillReady: Bool {
    !isDeviceLocked && isProviderEnabled && !phone.autoFill.identityStore.isBusy
  }
}
