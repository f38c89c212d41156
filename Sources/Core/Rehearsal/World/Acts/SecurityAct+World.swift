/// What users do about the security of an account, besides having it upgraded.
extension SecurityAct {
  func happen(in world: inout World) throws(Problem) {
    switch self {
    case .signsIn(let user): try signIn(user, in: &world)
    case .dismissesPrompt:
      guard case .signInPrompt = world.phone.screen else { throw .noPrompt(world.phone.screen) }
      world.timeline.record(.user(.secures(self)))
      world.show(.elsewhere, .dismissedPrompt)
    case .opensNotification:
      guard world.judgement.hasNotified else { throw .noNotification }
      try leaveForPasswords(in: &world)
      if Ledger.holds("PM-3") { world.showRecommendations() }
    case .changesOnWebsite(let user, let service):
      let saved =
        service.map { world.phone.keychain.entry(of: user, at: $0) } ?? world.phone.ownEntry(of: user)
      guard let entry = saved else { throw .noPassword(user: user) }
      try leaveForPasswords(in: &world)
      guard Ledger.holds("AM-29") else {
        return try UserAction.upgrades(user, to: .strongPassword, from: .settings).happen(in: &world)
      }
      let page = world.phone.passwordManager.changePasswordPage(of: entry.service)
      world.show(.elsewhere, .openedWebsite(page.address))
    case .changesElsewhere(let user, let password): try changeElsewhere(user, to: password, in: &world)
    case .savesElsewhere(let entry):
      world.timeline.record(.user(.secures(self)))
      Self.arrive(entry, in: &world)
    case .revokesApple:
      guard world.phone.apple.credentialState == .authorized else { throw .notAuthorizedByApple }
      world.timeline.record(.user(.secures(self)))
      world.phone.apple.credentialState = .revoked
      if world.app.interface != nil { world.timeline.next(.effect(.givesApp(.appleRevoked))) }
    }
  }

  /// Another device asks the server as an extension would; its Keychain brings the password here, whatever this one is at.
  private func changeElsewhere(
    _ user: String, to password: String, in world: inout World
  ) throws(Problem) {
    guard let entry = world.phone.ownEntry(of: user) else { throw .noPassword(user: user) }
    world.timeline.record(.user(.secures(self)))
    let isChanged = Self.changePassword(of: entry, to: password, in: &world, whose: \.server.accounts) {
      Shared<Transmission>.serve($0, in: &$1)
    }
    guard isChanged else { throw .notChangedElsewhere(user: user) }
    Self.arrive(Keychain.Entry(user, password, at: entry.service), in: &world)
  }

  /// What another device has saved is here.
  private static func arrive(_ arrival: Keychain.Entry, in world: inout World) {
    guard Ledger.holds("PM-7") else { return }
    world.phone.keychain.save(arrival)
    world.timeline.record(.system(.keychain(.arrived(arrival))))
    if world.phone.isKeychainFilling, let form = world.phone.autoFill.form { form.offer(in: &world) }
  }

  /// What another device asks a server, one message after the other; answers whether the server has done it.
  private static func changePassword<Asked>(
    of entry: Keychain.Entry, to password: String, in asked: inout Asked,
    whose accounts: (Asked) -> [Account], ask: (Message, inout Asked) -> Reply
  ) -> Bool {
    guard let session = ask(.authorize(entry.credential), &asked)["session"] else { return false }
    if let code = accounts(asked).first(where: { $0.user == entry.user })?.secondFactor {
      _ = ask(.verifyCode(code, session: session), &asked)
    }
    return (200..<300).contains(ask(.changePassword(password, session: session), &asked).status)
  }

  /// Whether another device could change the password of somebody now; not where the server cannot be copied.
  ///
  /// The server that ships says so itself, because a search asks wherever a request is over; of a team's own it is tried on
  /// a copy.
  package static func letsOthersChange(_ user: String, to password: String, in world: World) -> Bool {
    guard let entry = world.phone.ownEntry(of: user) else { return false }
    if world.server.isScripted { return world.server.scripted.lets(entry.credential, changeTo: password) }
    var server = world.server
    guard server.separate() else { return false }
    return changePassword(of: entry, to: password, in: &server, whose: \.accounts) { $1.answer($0) }
  }

  private func signIn(_ user: String, in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .notOffered(.notInstalled(app: world.phone.app.name)) }
    guard world.phone.keychain.entry(of: user) != nil else { throw .noPassword(user: user) }
    try leaveForPasswords(in: &world)
    guard let prompt = world.phone.signInPrompt(for: user) else { return }
    world.show(.signInPrompt(prompt), .prompted(prompt))
  }

  /// A request has the screen to itself, and nobody gets to the passwords before it has ended.
  private func leaveForPasswords(in world: inout World) throws(Problem) {
    try world.refuseWhileBusy()
    world.timeline.record(.user(.secures(self)))
  }
}

/// What the password manager does.
extension World {
  mutating func showRecommendations() {
    show(.recommendations, .listedRecommendations(phone.recommendations.map(\.row)))
  }
}

extension Phone {
  /// Asks whether some of the saved passwords are known from a breach, and notifies the user of those that are.
  mutating func checkPasswords(telling timeline: inout Timeline) -> Bool {
    let service = BreachService(passwords: passwordManager.breachedElsewhere)
    let isUp = network.isUp
    let passwords = keychain.entries.map(\.password).filter { !$0.isEmpty }
    let found = passwordManager.check(passwords) { buckets in
      timeline.record(.system(.asksForBreaches(buckets: buckets.map(\.number), isAnswered: isUp)))
      return isUp ? service.answer(buckets) : nil
    }
    let entries = keychain.entries.filter { found.contains($0.password) }
    for entry in entries {
      let text = "The password of \(entry.user) at \(entry.service.host) is known from a data breach."
      timeline.record(.system(.screen(.notified(text))))
    }
    return !entries.isEmpty
  }
}
