import AuthenticationServices
import OnApple
import Rehearsal
import ShapesInSwift6
import Shiny
import TestBench
import Testing

/// When a view is made and told of its way, and that a plain handler can be dressed in Apple's names.
@Suite(.inverting) struct LifeCycleTests {
  @Test func `AS-2 a view is made when it is touched, or before it is presented`() {
    let silent = Diary()
    _ = Stage().play(.strongPassword, .settle, program: Program { DiaryController(silent, isSilent: true) })
    #expect(silent.entries == ["change", "cancel"])

    let shown = Diary()
    _ = Stage().play(
      .strongPassword, .settle, .user(.tapsCancel), .settle, program: Program { DiaryController(shown) })
    #expect(
      shown.entries == [
        "change", "cancel", "loadView", "viewDidLoad", "prepare", "viewWillAppear", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "cancelRequest",
      ])
  }

  @Test func `a view that is touched in the silent call is made there, and not told that it appears`() {
    let diary = Diary()
    _ = Stage().play(
      .strongPassword, .settle,
      program: Program { DiaryController(diary, isSilent: true, touchesView: true) })
    #expect(diary.entries == ["change", "loadView", "viewDidLoad", "cancel"])
  }

  @Test(arguments: [LoadingController.Work.message, .waiting, .none])
  func `PL-4 work while a view is made is advised against`(work: LoadingController.Work) {
    let trace = Stage().play(
      .strongPassword, .settle, .user(.tapsCancel), .settle, program: Program { LoadingController(work) })
    #expect(trace.violations.contains(.workedWhileLoading) == (work != .none))
    #expect(trace.brokenRules == [])
    let provider = ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .settle], Program { LoadingProvider() })
    #expect(provider.violations.contains(.workedWhileLoading))
  }

  @Test(arguments: [nil, Fault.Effect.isNeverAnswered])
  func `nothing of a rehearsal outlives it, not even a request that is never answered`(effect: Fault.Effect?)
  {
    let stage = Stage { $0.phone.network.faults = effect.map { [Fault($0, message: "authorize")] } ?? [] }
    let witness = Witness()
    let trace = stage.play(
      .strongPassword, .pass(.seconds(1)),
      program: Program {
        let made = AskingController()
        witness.controller = made
        return made
      })
    #expect(trace.messagesSent == ["authorize"])
    #expect(witness.controller == nil)
  }

  @Test func `a handler in Swift values serves through Apple's class, with the same outcome`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { ShinyController() })
    #expect(trace.isSound)
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [.new])
    #expect(trace.messagesSent == ["authorize", "changePassword"])
  }
}

private final class ShinyController: HandlerController {
  override var server: URL? { URL(string: "https://shiny.example") }

  override func makeHandler() -> any AccountModificationHandler { Shiny() }
}

private final class AskingController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    guard let url = URL(string: "https://shiny.example/authorize") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      DispatchQueue.main.async {
        self.extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }.resume()
  }
}

/// Sees whether a controller is still there; one thread asks.
private final class Witness: @unchecked Sendable {
  weak var controller: UIViewController?
}
