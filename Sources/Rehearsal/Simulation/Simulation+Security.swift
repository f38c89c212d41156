/// What the password manager does, and what users do with it.
extension Simulation {
  func take(_ act: SecurityAct) throws(Problem) {
    switch act {
    case .signsIn(let user): try signIn(user)
    case .dismissesPrompt:
      guard case .signInPrompt = phone.screen else { throw .noPrompt(phone.screen) }
      record(.user(.secures(act)))
      show(.elsewhere, .dismissedPrompt)
    case .opensNotification:
      guard hasNotified else { throw .noNotification }
      try leaveForPasswords(act)
      showRecommendations()
    case .changesOnWebsite(let user):
      guard let entry = phone.keychain.entry(of: user) else { throw .noPassword(user: user) }
      try leaveForPasswords(act)
      let page = phone.passwordManager.changePasswordPage(of: entry.service)
      show(.elsewhere, .openedWebsite(page.address))
    case .revokesApple:
      guard phone.apple.credentialState == .authorized else { throw .notAuthorizedByApple }
      record(.user(.secures(act)))
      phone.apple.credentialState = .revoked
    }
  }

  func showRecommendations() {
    show(.recommendations, .listedRecommendations(phone.recommendations.map(\.row)))
  }

  private func signIn(_ user: String) throws(Problem) {
    guard phone.app.isInstalled else { throw .notOffered(.notInstalled(app: phone.app.name)) }
    guard phone.keychain.entry(of: user) != nil else { throw .noPassword(user: user) }
    try leaveForPasswords(.signsIn(user))
    guard let prompt = phone.signInPrompt(for: user) else { return }
    show(.signInPrompt(prompt), .prompted(prompt))
  }

  /// Because a request has the screen to itself, nobody gets to the passwords before it has ended.
  private func leaveForPasswords(_ act: SecurityAct) throws(Problem) {
    if let request, !request.isFinished { throw .busy(request.request, phone.screen) }
    record(.user(.secures(act)))
  }

  func checkPasswords() {
    let service = BreachService(passwords: phone.passwordManager.breachedElsewhere)
    let isUp = phone.network.isUp
    let passwords = phone.keychain.entries.map(\.password).filter { !$0.isEmpty }
    var manager = phone.passwordManager
    let found = manager.check(passwords) { buckets in
      record(.system(.asksForBreaches(buckets: buckets.map(\.number), isAnswered: isUp)))
      return isUp ? service.answer(buckets) : nil
    }
    phone.passwordManager = manager
    let entries = phone.keychain.entries.filter { found.contains($0.password) }
    for entry in entries {
      let text = "The password of \(entry.user) at \(entry.service.host) is known from a data breach."
      record(.system(.screen(.notified(text))))
      hasNotified = true
    }
  }
}
