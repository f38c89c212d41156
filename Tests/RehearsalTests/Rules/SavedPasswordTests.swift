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

  @Test func `who was there once when a password was saved has no other one afterwards`() {
    func filling(_ password: String, twice: Bool = false) -> [String] {
      var stage = stage
      if twice {
        let other = CredentialIdentity("kim", at: "shiny.example", record: "3")
        stage.phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [Self.kim, other])
      }
      let program = Program(provider: {
        ScriptedProvider { request, context in
          guard request.savedPassword == nil else {
            return context.identityStore.getState { _ in
              let added = CredentialIdentity("kim", at: "shiny.example", record: "4")
              context.identityStore.save([added]) { _ in context.completeSavePasswordRequest() }
            }
          }
          context.completeRequest(
            withSelectedCredential: PasswordCredential(user: "kim", password: password))
        }
      })
      let picking: [Step] = [
        .turnsToForm, .user(.autoFill(.picks("kim", number: 1))), .settle, .authenticates, .settle,
      ]
      return stage.play(Self.saving + picking, program).violations(of: .filledAnotherThanSaved)
    }
    #expect(filling("battery staple") == ["for kim"])
    #expect(filling("brass door bell") == [])
    #expect(filling("battery staple", twice: true) == [], "one of them may be another login")
  }

  @Test func `what its user did not want saved is not to be had`() {
    func filling(_ password: String, tapping taps: [String], of screen: [Interface.Element]) -> [String] {
      let program = Program(provider: {
        ScriptedProvider(
          silently: { request, context in
            guard request.savedPassword == nil else {
              return context.cancelRequest(with: .userInteractionRequired)
            }
            context.completeRequest(
              withSelectedCredential: PasswordCredential(user: "kim", password: password))
          },
          preparing: { _, context in
            context.show(screen) { tap in
              if tap.button == "Not Now" { context.cancelRequest(with: .userCanceled) }
            }
          })
      })
      let steps = Self.saving + taps.map { .user(.taps($0)) } + [.settle] + Self.picking
      return stage.play(steps, program).violations(of: .filledAnotherThanSaved)
    }
    let screen: [Interface.Element] = [.button("Save"), .button("Not Now")]
    #expect(
      filling("brass door bell", tapping: ["Not Now"], of: screen) == ["one that kim did not want saved"])
    #expect(filling("battery staple", tapping: ["Not Now"], of: screen) == [])
    #expect(filling("quiet stream", tapping: ["Not Now"], of: screen) == ["for kim"])
    #expect(
      filling("brass door bell", tapping: ["Save", "Not Now"], of: screen) == [], "it was wanted before")
    let locked = [.field("Master password")] + screen
    let letIn = filling("brass door bell", tapping: ["Save", "Not Now"], of: locked)
    #expect(letIn == ["one that kim did not want saved"], "a button beside a field only lets somebody in")
  }

  @Test func `what others have stays as it is when a password is saved`() {
    func filling(_ before: String, then after: String, showing rows: [String] = []) -> [String] {
      var stage = stage
      stage.phone.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: [Self.kim, CredentialIdentity("ash", at: "shiny.example", record: "5")])
      var isSaved = false
      let program = Program(provider: {
        ScriptedProvider(
          silently: { request, context in
            guard request.savedPassword == nil else {
              return context.cancelRequest(with: .userInteractionRequired)
            }
            context.completeRequest(
              withSelectedCredential: PasswordCredential(user: "ash", password: isSaved ? after : before))
          },
          preparing: { _, context in
            context.show(rows.map { .button($0) } + [.button("Save"), .button("Cancel")]) { _ in
              isSaved = true
              context.completeSavePasswordRequest()
            }
          })
      })
      let picking: [Step] = [
        .turnsToForm, .user(.autoFill(.picks("ash"))), .settle, .authenticates, .settle,
      ]
      let steps = picking + Self.saving + [.user(.taps("Save")), .settle] + picking
      return stage.play(steps, program).violations(of: .filledAnotherThanSaved)
    }
    #expect(filling("one", then: "two") == ["for ash, of whom nothing was saved"])
    #expect(filling("one", then: "one") == [])
    #expect(
      filling("one", then: "two", showing: ["Change that of ash"]) == [], "the user may have had it changed")
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
