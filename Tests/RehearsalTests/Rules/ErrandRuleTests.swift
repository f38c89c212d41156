import Rehearsal
import TestBench
import Testing

/// What an app hears that has a password saved, its provider turned on, or Settings opened.
@Suite(.inverting) struct ErrandRuleTests {
  private static let credential = PasswordCredential(user: "jappleseed", password: "a new one")
  private let stage = ProviderStage {
    $0.app.domains = ["vault.example", "shiny.example"]
    $0.autoFill.identityStore = IdentityStore(isEnabled: false, identities: [])
  }

  private func play(_ steps: [Step], _ errand: SystemErrand, on stage: ProviderStage? = nil) -> Trace {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in context.run(errand) { _ in } }
    }
    return (stage ?? self.stage).play(
      steps, Program(provider: { ScriptedProvider() }).with { app })
  }

  private static func saving(at service: ServiceIdentifier) -> SystemErrand {
    .saves(credential, at: service, title: nil)
  }

  @Test func `AU-16 a password is saved for the app's own domains`() {
    let foreign = play([.asks, .settle], Self.saving(at: "shady.example"))
    #expect(foreign.errandAnswers == [.refused(.failed)])
    #expect(foreign.ending.leftovers == [])
    let saved: [Step] = [.asks, .settle, .user(.taps("Save Password")), .settle]
    let own = play(saved, Self.saving(at: "shiny.example"))
    #expect(own.errandAnswers == [.takenUp])
    #expect(own.ending.keychain.entries.map(\.credential) == [Self.credential])
  }

  @Test func `AS-51 a save that returns has saved nothing yet`() {
    let trace = play([.asks, .settle, .user(.taps("Not Now")), .settle], Self.saving(at: "shiny.example"))
    #expect(trace.errandAnswers == [.takenUp])
    #expect(trace.ending.keychain.entries == [])
    let patient = stage.reading { $0.saveReturns = .onceDecided }
    let tap: [Step] = [.asks, .settle, .user(.taps("Not Now")), .settle]
    #expect(play(tap, Self.saving(at: "shiny.example"), on: patient).errandAnswers == [.refused(.canceled)])
  }

  @Test func `a provider that saves passwords is asked, and what it answers the app does not hear`() {
    let stage = ProviderStage { $0.app.domains = ["vault.example", "shiny.example"] }
    var asked: [CredentialRequest.SavedPassword?] = []
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.run(.saves(Self.credential, at: "shiny.example", title: "Shiny")) { _ in }
      }
    }
    let trace = stage.play(
      [.asks, .settle],
      Program(provider: {
        ScriptedProvider { request, context in
          asked.append(request.savedPassword)
          context.cancelRequest(with: .failed)
        }
      }).with { app })
    #expect(asked.map { $0?.credential } == [Self.credential])
    #expect(asked.map { $0?.title } == ["Shiny"])
    #expect(trace.errandAnswers == [.takenUp])
    #expect(trace.outcome == .failed)
  }

  @Test func `AU-17 an app hears whether its provider is on`() {
    let on = play([.asks, .settle, .user(.taps("Turn On")), .settle], .turnsOnProvider)
    #expect(on.errandAnswers == [.providerIs(on: true)])
    #expect(on.ending.provider?.isEnabled == true)
    let off = play([.asks, .settle, .user(.taps("Not Now")), .settle], .turnsOnProvider)
    #expect(off.errandAnswers == [.providerIs(on: false)])
    let already = play([.asks, .settle], .turnsOnProvider, on: ProviderStage())
    #expect(already.errandAnswers == [.providerIs(on: true)])
  }

  @Test func `AS-52 who asks again within ten seconds asks nobody`() {
    let once: [Step] = [.asks, .settle, .user(.taps("Not Now")), .settle]
    let hasty = play(once + [.pass(.seconds(9)), .asks, .settle], .turnsOnProvider)
    #expect(hasty.errandAnswers == [.providerIs(on: false), .providerIs(on: false)])
    #expect(hasty.ending.leftovers == [])
    let patient = play(once + [.pass(.seconds(10)), .asks, .settle], .turnsOnProvider)
    #expect(patient.errandAnswers == [.providerIs(on: false)])
    #expect(patient.ending.leftovers == [.systemSheetOnScreen])
    let willing = play(
      once + [.asks, .settle], .turnsOnProvider, on: stage.reading { $0.turnOnPause = nil })
    #expect(willing.ending.leftovers == [.systemSheetOnScreen])
  }

  @Test func `AU-18 Settings open, and the app hears that they did`() {
    let trace = play([.asks, .settle], .opensSettings(.codes))
    #expect(trace.errandAnswers == [.takenUp])
    #expect(trace.entries.contains { $0.event == .system(.screen(.openedSettings(.codes))) })
  }

  private static let export = SystemErrand.exports(
    [Keychain.Entry("jappleseed", "correct horse", at: "https://shiny.example")], others: 1)

  private func exporting(_ step: Step, on stage: ProviderStage = ProviderStage()) -> Trace {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.run(.requestsExport) { answer in
          if answer == .takenUp { context.run(Self.export) { _ in } }
        }
      }
    }
    return stage.play(
      [.asks, .settle, step, .settle], Program(provider: { ScriptedProvider() }).with { app })
  }

  @Test func `AU-19 only a provider that declares it exports, and only with the user's leave`() {
    let mute = ProviderStage { $0.autoFill.capabilities = [.passwords] }
    #expect(play([.asks, .settle], .requestsExport, on: mute).errandAnswers == [.refused(.credentialExport)])
    let trace = exporting(.user(.taps("Passwords")))
    #expect(trace.errandAnswers == [.takenUp, .takenUp])
    #expect(trace.ending.leftovers == [])
  }

  @Test func `AU-20 who has not asked for an export has none`() {
    let trace = play([.asks, .settle], Self.export, on: ProviderStage())
    #expect(trace.errandAnswers == [.refused(.credentialExport)])
    #expect(trace.ending.keychain.entries == [])
  }

  @Test func `AS-54 who turns an export down has canceled`() {
    let trace = exporting(.user(.taps("Cancel")))
    #expect(trace.errandAnswers == [.refused(.canceled)])
    #expect(trace.ending.keychain.entries == [])
    #expect(trace.readings.contains(.exportCancel))
    let other = ProviderStage().reading { $0.exportCancel = .isCredentialExport }
    #expect(exporting(.user(.taps("Cancel")), on: other).errandAnswers == [.refused(.credentialExport)])
  }

  @Test func `AS-55 Passwords takes over what is handed to it`() {
    let entries = exporting(.user(.taps("Passwords"))).ending.keychain.entries
    #expect(entries == [Keychain.Entry("jappleseed", "correct horse", at: "https://shiny.example")])
    let other = ProviderStage().reading { $0.otherEnd = .takesNothing }
    #expect(exporting(.user(.taps("Passwords")), on: other).ending.keychain.entries == [])
  }

  @Test func `AS-53 nothing but a browser is there for an extension`() {
    func played(on stage: ProviderStage) -> Trace {
      stage.play(.turnsToForm, .picks, .settle) {
        ScriptedProvider { _, context in
          context.run(.opensSettings(.passwords)) { _ in context.cancelRequest(with: .failed) }
        }
      }
    }
    let usual = played(on: ProviderStage())
    #expect(usual.errandAnswers == [.refused(.failed)])
    #expect(usual.readings.contains(.extensionErrands))
    let other = played(on: ProviderStage().reading { $0.forExtensions = .asForApps })
    #expect(other.errandAnswers == [.takenUp])
  }
}

extension ProviderStage {
  /// This stage on a phone that reads something of what it is asked for otherwise.
  func reading(_ change: (inout Profile.Errands) -> Void) -> ProviderStage {
    var stage = self
    change(&stage.phone.profile.inApp.errands)
    return stage
  }
}
