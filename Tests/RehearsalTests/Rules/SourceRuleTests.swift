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
    let trace = stage.play([.turnsToForm, pick, .settle], Program(provider: { ScriptedProvider() }))
    #expect(trace.ending.stop == nil)
    #expect(trace.offers == [.offered([ProviderStage.identity]), .offeredSaved(["jappleseed", "sibling"])])
    let kitten = PasswordCredential(user: "jappleseed", password: "kitten1")
    #expect(trace.entries.contains { $0.event == .system(.autoFill(.filledSaved(kitten))) })
    #expect(!trace.entries.contains { $0.event == .system(.process(.started)) })
    var alone = stage
    alone.phone.passwordManager.fillsForms = false
    let other = alone.play([.turnsToForm, pick, .settle], Program(provider: { ScriptedProvider() }))
    #expect(other.offers == [.offered([ProviderStage.identity])])
    #expect(other.ending.stop != nil)
  }

  @Test func `what another device saves is offered as it arrives`() {
    var stage = stage
    stage.phone.keychain = Keychain([Keychain.Entry("jappleseed", "kitten1", at: "shiny.example")])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let steps = [
      Step.turnsToForm, .user(.secures(.changesElsewhere("jappleseed", to: "letmein"))), pick, .settle,
    ]
    let trace = Script(on: stage.phone, steps).play(
      with: server, handler: Program(provider: { ScriptedProvider() }))
    let arrived = PasswordCredential(user: "jappleseed", password: "letmein")
    #expect(trace.entries.contains { $0.event == .system(.autoFill(.filledSaved(arrived))) })
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
