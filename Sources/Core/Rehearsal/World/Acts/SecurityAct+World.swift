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
    case .changesOnWebsite(let user):
      guard let entry = world.phone.keychain.entry(of: user) else { throw .noPassword(user: user) }
      try leaveForPasswords(in: &world)
      guard Ledger.holds("AM-29") else {
        return try UserAction.upgrades(user, to: .strongPassword, from: .settings).happen(in: &world)
      }
      let page = world.phone.passwordManager.changePasswordPage(of: entry.service)
      world.show(.elsewhere, .openedWebsite(page.address))
    case .changesElsewhere(let user, let password): try changeElsewhere(user, to: password, in: &world)
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
    guard let entry = world.phone.keychain.entry(of: user) else { throw .noPassword(user: user) }
    world.timeline.record(.user(.secures(self)))
    let granted = Shared<Transmission>.serve(.authorize(entry.credential), in: &world)
    guard let session = granted["session"] else { throw .notChangedElsewhere(user: user) }
    if let code = world.server.accounts.first(where: { $0.user == user })?.secondFactor {
      _ = Shared<Transmission>.serve(.verifyCode(code, session: session), in: &world)
    }
    let changed = Shared<Transmission>.serve(.changePassword(password, session: session), in: &world)
    guard (200..<300).contains(changed.status) else { throw .notChangedElsewhere(user: user) }
    let arrival = Keychain.Entry(user, password, at: entry.service)
    guard Ledger.holds("PM-7") else { return }
    world.phone.keychain.save(arrival)
    world.timeline.record(.system(.keychain(.arrived(arrival))))
    if world.phone.isKeychainFilling, let form = world.phone.autoFill.form { form.offer(in: &world) }
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
