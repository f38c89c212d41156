import Rehearsal

/// What the user has in front of them, as a trace tells it step by step.
struct View {
  /// What the extension last laid out; it is seen only where the system shows it.
  var interface = Interface([])
  /// What the app's own screen holds, where a trace tells of it.
  private var appInterface = Interface([])

  private let app: String
  private var place: Place
  /// Its elements are not looked at, because they are those of `interface`.
  private var front: ScreenPicture.Front?
  /// What a sheet of the system's has been put over.
  private var covered: ScreenPicture.Front?

  private enum Place {
    case home
    case account(Keychain.Entry)
    case recommendations([Recommendation.Row])
    case app(told: String?)
    case website(String)
    case form(ScreenPicture.FormPage)
  }

  init(app: String) {
    self.app = app
    place = .home
  }

  /// Whatever the system had in front of it has been read.
  mutating func openApp() {
    place = .app(told: nil)
    front = nil
  }

  mutating func hear(_ news: AppNews) {
    guard case .app = place else { return }
    place = .app(told: news.rawValue.replacing("tell the app: ", with: ""))
  }

  /// The saved passwords are those before it.
  mutating func see(_ action: UserAction, _ keychain: Keychain) {
    switch action {
    case .upgrades(let user, let service, _, let origin):
      // Whoever asks for the next upgrade has read the message about the last one.
      front = nil
      switch origin {
      case .settings: place = keychain.entry(of: user, at: service).map(Place.account) ?? place
      case .signInPrompt, .app: openApp()
      // Its list was shown just before, and the others begin no upgrade.
      case .recommendation, .form, .background: break
      }
    case .types(let text, let field):
      // What cannot be typed into the extension's interface goes into the app's own.
      if !hasInterface || !interface.type(text, into: field) { openApp() }
    case .taps:
      if !hasInterface, covered == nil { openApp() }
    case .secures(.signsIn): openApp()
    case .leavesApp:
      front = nil
      place = .home
    case .autoFill(.focuses(let form)):
      (place, front) = (.form(ScreenPicture.FormPage(title: "Sign in", about: "\(form)")), nil)
    case .tapsCancel, .approvesSheet, .cancelsSheet, .opensNotificationCenter, .closesNotificationCenter,
      .comesTo, .closesBrowser, .secures, .autoFill:
      break
    }
  }

  /// Changes the form in front of the user, where there is one.
  mutating func changeForm(_ change: (inout ScreenPicture.FormPage) -> Void) {
    guard case .form(var page) = place else { return }
    change(&page)
    place = .form(page)
  }

  mutating func see(_ change: ScreenChange) {
    switch change {
    case .presentedInterface(let title): front = .interface(title: title, elements: [])
    case .presentedSheet(let explanation): front = .sheet(explanation)
    case .message(let text): front = .message(text)
    case .prompted(let prompt): front = .prompt(prompt.text, buttons: prompt.upgrades.map(\.button))
    case .appLaidOut(let interface):
      appInterface = interface
      if case .home = place { openApp() }
    case .notified(let text): front = .notification(text)
    case .listedRecommendations(let rows): (place, front) = (.recommendations(rows), nil)
    case .openedWebsite(let address): (place, front) = (.website(address), nil)
    case .offeredSignIn(let offers):
      interface = Screen.SignInSheet(offers: offers).interface
      front = .interface(title: nil, elements: [])
    case .askedToAuthenticate(let means): front = .authentication(means.rawValue)
    case .presentedSystemSheet(let text, let buttons):
      if case .interface = front { covered = front }
      front = .prompt(text, buttons: buttons)
    case .closedSystemSheet: (front, covered) = (covered, nil)
    case .openedSettings: (place, front) = (.home, nil)
    case .dismissedInterface, .dismissedSheet, .dismissedPrompt, .endedAuthentication, .closedSignIn:
      front = nil
    }
  }

  /// Whether the extension's interface is in front.
  var hasInterface: Bool { if case .interface = front { true } else { false } }

  /// The picture of it, over what is saved and what is going on; every text is changed first.
  func picture(_ keychain: Keychain, busy: String?, _ text: (String) -> String) -> ScreenPicture {
    ScreenPicture(place: place(keychain, busy, text), front: front.map { picture(of: $0, text) })
  }

  private func place(
    _ keychain: Keychain, _ busy: String?, _ text: (String) -> String
  ) -> ScreenPicture.Place {
    switch place {
    case .home: return .home(app: text(app))
    case .account(let entry):
      let password = keychain.entry(of: entry.user, at: entry.service)?.password
      return .account(
        ScreenPicture.AccountPage(
          service: text(String(entry.service.host)), user: text(entry.user), password: password.map(text),
          busy: busy))
    case .recommendations(let rows): return .recommendations(rows.map { $0.picture(text) }, busy: busy)
    case .app(let told):
      return .app(text(app), told: told, elements: appInterface.elements.map { $0.picture(text) })
    case .website(let address): return .website(text(address))
    case .form(let page): return .form(page.changed(text))
    }
  }

  private func picture(of front: ScreenPicture.Front, _ text: (String) -> String) -> ScreenPicture.Front {
    switch front {
    case .interface(let title, _):
      .interface(title: title.map(text), elements: interface.elements.map { $0.picture(text) })
    case .authentication(let means): .authentication(means)
    case .sheet(let explanation): .sheet(text(explanation))
    case .message(let message): .message(text(message))
    case .prompt(let question, let buttons): .prompt(text(question), buttons: buttons)
    case .notification(let message): .notification(text(message))
    }
  }
}
