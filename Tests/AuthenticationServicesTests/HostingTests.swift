import Foundation
import AuthenticationServices
import Rehearsal
import ShapesInSwift5
import ShapesInSwift6
import TestBench
import Testing

/// View controllers in Apple's names, hosted as iOS would host them.
@Suite struct HostingTests {
  @Test func `a completed change is saved`() {
    let (trace, wish) = play(.complete, [.strongPassword, .settle])
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain["jappleseed"] == "rofnyz-4Kovfu-gihzyc")
    #expect(wish.heard == ["shiny.example jappleseed kitten1"])
  }

  @Test(arguments: [
    (Wish.Kind.fail, Outcome.failed, Screen.defaultMessage),
    (.explain, .failed, "The password was used before."), (.foreign, .failed, Screen.defaultMessage),
    (.unknown, .failed, Screen.defaultMessage),
  ])
  func `an error ends the request, and its reason is read`(kind: Wish.Kind, outcome: Outcome, message: String)
  {
    let (trace, _) = play(kind, [.strongPassword, .settle])
    #expect(trace.outcome == outcome)
    #expect(trace.messages == [message])
    #expect(trace.violations.contains(.usedForeignDomain) == (kind == .foreign))
    #expect(trace.violations.contains(.usedUnknownCode) == (kind == .unknown))
  }

  @Test func `userInteractionRequired brings the view to the screen, and a tap goes on`() {
    let (trace, _) = play(.interact, [.strongPassword, .settle, .user(.taps("Onward")), .settle])
    #expect(trace.outcome == .upgraded)
    #expect(trace.calls == [.changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword])
  }

  @Test func `Cancel reaches the override, and super gives in`() {
    let (trace, wish) = play(.interact, [.strongPassword, .settle, .user(.tapsCancel), .settle])
    #expect(trace.outcome == .canceled)
    #expect(wish.heard.last == "Cancel")
  }

  @Test func `what is not on screen cannot be tapped`() {
    let (trace, _) = play(.interact, [.strongPassword, .settle, .user(.taps("Sideways")), .settle])
    #expect(trace.refusal?.problem.contains("The buttons are “Onward”.") == true)
  }

  @Test func `Apple's credential carries state, nonce and what the user shares`() throws {
    let (trace, wish) = play(.complete, [.signInWithApple, .settle, .user(.approvesSheet), .settle])
    #expect(trace.outcome == .upgraded)
    let credential = try #require(trace.appleCredential)
    #expect(wish.heard.first == credential.user)
    #expect(wish.heard.dropFirst().first == credential.identityToken)
    #expect(wish.heard.last == "a state Appleseed \(credential.email ?? "-")")
    let claims = try #require(wish.heard.dropFirst().first?.split(separator: ".").dropFirst().first)
    let decoded = try #require(Data(base64URL: claims))
    #expect(String(decoding: decoded, as: UTF8.self).contains("\"nonce\":\"a nonce\""))
  }

  @Test func `everything Apple says of a user is there`() {
    let wish = Wish(.complete)
    let stage = Stage()
    let trace = stage.play(
      .signInWithApple, .settle, .user(.approvesSheet), .settle,
      program: Program { EverythingController(wish) })
    #expect(trace.outcome == .upgraded)
    #expect(wish.heard == ["fullName, email", "likelyReal", "unknown", "true"])
  }

  @Test func `a canceled sheet is told as userCanceled, an unreachable Apple with nothing`() {
    let canceled = play(.complete, [.signInWithApple, .settle, .user(.cancelsSheet), .settle])
    #expect(canceled.0.outcome == .canceled && canceled.1.heard == ["code 1"])
    let silent = play(.complete, [.signInWithApple, .settle, .user(.approvesSheet), .settle]) {
      $0.phone.apple.reachability = .unreachable
    }
    #expect(silent.0.outcome == .failed && silent.1.heard == ["no error"])
  }

  @Test func `the code of a second attempt asks Apple from the screen`() {
    let (trace, _) = play(
      .interact, [.signInWithApple, .settle, .user(.taps("Onward")), .settle, .user(.approvesSheet), .settle])
    #expect(trace.outcome == .upgraded)
    #expect(trace.screen == .elsewhere)
  }

  @Test func `a call that is not overridden is canceled by the base class`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { BareController() })
    #expect(trace.outcome == .failed)
    #expect(trace.violations == [.didNotOverride])
  }

  @Test(arguments: [true, false])
  func `whatever is presented in the silent call is seen`(inWindow: Bool) {
    let trace = Stage().play(
      .strongPassword, .settle, program: Program { PresentingController(inWindow: inWindow) })
    #expect(trace.violations.contains(.presentedOffScreen))
  }

  @Test func `an alert is in front of the view, and its answer counts`() {
    let trace = Stage().play(
      .strongPassword, .settle, .user(.taps("No")), .settle, program: Program { AlertingController() })
    #expect(trace.outcome == .failed)
    #expect(trace.violations == [.askedForInteractionUnasked])
  }

  @Test func `Swift 5 lets a completion handler of a session answer`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { AnsweringController() })
    #expect(trace.outcome == .failed)
    #expect(trace.messagesSent == ["authorize"])
  }

  @Test func `a forgotten super is pointed out`() {
    let trace = Stage().play(
      .strongPassword, .settle, .user(.tapsCancel), .settle, program: Program { ForgetfulController() })
    #expect(trace.violations.contains(.forgotSuper))
    #expect(trace.isSound)
  }

  /// Plays with a controller of the old shape, and answers with what it heard.
  private func play(
    _ kind: Wish.Kind, _ steps: [Step], _ change: (inout Stage) -> Void = { _ in }
  ) -> (Trace, Wish) {
    let wish = Wish(kind)
    let stage = Stage(change)
    let trace = Script(on: stage.phone, steps).play(
      with: stage.server, handler: Program { UpgradeController(wish) })
    return (trace, wish)
  }
}

extension Stage {
  func play(_ steps: Step..., program: Program) -> Trace {
    Script(on: phone, steps).play(with: server, handler: program)
  }
}

extension Trace {
  /// What Apple handed over last.
  fileprivate var appleCredential: AppleCredential? {
    for entry in entries.reversed() {
      if case .system(.gaveAnswer(_, let credential?, _)) = entry.event { return credential }
    }
    return nil
  }
}

/// Writes down what Apple says.
private final class EverythingController: ASAccountAuthenticationModificationViewController {
  private let wish: Wish

  init(_ wish: Wish) {
    self.wish = wish
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      let credential = try await extensionContext.requestSignInWithAppleUpgradeAuthorization(
        state: nil, nonce: nil)
      let everything = EverythingOfApple(credential)
      let scopes = everything.authorizedScopes.map { $0 == .email ? "email" : "fullName" }
      wish.heard = [
        scopes.joined(separator: ", "), "\(everything.realUserStatus)", "\(everything.userAgeRange)",
        "\(everything.identityToken != nil && everything.authorizationCode != nil)",
      ]
      extensionContext.completeUpgradeToSignInWithApple()
    }
  }
}
