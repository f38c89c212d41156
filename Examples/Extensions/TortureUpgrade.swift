import Asynchronous
import AuthenticationServices

/// Mixes every way of working with a screen and sessions, and tells its server what it saw.
///
/// Nobody should start from this one. It stands here because its trace must be the same every time.
final class TortureUpgrade: StepUpUpgrade {
  private lazy var torments = Torments { [service] text in
    service.ask("note", ["text": text]) { _ in }
  }

  private var roundsHeard = 0

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    waitOnTheSpot()
    torments.begin()
    Task {
      await torments.run()
      await askSeveralTimes()
      super.changePasswordWithoutUserInteraction(
        for: serviceIdentifier, existingCredential: existingCredential, newPassword: newPassword,
        userInfo: userInfo)
    }
  }

  override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    super.prepareInterfaceToChangePassword(
      for: serviceIdentifier, existingCredential: existingCredential, newPassword: newPassword,
      userInfo: userInfo)
    torments.begin()
    Task { await torments.run() }
  }

  /// Keeps the main queue until an answer has come, goes round in the run loop until another has, and hears what it
  /// posts.
  private func waitOnTheSpot() {
    guard let url = URL(string: "https://shiny.example/note?text=waited") else { return }
    let isAnswered = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: url) { _, _, _ in isAnswered.signal() }.resume()
    isAnswered.wait()
    service.ask("note", ["text": "went round"]) { _ in self.roundsHeard += 1 }
    while roundsHeard == 0 { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    let name = Notification.Name("torture")
    let observer = NotificationCenter.default.addObserver(forName: name, object: self, queue: .main) {
      [service] _ in service.ask("note", ["text": "heard what was posted"]) { _ in }
    }
    NotificationCenter.default.post(name: name, object: self)
    NotificationCenter.default.removeObserver(observer)
  }

  /// Two requests at once, one that is canceled, and one of a session of its own.
  private func askSeveralTimes() async {
    async let first = service.ask("note", ["text": "first"])
    async let second = service.ask("note", ["text": "second"])
    let refused = await [try? first, try? second]
    service.ask("note", ["text": "\(refused.count { $0 == nil }) refused"]) { [service] _ in
      service.ask("note", ["text": "heard of it"]) { _ in }
    }
    service.ask("note", ["text": "canceled"]) { _ in }?.cancel()
    let own = ShinyService(session: URLSession(configuration: .ephemeral))
    _ = try? await own.ask("note", ["text": "another session"])
  }
}
