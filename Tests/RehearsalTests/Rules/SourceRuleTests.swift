import Rehearsal
import TestBench
import Testing

/// Who fills a form beside a provider, rule by rule.
@Suite(.inverting) struct SourceRuleTests {
  /// A provider with one identity, and a Keychain with passwords for the same site, a sibling of it and another one.
  private let stage = ProviderStage { phone in
    phone.keychain = Keychain([
      Keychain.Entry("sibling", "letmein", at: "m.shiny.example"),
      Keychain.Entry("jappleseed", "kitten1", at: "shiny.example"),
      Keychain.Entry("stranger", "letmein", at: "other.example"),
    ])
    phone.passwordManager.fillsForms = true
  }
  private let pick = Step.user(.autoFill(.picksSaved("jappleseed")))

  @Test func `CP-31 what iCloud Keychain has is offered beside the provider, and filled in without it`()
    throws
  {
    let trace = stage.play(
      [.turnsToForm, pick, .authenticates, .settle], Program(provider: { ScriptedProvider() }))
    #expect(trace.ending.stop == nil)
    #expect(trace.offers == [.offered([ProviderStage.identity]), .offeredSaved(["jappleseed", "sibling"])])
    let kitten = PasswordCredential(user: "jappleseed", password: "kitten1")
    #expect(trace.entries.contains { $0.event == .system(.autoFill(.filledSaved(kitten))) })
    #expect(!trace.entries.contains { $0.event == .system(.process(.started)) })
    var alone = stage
    alone.phone.passwordManager.fillsForms = false
    let other = alone.play(
      [.turnsToForm, pick, .authenticates, .settle], Program(provider: { ScriptedProvider() }))
    #expect(other.offers == [.offered([ProviderStage.identity])])
    #expect(other.ending.stop != nil)
  }

  @Test func `CP-37 a form on a television takes a password from the phone, and nothing else`() {
    var stage = stage
    stage.phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [ProviderStage.identity, ProviderStage.passkey, ProviderStage.code])
    let television = Step.user(.autoFill(.focuses(Form(inAppOf: ["shiny.example"], onTelevision: true))))
    let listing = Program(provider: { ScriptedProvider.listing("jappleseed") })
    let chosen = stage.play([television, .opens(.credentials), .user(.taps("jappleseed")), .settle], listing)
    #expect(chosen.offers == [.offered([ProviderStage.identity]), .offeredSaved(["jappleseed", "sibling"])])
    #expect(chosen.fillings == [.password(ProviderStage.credential)])
    let others: [AutoFillAct] = [
      .opens(.passkeys), .opens(.codes), .opens(.texts), .registersPasskey("jappleseed"),
      .generatesPasswords(rules: nil, onScreen: false),
    ]
    for act in others {
      let refusal = stage.play([television, .user(.autoFill(act)), .settle], listing).refusal
      #expect("\(refusal, default: "nothing")".contains("on a television is filled in with passwords alone"))
    }
    let away = [Step.opens(.credentials), .user(.leavesApp), .settle, .opens(.credentials), .settle]
    #expect(stage.play([television] + away, listing).refusal == nil, "it is still there")
    #expect(stage.play([.turnsToForm] + away, listing).refusal != nil, "what is on the phone is not")
  }

  @Test func `iCloud Keychain offers no sibling where none is offered, nor what others have registered`() {
    var stage = stage
    stage.phone.profile.autoFill.siteMatching = .hostAndParents
    let own = stage.play([.turnsToForm], Program(provider: { ScriptedProvider() }))
    #expect(own.offers.last == .offeredSaved(["jappleseed"]))
    stage.phone.profile.autoFill.siteMatching = .registrableDomain
    let all = stage.play([.turnsToForm], Program(provider: { ScriptedProvider() }))
    #expect(all.readings.contains(.parentDomain))
    stage.phone.publicSuffixes = PublicSuffixes(beside: ["shiny.example"])
    let apart = stage.play([.turnsToForm], Program(provider: { ScriptedProvider() }))
    #expect(apart.offers.last == .offeredSaved(["jappleseed"]))
  }

  @Test func `what another device saves is offered as it arrives`() {
    var stage = stage
    stage.phone.keychain = Keychain([Keychain.Entry("jappleseed", "kitten1", at: "shiny.example")])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let steps = [
      Step.turnsToForm, .user(.secures(.changesElsewhere("jappleseed", to: "letmein"))), pick, .authenticates,
      .settle,
    ]
    let trace = Script(on: stage.phone, steps).play(
      with: server, handler: Program(provider: { ScriptedProvider() }))
    let arrived = PasswordCredential(user: "jappleseed", password: "letmein")
    #expect(trace.entries.contains { $0.event == .system(.autoFill(.filledSaved(arrived))) })
  }

  @Test(arguments: [AutoFill.Authentication.faceID, .passcode])
  func `AS-59 what iCloud Keychain has waits for the user's face`(means: AutoFill.Authentication) {
    var stage = stage
    stage.phone.autoFill.authentication = means
    let kitten = TraceEvent.system(
      .autoFill(.filledSaved(PasswordCredential(user: "jappleseed", password: "kitten1"))))
    func play(_ steps: Step...) -> Trace {
      stage.play([.turnsToForm, pick] + steps + [.settle], Program(provider: { ScriptedProvider() }))
    }
    let asked = play()
    #expect(asked.entries.contains { $0.event == .system(.screen(.askedToAuthenticate(means))) })
    #expect(asked.instant(of: kitten) == nil)
    let sure = play(.pass(.seconds(1)), .authenticates)
    #expect(sure.instant(of: kitten) == .start + .seconds(1))
    for turn in [UserAction.autoFill(.failsToAuthenticate), .leavesApp, .autoFill(.locksDevice)] {
      let other = play(.user(turn))
      #expect(other.ending.stop == nil)
      #expect(other.instant(of: kitten) == nil)
      #expect(other.entries.contains { $0.event == .system(.screen(.endedAuthentication)) })
    }
    #expect(play(pick).ending.stop != nil, "nobody gets past the question")
    stage.phone.autoFill.authentication = .none
    #expect(play().instant(of: kitten) == .start)
  }

  @Test func `AS-46 the provider comes before iCloud Keychain, unless the profile says otherwise`() {
    var stage = stage
    stage.phone.autoFill.room = 2
    let usual = stage.play([.turnsToForm], Program(provider: { ScriptedProvider() }))
    #expect(usual.offers == [.offered([ProviderStage.identity]), .offeredSaved(["jappleseed"])])
    #expect(usual.readings.contains(.sourceOrder) && usual.readings.contains(.keyboardRoom))
    stage.phone.profile.autoFill.sourceOrder = .keychainFirst
    let other = stage.play([.turnsToForm], Program(provider: { ScriptedProvider() }))
    #expect(other.offers == [.offeredSaved(["jappleseed", "sibling"]), .offered([])])
  }
}

extension Trace {
  fileprivate func instant(of event: TraceEvent) -> Instant? {
    entries.first { $0.event == event }?.instant
  }

  fileprivate var offers: [AutoFillNews] {
    entries.compactMap { entry in
      switch entry.event {
      case .system(.autoFill(let news)):
        switch news {
        case .offered, .offeredSaved: news
        default: nil
        }
      default: nil
      }
    }
  }
}
