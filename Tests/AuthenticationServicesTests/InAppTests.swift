import AuthenticationServices
import Rehearsal
import ShapesInSwift5
import ShapesInSwift6
import TestBench
import Testing

/// The app's own screen, from which a user asks for an upgrade.
@Suite struct InAppTests {
  @Test func `the app asks, its extension gets its values, and the app hears what came of it`() {
    let (trace, wish) = play(.complete, [.user(.taps("Stronger")), .settle])
    #expect(trace.outcome == .upgraded)
    #expect(trace.news == [.completed])
    #expect(
      wish.heard == ["shiny.example jappleseed ", "attempt: 2", "token: token-9f3a", "completed with 7"])
  }

  @Test func `a failure and a Cancel are told with their codes`() {
    #expect(
      play(.fail, [.user(.taps("Stronger")), .settle]).1.heard.last == "failed with ASExtensionErrorDomain 0")
    let canceled = play(.interact, [.user(.taps("Stronger")), .settle, .user(.tapsCancel), .settle])
    #expect(canceled.1.heard.last == "failed with ASExtensionErrorDomain 1")
  }

  @Test func `Sign in with Apple is asked for in the same way`() {
    let (trace, wish) = play(.complete, [.user(.taps("Apple")), .settle, .user(.approvesSheet), .settle])
    #expect(trace.keychain.entries.isEmpty)
    #expect(wish.heard.last == "completed with 0")
  }

  @Test func `the delegate is held weakly: nobody hears where it is gone`() {
    let (trace, wish) = play(.complete, [.user(.taps("Forget")), .user(.taps("Stronger")), .settle])
    #expect(trace.outcome == .upgraded)
    #expect(trace.news == [])
    #expect(wish.heard.last == "token: token-9f3a")
  }

  @Test func `without a window the request fails`() {
    let (trace, wish) = play(.complete, [.user(.taps("Hide")), .user(.taps("Stronger")), .settle])
    #expect(trace.violations == [.offeredNoWindow])
    #expect(wish.heard == ["failed with ASExtensionErrorDomain 0"])
  }

  @Test func `an upgrade the phone would not make fails, as the app hears`() {
    let (trace, wish) = play(.complete, [.user(.taps("Apple")), .settle]) {
      $0.phone.app.supportsSignInWithApple = false
    }
    #expect(trace.outcome == nil)
    #expect(wish.heard == ["failed with ASExtensionErrorDomain 0"])
  }

  @Test func `the app's screen is out of reach while the extension's is up`() {
    let (trace, _) = play(.interact, [.user(.taps("Stronger")), .settle, .user(.taps("Forget")), .settle])
    #expect(trace.refusal?.problem.contains("The buttons are “Onward”.") == true)
  }

  @Test func `an object that is no screen may ask, and names no window where a phone needs none`() {
    #expect(link([.settle]) == ["failed with 0"])
    let needsNone: (inout Stage) -> Void = { $0.phone.profile.inApp.presentationContext = .isOptional }
    #expect(link([.settle, .user(.approvesSheet), .settle], needsNone) == ["linked with 0"])
    #expect(link([.settle, .user(.cancelsSheet), .settle], needsNone) == ["failed with 1"])
  }

  private func link(_ steps: [Step], _ change: (inout Stage) -> Void = { _ in }) -> [String] {
    let diary = Diary()
    let stage = Stage(change)
    let program = Program({ AwaitingAppleController() }, app: { ProfileController(diary) })
    _ = Script(on: stage.phone, [.user(.taps("Link"))] + steps).play(with: stage.server, handler: program)
    return diary.entries
  }

  private func play(
    _ kind: Wish.Kind, _ steps: [Step], _ change: (inout Stage) -> Void = { _ in }
  ) -> (Trace, Wish) {
    let wish = Wish(kind)
    let stage = Stage(change)
    let program = Program({ UpgradeController(wish) }, app: { AccountController(wish) })
    return (Script(on: stage.phone, steps).play(with: stage.server, handler: program), wish)
  }
}
