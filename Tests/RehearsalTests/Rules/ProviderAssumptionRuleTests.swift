import Rehearsal
import TestBench
import Testing
import Vaults

/// What no source says of AutoFill, and what a store and a process show only on a phone.
@Suite(.inverting) struct ProviderAssumptionRuleTests {
  private let stage = ProviderStage()

  @Test func `AS-26 the keyboard offers three`() {
    let identities = (1...5).map { CredentialIdentity("user\($0)", at: "shiny.example", rank: $0) }
    var stage = stage
    stage.phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: identities)
    #expect(stage.phone.suggestions(for: ProviderStage.form).map(\.user) == ["user5", "user4", "user3"])
    stage.phone.autoFill.room = 1
    #expect(stage.phone.suggestions(for: ProviderStage.form).map(\.user) == ["user5"])
  }

  @Test func `AS-27 a provider for older systems is called on newer ones`() {
    let trace = stage.play(
      [
        .turnsToForm, .picks, .user(.types("open sesame", into: "Master password")), .user(.taps("Open")),
        .settle,
      ],
      LockedVault.program)
    #expect(trace.outcome == .provided)
    #expect(trace.readings.contains(.forwarding))
    let passkey = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.passkey])
    }
    let canceled = passkey.play(
      [.turnsToForm, .user(.autoFill(.picks("robin"))), .settle], LockedVault.program)
    #expect(canceled.brokenRules == [.leftToBaseClass])
    #expect(canceled.outcome == .timedOut)
    let recursion = stage.play(.turnsToForm, .picks, .settle) { Idle() }
    #expect(recursion.outcome == .interrupted)
    #expect(recursion.brokenRules == [.leftToBaseClass])
    let blank = stage.play(.turnsToForm, .opens(.credentials), .settle) { Idle() }
    #expect(blank.outcome == nil)
    #expect(blank.ending.leftovers == [.openRequest, .interfaceOnScreen])
    #expect(blank.brokenRules == [.leftToBaseClass])
    var other = stage
    other.phone.profile.autoFill.providerBaseClass = .cancels
    #expect(other.play(.turnsToForm, .opens(.credentials), .settle) { Idle() }.outcome == .failed)
    #expect(other.play(.turnsToForm, .picks, .settle) { Idle() }.outcome == .failed)
  }

  @Test func `AS-28 a form on a subdomain offers the domain's identities, and then its siblings'`() {
    #expect(
      stage.phone.suggestions(for: Form(at: "https://m.shiny.example/login")) == [ProviderStage.identity])
    #expect(stage.phone.suggestions(for: Form(at: "https://notshiny.example/login")) == [])
    #expect(stage.phone.suggestions(for: Form(at: "https://example/")) == [])
    #expect(stage.phone.suggestions(for: Form(at: "https://co.uk/")) == [])
    let lone = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("kim", at: "mail.shiny.example")])
    #expect(
      ProviderStage { $0.autoFill.identityStore = lone }.phone.suggestions(for: ProviderStage.form).count == 1
    )
    let hosts = [
      "a.b.shiny.example", "mail.shiny.example", "shiny.example", "www.shiny.example", "shiny.test",
    ]
    var stage = stage
    stage.phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: hosts.map { CredentialIdentity($0, at: ServiceIdentifier($0)) })
    stage.phone.autoFill.room = 9
    let form = Form(at: "https://www.shiny.example/login")
    #expect(
      stage.phone.suggestions(for: form).map(\.user)
        == ["www.shiny.example", "shiny.example", "mail.shiny.example", "a.b.shiny.example"])
    stage.phone.profile.autoFill.siteMatching = .hostAndParents
    #expect(stage.phone.suggestions(for: form).map(\.user) == ["www.shiny.example", "shiny.example"])
    stage.phone.profile.autoFill.siteMatching = .registrableDomain
    stage.phone.publicSuffixes = PublicSuffixes("// anybody can register here\nshiny.example\n")
    #expect(stage.phone.suggestions(for: form).map(\.user) == ["www.shiny.example"])
    #expect(
      stage.phone.suggestions(for: ProviderStage.form).map(\.user) == ["shiny.example"], "nobody's siblings")
  }

  @Test func `AS-29 only work that is left expires`() {
    var runs: [Bool] = []
    _ = stage.play(
      .turnsToForm, .picks, .settle, .authenticates, .pass(.seconds(1)), .system(.endsProcess), .settle
    ) {
      ScriptedProvider { _, context in
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { runs.append($0) }
      }
    }
    #expect(runs == [false])
  }

  @Test(arguments: [
    "Cancel", "Close", "Done", "Not Now", "Stop", "xmark", "Abbrechen", "キャンセル", "af.cancel", "navClose",
  ])
  func `AS-30 names that people know are a way out`(name: String) {
    // Who leaves by it has found it, whatever it is called.
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("jappleseed"), .button(name)) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(trace.violations == [])
  }

  @Test func `AS-31 the few seconds are five, unless the profile says otherwise`() {
    let usual = stage.play(.turnsToForm, .picks, .settle) { ScriptedProvider() }
    #expect(usual.ending.instant == Instant.start + .seconds(5))
    let patient = ProviderStage { $0.profile.autoFill.fewSeconds = .seconds(9) }
    let trace = patient.play(.turnsToForm, .picks, .settle) { ScriptedProvider() }
    #expect(trace.ending.instant == Instant.start + .seconds(9))
    #expect(trace.readings.contains(.fewSeconds))
  }

  @Test func `AS-36 a locked device starts nothing and interrupts what was on screen`() {
    let asked = stage.play(.turnsToForm, .picks, .user(.autoFill(.locksDevice)), .settle) {
      ScriptedProvider { _, context in
        context.after(.seconds(1)) {
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      }
    }
    #expect(asked.outcome == .interrupted)
    #expect(asked.readings.contains(.lockedDevice))
    #expect(!asked.entries.contains { if case .system(.screen) = $0.event { true } else { false } })
    func next(after act: AutoFillAct) -> (outcome: Outcome?, processes: [ProcessChange]) {
      let trace = stage.play(
        .turnsToForm, .opens(.credentials), .settle, .user(.autoFill(act)), .user(.autoFill(.unlocksDevice)),
        .opens(.credentials), .settle, .user(.taps("Fill")), .settle
      ) { ScriptedProvider.asking() }
      return (
        trace.outcome,
        trace.entries.compactMap { if case .system(.process(let change)) = $0.event { change } else { nil } }
      )
    }
    #expect(next(after: .locksDevice) == (.provided, [.started, .ended, .started]))
    #expect(next(after: .locksDeviceBriefly) == (.provided, [.started, .reused]))
    var phone = Stage().phone
    phone.autoFill.isLocked = true
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .settings) == .withheld(.locked))
    let unlocked = stage.play(
      .turnsToForm, .user(.autoFill(.locksDevice)),
      .app(.updatesIdentities(.save([ProviderStage.identity]))), .user(.autoFill(.unlocksDevice)), .picks,
      .settle, .authenticates, .settle
    ) { ScriptedProvider.giving() }
    #expect(unlocked.outcome == .provided)
    let offers = unlocked.entries.filter {
      if case .system(.autoFill(.offered)) = $0.event { true } else { false }
    }
    #expect(offers.count == 2)
  }

  @Test func `AS-37 after two misses the device asks for the passcode`() {
    let miss = Step.user(.autoFill(.isNotRecognized))
    let once = stage.play(.turnsToForm, .picks, .settle, miss, .authenticates, .settle) {
      ScriptedProvider.giving()
    }
    #expect(once.outcome == .provided)
    #expect(once.asked == [.faceID, .faceID])
    let twice = stage.play(.turnsToForm, .picks, .settle, miss, miss, .authenticates, .settle) {
      ScriptedProvider.giving()
    }
    #expect(twice.asked == [.faceID, .faceID, .passcode])
    #expect(twice.readings.contains(.recognition))
    let thrice = stage.play(.turnsToForm, .picks, .settle, miss, miss, miss) { ScriptedProvider.giving() }
    #expect(thrice.refusal != nil)
  }

  @Test func `CP-29 a list that answers before the user does is told`() {
    let hasty = stage.play(.turnsToForm, .opens(.credentials), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.completeRequest(withSelectedCredential: ProviderStage.credential)
      })
    }
    #expect(hasty.brokenRules == [.answeredForUser])
    let chosen = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("jappleseed"), .button("Cancel")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(chosen.brokenRules == [])
  }

  @Test func `AS-62 a process that ends before its block begins never cleans up`() {
    var runs: [String] = []
    func play(_ rest: Step...) -> Trace {
      runs = []
      let program = Program(provider: {
        ScriptedProvider { _, context in
          context.completeRequest(withSelectedCredential: ProviderStage.credential) { isExpired in
            runs.append(isExpired ? "expired" : "cleans up")
          }
        }
      })
      return stage.play([.turnsToForm, .picks, .settle, .authenticates] + rest, program)
    }
    let early = play(.pass(.milliseconds(99)), .system(.endsProcess), .settle)
    #expect(runs == [])
    #expect(early.outcome == .provided)
    #expect(early.readings.contains(.cleanUpDelay))
    let late = play(.pass(.milliseconds(100)), .system(.endsProcess), .settle)
    #expect(runs == ["cleans up"])
    #expect(!late.readings.contains(.cleanUpDelay))
    _ = play(.turnsToForm, .picks, .system(.endsProcess), .settle)
    #expect(runs == ["cleans up"], "whoever is asked again has cleaned up before")
    _ = play(.pass(.milliseconds(99)), .system(.killsProcess), .turnsToForm, .picks, .settle)
    #expect(runs == [], "and the next process knows nothing of it")
  }

  @Test func `CP-30 a list can be prepared twice`() {
    var rows: [Interface.Element] = []
    let trace = stage.play(
      .turnsToForm, .opens(.credentials), .system(.preparesListAgain), .user(.taps("Cancel")), .settle
    ) {
      ScriptedProvider(preparing: { _, context in
        rows.append(.button("jappleseed"))
        context.show(rows + [.button("Cancel")]) { _ in context.cancelRequest(with: .userCanceled) }
      })
    }
    #expect(trace.outcome == .canceled)
    #expect(rows.count == 2)
    let off = stage.play(.turnsToForm, .picks, .system(.preparesListAgain)) { ScriptedProvider() }
    #expect(off.refusal != nil)
  }

  @Test func `CP-35 a list that adds to what it showed when it is prepared once more is told`() {
    func play(_ showing: @escaping (Int) -> [String]) -> Trace {
      var calls = 0
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          calls += 1
          context.show(showing(calls).map { .button($0) } + [.button("Cancel")]) { _ in
            context.cancelRequest(with: .userCanceled)
          }
        })
      })
      return stage.play(
        [
          .turnsToForm, .opens(.credentials), .system(.preparesListAgain), .user(.taps("Cancel")), .settle,
        ], program)
    }
    let adding = play { Array(repeating: "jappleseed", count: $0) }
    #expect(adding.brokenRules == [.listedTwice])
    #expect(play { _ in ["jappleseed", "jappleseed"] }.brokenRules == [], "suggested, and in the list")
    #expect(play { $0 == 1 ? ["jappleseed"] : ["jappleseed", "jappleseed of work"] }.brokenRules == [])
    #expect(play { _ in [] }.violations.contains(.listedTwice) == false)
  }

  @Test func `AS-63 what was saved is what is filled in`() {
    func saving(_ saved: String, filling: String, twice: Bool = false) -> [Violation] {
      let kim = CredentialIdentity("kim", at: "shiny.example", record: "2")
      let stage = ProviderStage {
        let elsewhere = CredentialIdentity("kim", at: "other.example", record: "3")
        $0.autoFill.identityStore = IdentityStore(
          isEnabled: true, identities: twice ? [kim, elsewhere] : [kim])
      }
      let password = CredentialRequest.SavedPassword(
        PasswordCredential(user: "kim", password: saved), on: .userAsked)
      return stage.play(
        .turnsToForm, .user(.autoFill(.saves(password))), .settle, .turnsToForm,
        .user(.autoFill(.picks("kim"))), .settle, .authenticates, .settle
      ) {
        ScriptedProvider { request, context in
          guard request.savedPassword == nil else { return context.completeSavePasswordRequest() }
          context.completeRequest(
            withSelectedCredential: PasswordCredential(user: "kim", password: filling))
        }
      }.brokenRules
    }
    #expect(saving("tin roof rain", filling: "tinroofrain") == [.filledAnotherThanSaved])
    #expect(saving("tin roof rain", filling: "tin roof rain") == [])
    #expect(saving("caf\u{E9}", filling: "cafe\u{301}") == [.filledAnotherThanSaved], "bytes are checked")
    let other = saving("tin roof rain", filling: "kitten1", twice: true)
    #expect(other == [.filledAnotherThanSaved], "a suggestion says for which site it is")
  }

  @Test func `what a vault is said to have is what is filled in`() {
    func filling(_ password: String, byList isList: Bool, twice: Bool = false) -> [Violation] {
      let stage = ProviderStage {
        let kim = CredentialIdentity("kim", at: "shiny.example", record: "2")
        let elsewhere = CredentialIdentity("kim", at: "other.example", record: "3")
        $0.autoFill.identityStore = IdentityStore(
          isEnabled: true, identities: twice ? [kim, elsewhere] : [kim])
        $0.autoFill.vault = Keychain([
          Keychain.Entry("kim", "battery staple", at: "shiny.example"),
          Keychain.Entry("kim", "tin roof rain", at: "other.example"),
        ])
      }
      let steps: [Step] =
        isList
        ? [.opens(.credentials), .user(.taps("kim")), .settle]
        : [.user(.autoFill(.picks("kim"))), .settle, .authenticates, .settle]
      let credential = PasswordCredential(user: "kim", password: password)
      let program = Program(provider: {
        ScriptedProvider(
          silently: { _, context in context.completeRequest(withSelectedCredential: credential) },
          preparing: { _, context in
            context.show(.button("kim"), .button("kim at other.example"), .button("Cancel")) { _ in
              context.completeRequest(withSelectedCredential: credential)
            }
          })
      })
      return stage.play([.turnsToForm] + steps, program).brokenRules
    }
    #expect(filling("battery staple", byList: false) == [])
    #expect(filling("tin roof rain", byList: false) == [.filledAnotherThanSaved])
    #expect(filling("kitten1", byList: true) == [.filledAnotherThanSaved])
    #expect(filling("tin roof rain", byList: true, twice: true) == [], "the list has that of the other site")
  }

  @Test func `IS-1 the app and its extension change the store, AutoFill reads it`() throws {
    let simulation = stage.simulation { ScriptedProvider.giving() }
    let other = CredentialIdentity("kim", at: "shiny.example", record: "2", rank: 1)
    try simulation.perform(.turnsToForm)
    try simulation.perform(.app(.updatesIdentities(.save([other]))))
    #expect(simulation.phone.autoFill.suggestions == [other, ProviderStage.identity])
  }

  @Test func `IS-3 a restored device has an empty store`() throws {
    let simulation = stage.simulation { ScriptedProvider.giving() }
    try simulation.perform(.user(.autoFill(.restoresBackup)))
    #expect(simulation.phone.autoFill.identityStore.count == 0)
    #expect(simulation.phone.autoFill.identityStore.state.isEnabled)
  }

  @Test func `IS-10 who updates without asking is told`() {
    let unasked = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.identityStore.save([ProviderStage.identity]) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      }
    }
    #expect(unasked.brokenRules == [.updatedStoreUnasked])
    let asked = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.identityStore.getState { _ in
          context.identityStore.save([ProviderStage.identity]) { _ in
            context.completeRequest(withSelectedCredential: ProviderStage.credential)
          }
        }
      }
    }
    #expect(asked.brokenRules == [])
  }

  @Test func `IS-11 who replaces everything for a change is advised`() {
    let trace = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.identityStore.getState { _ in
          context.identityStore.replace(with: [ProviderStage.identity]) { _ in
            context.completeRequest(withSelectedCredential: ProviderStage.credential)
          }
        }
      }
    }
    #expect(trace.violations == [.replacedWholeStore])
    #expect(trace.brokenRules == [])
  }

  @Test func `work redone in a reused process is advised against`() {
    let stage = ProviderStage { $0.autoFill.authentication = .none }
    let trace = stage.play(.turnsToForm, .picks, .settle, .picks, .settle) {
      ScriptedProvider { _, context in
        context.send(Message("loadVault")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      }
    }
    #expect(trace.violations == [.redidWork])
  }

  @Test func `leaving the app ends the provider`() {
    let trace = stage.play(.turnsToForm, .picks, .user(.leavesApp), .settle) { ScriptedProvider.asking() }
    #expect(trace.outcome == .interrupted)
    #expect(trace.entries.contains { $0.event == .system(.process(.ended)) })
    #expect(trace.ending.leftovers == [])
  }
}

/// A provider that overrides nothing.
private final class Idle: CredentialProviderHandler {}

extension Trace {
  /// What the device asked for, in order.
  fileprivate var asked: [AutoFill.Authentication] {
    entries.compactMap {
      if case .system(.screen(.askedToAuthenticate(let means))) = $0.event { means } else { nil }
    }
  }
}
