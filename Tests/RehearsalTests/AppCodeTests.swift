import Rehearsal
import TestBench
import Testing
import Vaults

/// An app's code beside a provider: its screen, its alarms, what it hears without having asked.
@Suite struct AppCodeTests {
  private let stage = ProviderStage {
    $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
  }

  private func play(_ steps: Step..., app: @escaping (AppContext) -> Void) -> Trace {
    stage.play(steps, SigningVault.program().with { ScriptedApp(app) })
  }

  @Test func `what is typed comes with the tap, and an alarm goes off in its time`() {
    let trace = play(
      .user(.types("jappleseed", into: "Name")), .user(.taps("Go")), .pass(.seconds(9)), .settle
    ) { context in
      context.show(.field("Name"), .button("Go")) { tap in
        context.show(.label("Wait, \(tap["Name"])"))
        context.after(.seconds(5)) { context.show(.label("Now, \(tap["Name"])")) }
      }
    }
    let laidOut = trace.entries.compactMap { entry -> (Instant, Interface)? in
      guard case .system(.screen(.appLaidOut(let interface))) = entry.event else { return nil }
      return (entry.instant, interface)
    }
    #expect(
      laidOut.map(\.1.elements.first).suffix(2) == [.label("Wait, jappleseed"), .label("Now, jappleseed")])
    #expect(laidOut.last?.0 == .start + .seconds(5))
  }

  @Test func `an app hears when its user signs in with Apple no more`() {
    let trace = play(
      .asks, .settle, .user(.taps("Continue with Apple")), .settle, .user(.secures(.revokesApple)), .settle
    ) { context in
      context.onAppleRevoked { context.show(.label("\(context.appleState)")) }
      context.show(.button("Ask")) { _ in context.authorize([.appleID(AppleIDRequest())]) { _ in } }
    }
    #expect(
      trace.entries.contains { $0.event == .system(.screen(.appLaidOut(Interface([.label("revoked")])))) })
  }

  @Test func `who leaves the app, or locks the device, leaves the sheet`() {
    for step in [Step.user(.leavesApp), .user(.autoFill(.locksDevice))] {
      let trace = play(.asks, .settle, step, .settle) { context in
        context.show(.button("Ask")) { _ in context.authorize([.password]) { _ in } }
      }
      #expect(trace.authorizations == [.failed(.canceled)])
      #expect(trace.screen == .elsewhere)
    }
  }

  @Test func `what an app reports reaches the provider where that wants to hear of it`() {
    var reports: [CredentialReport] = []
    let news = CredentialReport.unusedPassword(user: "jappleseed", domain: "shiny.example")
    let provider = Program(provider: { ScriptedProvider(reported: { report, _ in reports.append(report) }) })
    let app = { ScriptedApp { context in context.show(.button("Ask")) { _ in context.report(news) } } }
    _ = stage.play([.asks, .settle], provider.with(app: app))
    #expect(reports == [news])
    let deaf = ProviderStage { $0.autoFill.capabilities = [.passwords] }
    _ = deaf.play([.asks, .settle], provider.with(app: app))
    #expect(reports == [news])
  }

  @Test func `reports come one after the other, and what an app asks for then waits for them`() {
    var reports: [CredentialReport] = []
    let news = ["jappleseed", "kim"].map {
      CredentialReport.unusedPassword(user: $0, domain: "shiny.example")
    }
    let provider = Program(provider: { ScriptedProvider(reported: { report, _ in reports.append(report) }) })
    let trace = stage.play(
      [.asks, .settle],
      provider.with {
        ScriptedApp { context in
          context.show(.button("Ask")) { _ in
            for report in news { context.report(report) }
            context.authorize([.password]) { _ in }
          }
        }
      })
    #expect(reports == news)
    #expect(trace.authorizations == [])
    #expect(trace.hasOfferedSignIn)
  }

  @Test func `what waits for a report can be taken back`() {
    let trace = play(.asks, .settle) { context in
      context.show(.button("Ask")) { _ in
        context.report(.unusedPassword(user: "jappleseed", domain: "shiny.example"))
        context.takeBack(context.authorize([.password]) { _ in })
      }
    }
    #expect(trace.authorizations == [.failed(.canceled)])
    #expect(!trace.hasOfferedSignIn)
  }

  @Test func `a report waits until the sheet for signing in is gone`() {
    var reports: [CredentialReport] = []
    let news = CredentialReport.unusedPassword(user: "jappleseed", domain: "shiny.example")
    let provider = Program(provider: { ScriptedProvider(reported: { report, _ in reports.append(report) }) })
    let whole = provider.with {
      ScriptedApp { context in
        context.show(.button("Ask")) { _ in
          context.authorize([.password]) { _ in }
          context.report(news)
        }
      }
    }
    #expect(stage.play([.asks, .settle], whole).hasOfferedSignIn)
    #expect(reports == [])
    _ = stage.play([.asks, .settle, .user(.taps("Cancel")), .settle], whole)
    #expect(reports == [news])
  }

  @Test func `a message of the app's meets with what becomes of messages`() {
    var stage = stage
    stage.phone.network.faults = [Fault(.losesReply, message: "signIn", number: 1)]
    let trace = stage.play(
      [.asks, .settle],
      SigningVault.program().with {
        ScriptedApp { context in
          context.show(.button("Ask")) { _ in
            context.send(.signIn(PasswordCredential(user: "jappleseed", password: "kitten1"))) { answer in
              context.show(.label(answer == .networkError ? "lost" : "there"))
            }
          }
        }
      })
    #expect(trace.entries.contains { $0.event == .system(.screen(.appLaidOut(Interface([.label("lost")])))) })
  }
}

extension Trace {
  /// Whether a sheet for signing in came up.
  fileprivate var hasOfferedSignIn: Bool {
    entries.contains { if case .system(.screen(.offeredSignIn)) = $0.event { true } else { false } }
  }
}
