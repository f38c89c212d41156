import Rehearsal
import TestBench
import Testing

/// What an app, or an extension, gets that has its user sign in on a website.
@Suite(.inverting) struct WebSessionRuleTests {
  private static let session = WebSession("https://shiny.example/login", callback: .scheme("shiny"))
  private static let agrees: [Step] = [.asks, .settle, .user(.taps("Continue"))]
  private let stage = ProviderStage {
    $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
  }

  private func play(
    _ steps: [Step], in session: WebSession = Self.session, on other: ProviderStage? = nil
  ) -> Trace {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in context.run(.browses(session)) { _ in } }
    }
    return (other ?? stage).play(steps, Program(provider: { ScriptedProvider() }).with { app })
  }

  @Test func `AU-10 a session without a window does not begin`() {
    let session = WebSession("https://shiny.example", callback: nil, hasWindow: false)
    let trace = play([.asks, .settle], in: session)
    #expect(trace.errandAnswers == [.endedSession(.presentationContextNotProvided)])
    #expect(trace.sheets == [])
  }

  @Test func `AU-11 who does not agree to a session has canceled`() {
    let trace = play([.asks, .settle, .user(.taps("Cancel")), .settle])
    #expect(trace.sheets == ["Shiny wants to use shiny.example to sign in."])
    #expect(trace.errandAnswers == [.endedSession(.canceledLogin)])
  }

  @Test func `AU-12 an ephemeral session asks nobody`() {
    let session = WebSession("https://shiny.example", callback: nil, isEphemeral: true)
    let trace = play([.asks, .settle], in: session)
    #expect(trace.sheets == ["https://shiny.example"])
    #expect(trace.ending.leftovers == [.systemSheetOnScreen])
  }

  @Test(arguments: [Step.user(.taps("Cancel")), .user(.closesBrowser)])
  func `AU-13 who closes the browser has canceled`(step: Step) {
    let trace = play(Self.agrees + [step, .settle])
    #expect(trace.errandAnswers == [.endedSession(.canceledLogin)])
    #expect(trace.screen == .elsewhere)
  }

  @Test func `AU-14 only an address that is waited for ends a session`() {
    let addresses = ["https://shiny.example/shiny", "shinier://a", "SHINY://signed-in?code=42#top"]
    let trace = play(Self.agrees + addresses.map { .user(.comesTo($0)) } + [.settle])
    #expect(trace.errandAnswers == [.cameBack(to: addresses[2])])
    #expect(trace.sheets.dropFirst() == ["https://shiny.example/login", "https://shiny.example/shiny"])
    let own = WebSession.Callback.https(host: "Shiny.example", path: "/in")
    let others = ["https://shiny.example/in?a", "https://a@shiny.example:443/in", "http://shiny.example/in"]
    #expect(others.map(own.matches) == [true, true, false])
    let root = WebSession.Callback.https(host: "shiny.example", path: "")
    let pages = ["https://shiny.example", "https://shiny.example/", "shiny"]
    #expect(pages.map(root.matches) == [true, true, false])
  }

  @Test func `AU-15 a callback of a website is for its own apps`() {
    func heard(_ host: String) -> [ErrandAnswer] {
      let session = WebSession("https://shiny.example", callback: .https(host: host, path: "/in"))
      return play(Self.agrees.dropLast() + [.settle], in: session).errandAnswers
    }
    #expect(heard("shady.example") == [.endedSession(.canceledLogin)])
    #expect(heard("shiny.example") == [])
  }

  /// A provider that opens a browser, in silence or over its interface.
  private func heard(inSilence: Bool, on other: ProviderStage? = nil, _ steps: Step...) -> Trace {
    func browse(_ context: ProviderContext) {
      context.show(.label("Before"), .button("Close")) { _ in context.cancelRequest(with: .userCanceled) }
      context.run(.browses(Self.session)) { answer in context.show(.label("\(answer)")) { _ in } }
    }
    let open: [Step] = [.turnsToForm, inSilence ? .picks : .opens(.credentials)]
    return (other ?? stage).play(
      open + steps,
      Program(provider: {
        ScriptedProvider(
          silently: { _, context in if inSilence { browse(context) } },
          preparing: { _, context in
            context.show(.button("Browse")) { _ in browse(context) }
          })
      }))
  }

  @Test func `AS-47 a browser goes over an extension's interface, and over nothing else`() {
    let silent = heard(inSilence: true, .pass(.seconds(1)))
    #expect(silent.errandAnswers == [.endedSession(.presentationContextInvalid)])
    #expect(silent.readings.contains(.browserPlace))
    let bold = heard(
      inSilence: true, on: stage.reading { $0.browserPlace = .anywhere }, .pass(.seconds(1)),
      .user(.taps("Continue")), .user(.comesTo("shiny://in")), .pass(.seconds(1)))
    #expect(bold.errandAnswers == [.cameBack(to: "shiny://in")])
    let shown = heard(
      inSilence: false, .settle, .user(.taps("Browse")), .settle, .user(.taps("Continue")),
      .user(.comesTo("shiny://in")), .settle)
    #expect(shown.errandAnswers == [.cameBack(to: "shiny://in")])
    let answer = ErrandAnswer.cameBack(to: "shiny://in")
    #expect(shown.screen == .interface(Interface([.label("\(answer)")]), under: nil))
  }

  @Test func `a browser goes with the request that opened it, and nobody hears of it any more`() {
    let trace = heard(
      inSilence: false, .settle, .user(.taps("Browse")), .settle, .user(.taps("Continue")),
      .user(.leavesApp), .settle)
    #expect(trace.errandAnswers == [])
    #expect(trace.screen == .elsewhere)
    #expect(trace.outcome == .interrupted)
  }

  @Test func `AS-48 a second browser hears that there is no place for it`() {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.run(.browses(Self.session)) { _ in }
        context.run(.browses(Self.session)) { _ in }
        context.authorize([.password]) { _ in }
      }
    }
    func played(on stage: ProviderStage) -> Trace {
      stage.play(
        [.asks, .settle, .user(.taps("Cancel")), .settle],
        Program(provider: { ScriptedProvider() }).with { app })
    }
    let covered = played(on: stage.reading { $0.otherSheet = .makesRoom })
    #expect(covered.errandAnswers == [.endedSession(.canceledLogin), .endedSession(.canceledLogin)])
    #expect(covered.ending.leftovers == [])
    let trace = played(on: stage)
    #expect(
      trace.errandAnswers == [.endedSession(.presentationContextInvalid), .endedSession(.canceledLogin)])
    #expect(trace.authorizations == [.failed(.failed)])
  }

  @Test func `AS-49 a session that is taken back is canceled`() {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        let number = context.run(.browses(Self.session)) { _ in }
        context.after(.seconds(60)) {
          context.takeBackErrand(number)
          context.takeBackErrand(number)
        }
      }
    }
    func played(on stage: ProviderStage) -> Trace {
      stage.play(Self.agrees + [.settle], Program(provider: { ScriptedProvider() }).with { app })
    }
    #expect(played(on: stage.reading { $0.ownCancel = .isSilent }).errandAnswers == [])
    let trace = played(on: stage)
    #expect(trace.errandAnswers == [.endedSession(.canceledLogin)])
    #expect(trace.screen == .elsewhere)
  }

  @Test func `AS-50 a browser is there when its user comes back`() {
    let back: [Step] = [.user(.leavesApp), .pass(.seconds(30)), .user(.comesTo("shiny://in")), .settle]
    #expect(play(Self.agrees + back).errandAnswers == [.cameBack(to: "shiny://in")])
    let shy = play(
      Self.agrees + [.user(.leavesApp), .settle], on: stage.reading { $0.browserBehind = .closes })
    #expect(shy.errandAnswers == [.endedSession(.canceledLogin)])
    let restarted = play(Self.agrees + [.user(.autoFill(.restartsDevice)), .settle])
    #expect(restarted.errandAnswers == [.endedSession(.canceledLogin)])
  }

  @Test func `nothing else begins while a browser is up, and nobody browses without one`() {
    let trace = play(Self.agrees + [.turnsToForm])
    #expect(trace.ending.stop != nil)
    #expect(play([.user(.comesTo("shiny://in"))]).ending.stop != nil)
    #expect(play([.asks, .settle, .user(.closesBrowser)]).ending.stop != nil)
  }
}

extension Trace {
  /// What every sheet of the system's said.
  fileprivate var sheets: [String] {
    entries.compactMap {
      if case .system(.screen(.presentedSystemSheet(let text, _))) = $0.event { text } else { nil }
    }
  }
}
