/// What the system makes of what an app says.
extension AppUtterance {
  func happen(in world: inout World) {
    switch self {
    case .asks(let ask, let number): SignInDesk.take(ask, number, in: &world)
    case .takesBack(let number):
      guard let open = world.app.authorization, open.number == number, !open.isServed else { return }
      SignInDesk.closeSheet(in: &world)
      SignInDesk.end(.failed(.canceled), in: &world)
    case .reports(let report):
      // Nobody is told whether anybody heard of it.
      SignInDesk.tellKeychain(of: report, in: &world)
      guard report.provision.isAskedFor(in: world) else { return }
      var request = CredentialRequest(report.provision)
      request.report = report
      SavedPasswords.forget(after: report, in: &world)
      world.begin(request)
      WebsitePage.pardonAttempts(in: &world)
    }
  }
}
