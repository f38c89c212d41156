import Rehearsal
import TestBench
import Testing

/// What an app gets that takes over what another one hands over.
@Suite(.inverting) struct ExchangeRuleTests {
  private static let entry = Keychain.Entry("jappleseed", "kitten1", at: "https://shiny.example")
  private let stage = ProviderStage { $0.keychain = Keychain([Self.entry]) }
  private static let handsOver: [Step] = [.user(.autoFill(.handsOver)), .settle]

  /// An app that asks with what it makes of each token.
  private func play(
    _ steps: [Step] = Self.handsOver, on other: ProviderStage? = nil,
    asking tokens: @escaping (String) -> [String] = { [$0] }
  ) -> Trace {
    let app = ScriptedApp { context in
      context.show(.label("Welcome"))
      context.onHandedOver { token in
        for token in tokens(token) { context.run(.imports(token: token)) { _ in } }
      }
    }
    return (other ?? stage).play(steps, Program(provider: { ScriptedProvider() }).with { app })
  }

  @Test func `AU-21 an app takes over what another hands over, for a token`() {
    let once = play()
    #expect(once.errandAnswers == [.handedOver([Self.entry])])
    #expect(once.tokens.count == 1)
    #expect(once.ending.leftovers == [])
    let twice = play(Self.handsOver + Self.handsOver)
    #expect(twice.errandAnswers == [.handedOver([Self.entry]), .handedOver([Self.entry])])
    #expect(Set(twice.tokens).count == 2)
  }

  @Test func `AU-22 nobody chooses an app that does not declare the exchange`() {
    let mute = ProviderStage { $0.autoFill.capabilities = [.passwords] }
    #expect(play(on: mute).ending.stop != nil)
    #expect(play().ending.stop == nil)
  }

  @Test func `AS-56 a token is good once`() {
    let again = play { [$0, $0] }
    #expect(again.errandAnswers == [.handedOver([Self.entry]), .refused(.credentialImport)])
    #expect(again.readings.contains(.importToken))
    #expect(play { _ in ["5E4D3C2B"] }.errandAnswers == [.refused(.credentialImport)])
    let lasting = play(on: stage.reading { $0.importToken = .isGoodAgain }) { [$0, $0] }
    #expect(lasting.errandAnswers == [.handedOver([Self.entry]), .handedOver([Self.entry])])
  }

  @Test func `AS-57 an app that declares no activity hears of no token`() {
    var forgetful = stage
    forgetful.phone.app.declaresExchangeActivity = false
    let trace = play(on: forgetful)
    #expect(trace.errandAnswers == [])
    #expect(trace.readings.contains(.undeclaredActivity))
    let lenient = play(on: forgetful.reading { $0.undeclaredActivity = .isGiven })
    #expect(lenient.errandAnswers == [.handedOver([Self.entry])])
  }

  @Test func `an extension takes nothing over`() {
    let trace = ProviderStage().play(.turnsToForm, .picks, .settle) {
      ScriptedProvider { _, context in
        context.run(.imports(token: "")) { _ in context.cancelRequest(with: .failed) }
      }
    }
    #expect(trace.errandAnswers == [.refused(.credentialImport)])
  }

  @Test func `nothing is handed over where no app is there for it, or the device is locked`() {
    let absent = stage.play(.user(.autoFill(.handsOver))) { ScriptedProvider() }
    #expect(absent.ending.stop != nil)
    #expect(play([.user(.autoFill(.locksDevice))] + Self.handsOver).ending.stop != nil)
    #expect(play([.user(.autoFill(.deletesApp))] + Self.handsOver).ending.stop != nil)
  }

  @Test func `what one app hands over to Passwords another takes over`() {
    let exporting = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.run(.requestsExport) { _ in context.run(.exports([Self.entry], others: 3)) { _ in } }
      }
    }
    let handed = ProviderStage().play(
      [.asks, .settle, .user(.taps("Passwords")), .settle],
      Program(provider: { ScriptedProvider() }).with { exporting })
    let taken = play(on: ProviderStage { $0.keychain = handed.ending.keychain })
    #expect(taken.errandAnswers == [.handedOver([Self.entry])])
  }
}

extension Trace {
  /// The tokens that came with activities.
  fileprivate var tokens: [String] {
    entries.compactMap {
      if case .system(.errand(.continued(let token), by: .app)) = $0.event { token } else { nil }
    }
  }
}
