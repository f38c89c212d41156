import Rehearsal
import TestBench
import Testing

/// What a provider is told of a password that it fills in, and what it is not (AS-63).
@Suite struct SavedPasswordTests {
  private static let kim = CredentialIdentity("kim", at: "shiny.example", record: "2")
  private static let new = PasswordCredential(user: "kim", password: "brass door bell")

  private let stage = ProviderStage {
    $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [kim])
    $0.autoFill.vault = Keychain([
      Keychain.Entry("kim", "battery staple", at: "shiny.example"),
      Keychain.Entry("lee", "quiet river", at: "ny.example"),
      Keychain.Entry("robin", "tin roof rain", at: "m.shop.example"),
    ])
  }

  private static func filling(_ password: String, savingAfter delay: Duration? = nil) -> Program {
    Program(provider: {
      ScriptedProvider { request, context in
        guard request.savedPassword == nil else {
          return delay.map { context.after($0) { context.completeSavePasswordRequest() } } ?? ()
        }
        context.completeRequest(
          withSelectedCredential: PasswordCredential(user: request.identity?.user ?? "", password: password))
      }
    })
  }

  private static let saving: [Step] = [
    .turnsToForm, .user(.autoFill(.saves(.init(new, on: .userAsked)))), .pass(.seconds(1)),
  ]
  private static let picking: [Step] = [
    .turnsToForm, .user(.autoFill(.picks("kim"))), .settle, .authenticates, .settle,
  ]

  @Test(arguments: ["battery staple", "brass door bell"])
  func `a process that ends before it says that it saved may have saved or not`(password: String) {
    let steps = Self.saving + [.system(.endsProcess), .settle] + Self.picking
    let trace = stage.play(steps, Self.filling(password, savingAfter: .seconds(3)))
    #expect(trace.violations(of: .filledAnotherThanSaved) == [])
  }

  @Test func `whoever says that it saved has saved`() {
    let steps = Self.saving + Self.picking
    let old = stage.play(steps, Self.filling("battery staple", savingAfter: .milliseconds(100)))
    #expect(old.violations(of: .filledAnotherThanSaved) == ["for kim"])
    let new = stage.play(steps, Self.filling("brass door bell", savingAfter: .milliseconds(100)))
    #expect(new.violations(of: .filledAnotherThanSaved) == [])
  }

  @Test func `an empty password is nobody's`() {
    let trace = stage.play(Self.picking, Self.filling(""))
    #expect(trace.violations(of: .filledAnotherThanSaved) == ["none at all for kim"])
    var unknown = stage
    unknown.phone.autoFill.vault = Keychain()
    let other = unknown.play(Self.picking, Self.filling(""))
    #expect(other.violations(of: .filledAnotherThanSaved) == ["none at all for kim"])
  }

  @Test func `the password of a stranger to the site is told where the vault has none for it`() {
    func filling(_ password: String, at site: ServiceIdentifier) -> [String] {
      var stage = stage
      stage.phone.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: [CredentialIdentity("ash", at: site, record: "9")])
      let steps: [Step] = [
        .user(.autoFill(.focuses(Form(at: "https://\(site.identifier)/login")))),
        .user(.autoFill(.picks("ash"))), .settle, .authenticates, .settle,
      ]
      return stage.play(steps, Self.filling(password)).violations(of: .filledAnotherThanSaved)
    }
    #expect(filling("quiet river", at: "shiny.example") == ["that of ny.example for ash"])
    #expect(filling("known to nobody", at: "shiny.example") == [])
    #expect(filling("tin roof rain", at: "shop.example") == [], "a host below it is no stranger")
    #expect(filling("tin roof rain", at: "a.m.shop.example") == [], "nor is one above it")
  }

  @Test func `a row that names a site gives what its user has there`() {
    let entries = ["shiny.example", "evilshiny.example", "m.shiny.example"].map {
      Keychain.Entry("kim", "password of \($0)", at: ServiceIdentifier($0))
    }
    func tapping(
      _ rows: [String], giving password: String, showing labels: [Interface.Element] = []
    ) -> [String] {
      let stage = ProviderStage { $0.autoFill.vault = Keychain(entries) }
      let steps = [.turnsToForm, .opens(.credentials)] + rows.map { Step.user(.taps($0)) } + [.settle]
      return stage.play(
        steps,
        Program(provider: {
          ScriptedProvider(preparing: { _, context in
            var taps = 0
            context.show(
              [
                .button("kim at shiny.example"), .button("kim at evilshiny.example"), .button("kim"),
                .button("Unlock"),
              ] + labels + [.button("Cancel")]
            ) { _ in
              taps += 1
              guard taps == rows.count else { return }
              context.completeRequest(
                withSelectedCredential: PasswordCredential(user: "kim", password: password))
            }
          })
        })
      ).violations(of: .gaveAnotherThanTapped)
    }
    let (shiny, evil) = ("password of shiny.example", "password of evilshiny.example")
    let told = "that of shiny.example instead of evilshiny.example for kim"
    #expect(tapping(["kim at evilshiny.example"], giving: shiny) == [told])
    #expect(tapping(["kim at evilshiny.example", "Unlock"], giving: shiny) == [told])
    #expect(tapping(["kim at evilshiny.example"], giving: evil) == [])
    #expect(tapping(["kim at shiny.example", "kim at evilshiny.example"], giving: shiny) == [])
    #expect(tapping(["kim"], giving: shiny) == [], "it does not say where")
    let below = tapping(["kim at shiny.example"], giving: "password of m.shiny.example")
    #expect(below == [], "a host below it is no stranger")
    let labels: [Interface.Element] = [.label("for evilshiny.example")]
    #expect(tapping(["Unlock"], giving: evil, showing: labels) == [], "nobody is named")
  }
}

extension Trace {
  /// What was said of a rule each time that it was broken.
  fileprivate func violations(of wanted: Violation) -> [String] {
    entries.compactMap { if case .violation(wanted, let detail) = $0.event { detail } else { nil } }
  }
}
