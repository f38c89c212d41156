import Designs
import Rehearsal
import TestBench
import Testing

/// What the password manager says and offers.
@Suite(.inverting) struct PasswordManagerRuleTests {
  private static let strong = "rofnyz-4Kovfu-gihzyc"

  @Test func `PM-1 reused, easily guessed and breached passwords are flagged`() {
    let phone = makePhone(
      ("shiny.example", "weak", "kitten1"), ("shiny.example", "breached", "h7#kQ2!vM9xw"),
      ("shiny.example", "reused", Self.strong), ("other.example", "elsewhere", Self.strong),
      ("shiny.example", "fine", "xW3$pL9!rT6z")
    ) { $0.passwordManager.commonlyBreached = ["h7#kQ2!vM9xw"] }
    let names = phone.recommendations.map { "\($0.entry.user): \($0.warnings.map(\.name))" }
    #expect(
      names == [
        #"breached: ["breached"]"#, #"weak: ["weak"]"#, #"elsewhere: ["reused"]"#, #"reused: ["reused"]"#,
      ])
  }

  @Test func `PM-2 a breach flags every account with the password`() {
    let phone = makePhone(
      ("shiny.example", "here", Self.strong), ("other.example", "there", Self.strong)
    ) { $0.passwordManager.commonlyBreached = [Self.strong] }
    #expect(phone.recommendations.map(\.warnings.first) == [.breached, .breached])
  }

  @Test func `PM-3 a notification leads to the recommendations`() throws {
    let stage = Stage { $0.phone.passwordManager.breachedElsewhere = ["kitten1"] }
    let trace = stage.play(.checkPasswords, .user(.secures(.opensNotification))) { Bare() }
    #expect(
      trace.notifications == ["The password of jappleseed at shiny.example is known from a data breach."])
    #expect(trace.screen == .recommendations)
  }

  @Test func `PM-4 severity and kind of account decide the priority`() {
    let phone = makePhone(
      ("shiny.example", "weak", "kitten1"), ("bank.example", "weak", "kitten2"),
      ("shiny.example", "breached", "h7#kQ2!vM9xw")
    ) {
      $0.passwordManager.commonlyBreached = ["h7#kQ2!vM9xw"]
      $0.passwordManager.accountTypes["bank.example"] = .money
    }
    #expect(phone.recommendations.map(\.priority) == [.high, .high, .other])
  }

  @Test func `PM-5 every warning comes with what can be done`() {
    let phone = makePhone(("shiny.example", "a", "kitten1"), ("other.example", "b", "kitten2")) { _ in }
    #expect(
      phone.recommendations.map(\.actions) == [
        [.changeOnWebsite], [.upgrade(.strongPassword), .upgrade(.signInWithApple), .changeOnWebsite],
      ])
  }

  @Test(arguments: [
    ("kitten1", false, false, true), ("xW3$pL9!rT6z", true, false, true),
    ("xW3$pL9!rT6z", false, true, false),
    ("xW3$pL9!rT6z", false, false, false),
  ])
  func `PM-6 only weak and breached passwords are prompted for`(
    password: String, isBreached: Bool, isReused: Bool, isPrompted: Bool
  ) {
    let phone = makePhone(
      ("shiny.example", "jappleseed", password), ("other.example", "x", isReused ? password : Self.strong)
    ) { if isBreached { $0.passwordManager.commonlyBreached = [password] } }
    let stage = Stage { $0.phone = phone }
    let trace = stage.play(.user(.secures(.signsIn("jappleseed")))) { Bare() }
    let isThere = if case .signInPrompt = trace.screen { true } else { false }
    #expect(isThere == isPrompted)
  }

  @Test func `PM-7 what another device saves arrives in the middle of an upgrade`() {
    let elsewhere = Step.user(.secures(.changesElsewhere("jappleseed", to: "other-device-1")))
    let before = Stage().play(.strongPassword, elsewhere, .settle) { Trusting() }
    #expect(before.outcome == .failed)
    #expect(before.keychain["jappleseed"] == "other-device-1")
    #expect(before.ending.lockOuts == [])
    let between = Stage().play(
      .strongPassword, .pass(.milliseconds(180)), elsewhere, .settle
    ) { Trusting() }
    #expect(between.refusal != nil, "the server knows the other password already")
    let unknown = Stage { $0.server = AccountServer() }.play(elsewhere) { Trusting() }
    #expect(unknown.refusal != nil)
    let saved = Step.user(.secures(.savesElsewhere(Keychain.Entry("kim", "letmein", at: "other.example"))))
    #expect(Stage().play(saved) { Trusting() }.keychain["kim"] == "letmein")
  }

  @Test func `a name that is saved at another site as well is changed where the app's account is`() {
    let stage = Stage { $0.phone = Self.phoneOfTwoSites }
    let changed = stage.play(.user(.secures(.changesElsewhere("jappleseed", to: "other-device-1")))) {
      Trusting()
    }
    #expect(changed.refusal == nil)
    #expect(changed.keychain.entries.map(\.password) == ["another1", "other-device-1"])
    for (site, host) in [(nil, "shiny.example"), (ServiceIdentifier("other.example"), "other.example")] {
      let page = stage.play(.user(.secures(.changesOnWebsite("jappleseed", at: site)))) { Trusting() }
      #expect(page.entries.contains { $0.event == .system(.screen(.openedWebsite("https://\(host)/"))) })
    }
    let nowhere = Step.user(.secures(.changesOnWebsite("jappleseed", at: "nowhere.example")))
    #expect(stage.play(nowhere) { Trusting() }.refusal != nil)
  }

  private static var phoneOfTwoSites: Phone {
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: [:])
    phone.keychain = Keychain([
      Keychain.Entry("jappleseed", "another1", at: "other.example"),
      Keychain.Entry("jappleseed", "kitten1", at: "https://shiny.example/login"),
    ])
    return phone
  }

  @Test func `CX-11 reuse never prompts`() {
    let phone = makePhone(
      ("shiny.example", "jappleseed", Self.strong), ("other.example", "x", Self.strong)
    ) { _ in }
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .signInPrompt)
        == .withheld(.notPrompted(user: "jappleseed")))
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .recommendation)
        == .made(phone.keychain.entries[0]))
    #expect(phone.signInPrompt(for: "jappleseed") == nil)
  }

  @Test func `AS-22 breached passwords and delicate accounts come first`() {
    for type in PasswordManager.AccountType.allCases {
      let phone = makePhone(
        ("shiny.example", "a", "kitten1"), ("mail.other.example", "b", "kitten2"),
        ("third.example", "c", "h7#kQ2!vM9xw")
      ) {
        $0.passwordManager.accountTypes["other.example"] = type
        $0.passwordManager.commonlyBreached = ["h7#kQ2!vM9xw"]
      }
      #expect(phone.recommendations.map(\.entry.user) == ["c", "b", "a"])
      #expect(phone.recommendations.map(\.priority) == [.high, type == .other ? .other : .high, .other])
    }
  }

  @Test(arguments: Platform.allCases)
  func `AM-25 nothing is offered outside iOS`(platform: Platform) {
    let stage = Stage { $0.phone.app.platform = platform }
    let offer = stage.phone.offer(.strongPassword, to: "jappleseed", from: .settings)
    #expect(offer == (platform == .iOS ? .made(.old) : .withheld(.notSupported(platform))))
    #expect((stage.play(.inApp) { Bare() }.refusal == nil) == (platform == .iOS))
  }

  @Test func `AM-29 changing on the website never reaches the extension`() {
    let trace = Stage().play(.user(.secures(.changesOnWebsite("jappleseed"))), .settle) { Bare() }
    #expect(trace.calls == [] && trace.outcomes == [])
    #expect(
      trace.entries.map(\.event) == [
        .user(.secures(.changesOnWebsite("jappleseed"))),
        .system(.screen(.openedWebsite("https://shiny.example/"))),
      ])
  }

  private func makePhone(
    _ saved: (String, String, String)..., change: (inout Phone) -> Void
  ) -> Phone {
    var phone = Phone(
      app: InstalledApp("Shiny", domains: ["shiny.example"]),
      keychain: Keychain(saved.map { Keychain.Entry($0.1, $0.2, at: ServiceIdentifier($0.0)) }))
    change(&phone)
    return phone
  }
}
