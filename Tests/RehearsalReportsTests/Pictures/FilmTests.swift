import Designs
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// A trace frame by frame.
@Suite struct FilmTests {
  @Test func `the user sees the interface filled in, and then what comes after it`() throws {
    func interface(_ code: String) -> ScreenPicture.Front {
      .interface(
        title: "Shiny",
        elements: [
          .label("Enter the code we sent you."), .field("Code", text: code),
          .button("Continue", isEnabled: true),
        ])
    }
    let waiting = ScreenPicture.Front.interface(title: "Shiny", elements: [.label("One moment.")])
    let fronts = Self.screens(of: try Self.story("step-up").play()).map(\.front)
    #expect(fronts.changes == [nil, interface(""), interface("424242"), waiting, nil])
  }

  @Test func `Apple's sheet and a message are seen while they are there`() throws {
    let apple = Self.screens(of: try Self.story("apple").play()).map(\.front)
    #expect(
      apple.contains { if case .sheet(let text)? = $0 { text.hasPrefix("Shiny will sign") } else { false } })
    #expect(apple.last == .some(nil))
    let trusting = Self.screens(of: try Self.story("trusting").play()).map(\.front)
    #expect(trusting.last == .message("The upgrade did not work. Try again later."))
  }

  @Test func `the password manager shows what is saved at each moment, and that something goes on`() throws {
    func page(
      _ password: String?, _ busy: String? = "Upgrading to a strong password …"
    ) -> ScreenPicture.Place {
      .account(.init(service: "shiny.example", user: "jappleseed", password: password, busy: busy))
    }
    let places = Self.screens(of: try Self.story("one-tap").play()).map(\.place)
    #expect(places.changes == [page("kitten1"), page("kitten1", nil), page("rofnyz-4Kovfu-gihzyc", nil)])
    let apple = try #require(Self.screens(of: try Self.story("apple").play()).last?.place)
    #expect(apple == page(nil, nil))
  }

  @Test func `who begins with a recommendation sees the list, with what is wrong and what can be done`()
    throws
  {
    let trace = Stage {
      $0.phone.keychain = Keychain($0.phone.keychain.entries + [.init("bob", "kitten1", at: "other.example")])
      $0.phone.passwordManager.commonlyBreached = ["kitten1"]
    }.play(.user(.upgrades("jappleseed", to: .strongPassword, from: .recommendation)), .settle) {
      Trusting()
    }
    #expect(Film(of: trace).frames.first?.sentence == "lists 2 security recommendations")
    guard case .recommendations(let rows, let busy)? = Self.screens(of: trace).first?.place else {
      Issue.record("there is no list")
      return
    }
    #expect(rows.map(\.user) == ["bob", "jappleseed"])
    let row = try #require(rows.last)
    #expect(row.service == "shiny.example" && row.isUrgent && busy == nil)
    #expect(row.warnings.count == 3)
    #expect(row.warnings.first?.hasPrefix("This password is known from a data breach.") == true)
    #expect(
      row.buttons == [
        "Upgrade to a strong password", "Upgrade to Sign in with Apple", "Change Password on Website",
      ])
    #expect(rows.first?.buttons == ["Change Password on Website"])
  }

  @Test func `after signing in the question lies over the app, until it is dismissed`() throws {
    let trace = Stage().play(.user(.secures(.signsIn("jappleseed"))), .user(.secures(.dismissesPrompt))) {
      Trusting()
    }
    let app = ScreenPicture.Place.app("Shiny", told: nil, elements: [])
    let prompt = ScreenPicture.Front.prompt(
      "This password is easily guessed.",
      buttons: ["Upgrade to a strong password", "Upgrade to Sign in with Apple"])
    #expect(
      Self.screens(of: trace).changes
        == [.init(place: app), .init(place: app, front: prompt), .init(place: app)])
  }

  @Test func `an app that is played as well is seen with what is on its screen, and touched there`() {
    let (first, second) = (Interface([.button("Upgrade")]), Interface([.label("Thank you.")]))
    let setting = Trace.Setting(app: "Shiny", keychain: Keychain([.old]), accounts: [])
    let happenings: [TraceEvent] = [
      .system(.screen(.appLaidOut(first))), .system(.screen(.message("Try again later."))),
      .user(.taps("Upgrade")), .system(.screen(.appLaidOut(second))),
    ]
    let trace = Trace(
      setting: setting, entries: happenings.map { Trace.Entry(instant: .start, event: $0) },
      ending: Trace.Ending(keychain: Keychain(), accounts: []))
    func app(_ elements: ScreenPicture.Element...) -> ScreenPicture.Place {
      .app("Shiny", told: nil, elements: elements)
    }
    let button = app(.button("Upgrade", isEnabled: true))
    #expect(
      Self.screens(of: trace) == [
        .init(place: button), .init(place: button, front: .message("Try again later.")), .init(place: button),
        .init(place: app(.label("Thank you."))),
      ])
    #expect(Film(of: trace).frames[2].to == .lane(.app))
  }

  @Test func `a form is seen with what the keyboard offers, then under the question for a face, then filled`()
  {
    let happenings: [TraceEvent] = [
      .user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
      .system(.autoFill(.offered([CredentialIdentity("ann", at: "shiny.example")]))),
      .system(.screen(.askedToAuthenticate(.faceID))), .system(.screen(.endedAuthentication)),
      .system(
        .autoFill(.filled(.fillPassword, .password(PasswordCredential(user: "ann", password: "horse"))))),
      .system(.screen(.presentedInterface(title: nil))),
    ]
    let setting = Trace.Setting(app: "Vault", keychain: Keychain(), accounts: [])
    let trace = Trace(
      setting: setting, entries: happenings.map { Trace.Entry(instant: .start, event: $0) },
      ending: Trace.Ending(keychain: Keychain(), accounts: []))
    var form = ScreenPicture.FormPage(title: "Sign in", about: "at https://shiny.example/login")
    var expected = [ScreenPicture(place: .form(form))]
    form.suggestions = ["ann"]
    expected.append(ScreenPicture(place: .form(form)))
    expected.append(ScreenPicture(place: .form(form), front: .authentication("Face ID")))
    expected.append(ScreenPicture(place: .form(form)))
    form.fields = [.init(name: "User name", text: "ann"), .init(name: "Password", text: "horse")]
    expected.append(ScreenPicture(place: .form(form)))
    expected.append(ScreenPicture(place: .form(form), front: .interface(title: nil, elements: [])))
    #expect(Self.screens(of: trace) == expected)
  }

  @Test func `an app, a website and a notification are seen as far as a trace tells of them`() throws {
    let app = Self.screens(of: Stage().play(.inApp, .settle) { Trusting() }).map(\.place)
    #expect(
      app.changes == [.app("Shiny", told: nil, elements: []), .app("Shiny", told: "completed", elements: [])])
    let site = Stage().play(.user(.secures(.changesOnWebsite("jappleseed")))) { Trusting() }
    #expect(Self.screens(of: site).last?.place == .website("https://shiny.example/"))
    let breach = Stage { $0.phone.passwordManager.commonlyBreached = ["kitten1"] }
    let notified = Self.screens(of: breach.play(.checkPasswords) { Trusting() })
    let text = "The password of jappleseed at shiny.example is known from a data breach."
    #expect(notified.last == .init(place: .home(app: "Shiny"), front: .notification(text)))
  }

  @Test(arguments: Stories.all.map(\.name))
  func `the last frame holds what the trace ends with`(name: String) throws {
    let trace = try Self.story(name).play()
    let last = try #require(Film(of: trace).frames.last?.scene)
    #expect(
      last.keychain
        == trace.keychain.entries.map { "\($0.user)  \($0.password)  at \($0.service.identifier)" })
    #expect(last.server == trace.accounts.map(\.sentence))
    #expect(last.phase?.outcome == trace.outcome)
  }

  @Test func `a lock-out and what is left over are seen at the end`() throws {
    let locked = try #require(Film(of: try Self.story("trusting").play()).frames.last)
    #expect(locked.sentence.hasPrefix("✗ jappleseed is locked out"))
    #expect(locked.from == .keychain && locked.to == .lane(.server) && locked.tone == .wrong)
    let open = Film(of: Stage().play(.strongPassword) { Trusting() })
    #expect(open.frames.suffix(2).map(\.sentence).allSatisfy { $0.hasPrefix("✗ left over: ") })
  }

  @Test func `a mistake knows the frame that shows it`() throws {
    let film = Film(of: Stage().play(.strongPassword, .settle) { Scripted(change: { _, _ in }) })
    let mistake = try #require(film.mistakes.first)
    #expect(
      film.frames[mistake.frame].sentence == "✗ \(mistake.violation.rule) \(mistake.violation.rawValue)")
  }

  @Test func `each request has its way through the machine, from the beginning to an outcome`() throws {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.tapsCancel), .settle, .strongPassword
    ) {
      Trusting()
    }
    let paths = Film(of: trace).paths
    #expect(paths.count == 2)
    #expect(paths.map { $0.moves.first?.from.name } == ["requested", "requested"])
    #expect(
      paths[0].moves.map(\.to.name) == ["serving", "preparing", "serving", "withdrawing", "finished"])
    for path in paths {
      for (move, next) in zip(path.moves, path.moves.dropFirst()) { #expect(move.to == next.from) }
    }
  }

  @Test func `secrets are nowhere in a film that has stand-ins for them`() throws {
    for story in Stories.all {
      let trace = story.play()
      let text = "\(Film(of: trace, redacting: Secrets(of: trace)))"
      for secret in ["kitten1", "rofnyz-4Kovfu-gihzyc", "424242", "token-9f3a"] {
        #expect(!text.contains(secret), "\(story.name)")
      }
    }
  }

  private static func screens(of trace: Trace) -> [ScreenPicture] {
    Film(of: trace).frames.map(\.scene.screen)
  }

  private static func story(_ name: String) throws -> Example {
    try #require(Stories.all.first { $0.name == name })
  }
}

extension Array where Element: Equatable {
  /// Each element that differs from the one before it.
  fileprivate var changes: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
