/// What the system makes of what an app says.
extension AppUtterance {
  func happen(in world: inout World) {
    if mustWait(in: world) { return world.app.waiting.append(self) }
    switch self {
    case .asks(let ask, let number): SignInDesk.take(ask, number, in: &world)
    case .takesBack(let number): Self.takeBack(number, in: &world)
    case .reports(let report):
      // Nobody is told whether anybody heard of it.
      SignInDesk.tellKeychain(of: report, in: &world)
      guard report.provision.isAskedFor(in: world) else { return }
      var request = CredentialRequest(report.provision)
      request.report = report
      SavedPasswords.forget(after: report, in: &world)
      PasskeyNews.hear(report, in: &world)
      world.begin(request)
      WebsitePage.pardonAttempts(in: &world)
    }
  }

  private static func takeBack(_ number: Int, in world: inout World) {
    if let index = world.app.waiting.firstIndex(where: { $0.number == number }) {
      guard case .asks(let ask, _) = world.app.waiting.remove(at: index) else { return }
      return SignInDesk.answer(
        .failed(.canceled), to: OpenAuthorization(number: number, ask: ask), in: &world)
    }
    guard let open = world.app.authorization, open.number == number, !open.isServed else { return }
    SignInDesk.closeSheet(in: &world)
    SignInDesk.end(.failed(.canceled), in: &world)
  }
}

/// What has to wait: a provider hears one report after the other, and no app gets less because it made one.
extension AppUtterance {
  /// The first that waits comes up, once nothing is in its way; `false` where nothing does.
  static func comesUp(in world: inout World) -> Bool {
    guard world.timeline.stop == nil, let first = world.app.waiting.first, !first.mustWait(in: world) else {
      return false
    }
    world.app.waiting.removeFirst()
    first.happen(in: &world)
    return true
  }

  /// A report waits for whatever is open, and what an app asks for waits for reports that are ahead of it, but not for
  /// anything else: beside that it fails (AU-7).
  private func mustWait(in world: World) -> Bool {
    switch self {
    case .asks:
      world.app.authorization == nil && world.request?.isFinished == false
        && world.request?.request.provision?.isReport == true
    // Whatever somebody or something new would have to wait for.
    case .reports: (try? world.refuseWhileBusy()) == nil
    case .takesBack: false
    }
  }

  /// Which of all that an app asked it is, if it asks.
  private var number: Int? { if case .asks(_, let number) = self { number } else { nil } }
}
