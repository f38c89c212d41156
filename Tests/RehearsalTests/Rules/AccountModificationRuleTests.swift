import Designs
import Rehearsal
import TestBench
import Testing

/// What the system does with an account modification extension, rule by rule.
@Suite(.inverting) struct AccountModificationRuleTests {
  let stage = Stage()

  @Test(arguments: [Origin.recommendation, .settings, .signInPrompt])
  func `AM-1 requests come from four places`(origin: Origin) {
    let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: origin))
    #expect(stage.play(tap, .settle) { Trusting() }.outcome == .upgraded)
    #expect(stage.play(.inApp, .settle) { Trusting() }.outcome == .upgraded)
  }

  @Test func `AM-2 nothing is offered without the app and its domain`() {
    var phone = stage.phone
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .settings) == .made(.old))
    phone.app.domains = ["other.example"]
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .settings)
        == .withheld(.notAssociated(app: "Shiny", host: "shiny.example")))
    phone.app.isInstalled = false
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .settings)
        == .withheld(.notInstalled(app: "Shiny")))
  }

  @Test func `AM-3 only a declared kind is offered`() {
    var phone = stage.phone
    phone.app.declares = [.signInWithApple]
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .settings)
        == .withheld(.notDeclared(.strongPassword)))
    #expect(phone.offer(.signInWithApple, to: "jappleseed", from: .settings) == .made(.old))
  }

  @Test func `AM-4 the password comes before the extension`() {
    let trace = stage.play(.strongPassword) { Trusting() }
    let system = trace.entries.compactMap {
      if case .system(let action) = $0.event { action } else { nil }
    }
    #expect(system.prefix(2) == [.keychain(.generated("rofnyz-4Kovfu-gihzyc")), .process(.started)])
    let strict = Stage { $0.phone.app.passwordRules = "required: digit; maxlength: 6; allowed: digit" }
    let password = strict.phone.generatedPassword
    #expect(password.count == 6 && password.allSatisfy(\.isNumber))
    #expect(strict.play(.strongPassword, .settle) { Trusting() }.keychain["jappleseed"] == password)
    let apple = stage.play(.signInWithApple) { Trusting() }
    #expect(
      !apple.entries.contains { $0.event == .system(.keychain(.generated("rofnyz-4Kovfu-gihzyc"))) })
  }

  @Test func `AM-5 the first call is silent and shows nothing`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.show(.button("Look")) { _ in }
        context.present()
        context.cancelRequest(with: .failed)
      })
    }
    #expect(trace.calls == [.changePasswordWithoutUserInteraction])
    #expect(!trace.entries.contains { $0.event == .system(.screen(.presentedInterface(title: "Shiny"))) })
    #expect(trace.violations == [.presentedOffScreen])
    #expect(
      stage.play(.signInWithApple) { Trusting() }.calls == [
        .convertAccountToSignInWithAppleWithoutUserInteraction
      ])
  }

  @Test(arguments: [ServiceIdentifier("shiny.example"), "https://shiny.example/login"])
  func `AM-6 the service identifier is the credential's`(service: ServiceIdentifier) {
    var seen: ServiceIdentifier?
    let stage = Stage { $0.phone.keychain = Keychain([Keychain.Entry("jappleseed", "kitten1", at: service)]) }
    _ = stage.play(.strongPassword) { Scripted(change: { change, _ in seen = change.service }) }
    #expect(seen == service)
  }

  @Test func `AM-7 the system's own requests have no userInfo`() {
    var seen: [UserInfo?] = []
    let handler = {
      Scripted(
        change: { change, context in
          seen.append(change.userInfo)
          context.cancelRequest(with: .userInteractionRequired)
        }, prepareChange: { change, _ in seen.append(change.userInfo) })
    }
    _ = stage.play(.strongPassword, handler: handler)
    #expect(seen == [nil, nil])
  }

  @Test func `AM-8 a completion without a word to the server is a mistake`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { change, context in
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      })
    }
    #expect(trace.violations.contains(.committedWithoutAsking))
    #expect(stage.play(.strongPassword, .settle) { Trusting() }.violations == [])
  }

  @Test func `AM-9 the password completed with is saved and must be the server's`() {
    let own = "Our-own-Passw0rd"
    let honest = stage.play(.strongPassword, .settle) { changing(to: own, completingWith: own) }
    #expect(honest.keychain["jappleseed"] == own)
    #expect(honest.isSound)
    let careless = stage.play(.strongPassword, .settle) {
      changing(to: own, completingWith: "rofnyz-4Kovfu-gihzyc")
    }
    #expect(careless.keychain["jappleseed"] == "rofnyz-4Kovfu-gihzyc")
    #expect(careless.violations == [.completedWithRefusedPassword])
    #expect(careless.ending.lockOuts == [LockOut(user: "jappleseed", saved: "rofnyz-4Kovfu-gihzyc")])
    let stranger = stage.play(.strongPassword, .settle) {
      changing(to: own, completingWith: own, for: "somebody")
    }
    #expect(stranger.violations.contains(.completedForAnotherUser))
  }

  @Test func `AM-10 success replaces the old credential`() {
    let trace = stage.play(.strongPassword, .settle) { Trusting() }
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [.new])
    let wrong = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.completeUpgradeToSignInWithApple() })
    }
    #expect(wrong.violations.first == .completedAppleForPassword)
    #expect(wrong.keychain.entries == [.old])
  }

  @Test func `AM-11 failed ends the request and changes nothing`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: .failed) })
    }
    #expect(trace.outcome == .failed)
    #expect(trace.keychain.entries == [.old])
    #expect(trace.violations == [])
    for (error, mistake) in [
      (ExtensionError(domain: "ShinyErrorDomain", code: 0), Violation.usedForeignDomain),
      (ExtensionError(domain: ExtensionError.domain, code: 7), .usedUnknownCode),
      (.userCanceled, .canceledForUser),
    ] {
      let trace = stage.play(.strongPassword, .settle) {
        Scripted(change: { _, context in context.cancelRequest(with: error) })
      }
      #expect(trace.violations == [mistake])
    }
  }

  @Test func `AM-12 a reason is shown, and without one the default message`() {
    let silent = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: .failed) })
    }
    #expect(silent.messages == [Screen.defaultMessage])
    let telling = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: .failed(because: "Authentication failed."))
      })
    }
    #expect(telling.messages == ["Authentication failed."])
    #expect(telling.screen == .message("Authentication failed."))
  }

  @Test func `AM-13 userInteractionRequired is honoured in the silent call only`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted.onScreen(prepareChange: { _, context in context.cancelRequest(with: .userInteractionRequired) }
      )
    }
    #expect(trace.calls == [.changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword])
    #expect(trace.outcome == .failed)
    #expect(trace.violations.contains(.askedForInteractionInVain))
    let later = stage.play(.strongPassword, .user(.taps("Again")), .settle) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.button("Again")) { _ in context.cancelRequest(with: .userInteractionRequired) }
      })
    }
    #expect(later.outcome == .failed)
    #expect(later.calls == trace.calls)
  }

  @Test func `AM-14 the matching prepare method follows`() {
    #expect(
      stage.play(.strongPassword) { Scripted.onScreen() }.calls == [
        .changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword,
      ])
    #expect(
      stage.play(.signInWithApple) { Scripted.onScreen() }.calls == [
        .convertAccountToSignInWithAppleWithoutUserInteraction,
        .prepareInterfaceToConvertAccountToSignInWithApple,
      ])
  }

  @Test func `AM-15 the view is presented once the prepare method has returned`() {
    let trace = stage.play(.strongPassword) {
      Scripted.onScreen(prepareChange: { _, context in context.show(.button("Continue")) { _ in } })
    }
    let order = trace.entries.map(\.event.line.what).filter {
      ["prepareInterfaceToChangePassword", "show", "presentsInterface"].contains($0)
    }
    #expect(order == ["prepareInterfaceToChangePassword", "show", "presentsInterface"])
    let early = stage.play(.strongPassword) {
      Scripted.onScreen(prepareChange: { _, context in context.present() })
    }
    #expect(early.violations.contains(.presentedOffScreen))
  }

  @Test func `AM-16 the bar shows the app's name and Cancel`() {
    let trace = stage.play(.strongPassword) { Scripted.onScreen() }
    guard case .interface(let interface, let bar) = trace.screen else {
      Issue.record("the user sees \(trace.screen)")
      return
    }
    #expect(bar?.title == "Shiny")
    #expect(Screen.SystemBar.button == "Cancel")
    #expect(interface.buttons == ["Continue"])
  }

  @Test func `AM-17 both calls carry the same new password`() {
    var passwords: [String] = []
    _ = stage.play(.strongPassword) {
      Scripted(
        change: { change, context in
          passwords.append(change.newPassword)
          context.cancelRequest(with: .userInteractionRequired)
        }, prepareChange: { change, _ in passwords.append(change.newPassword) })
    }
    #expect(passwords == ["rofnyz-4Kovfu-gihzyc", "rofnyz-4Kovfu-gihzyc"])
  }

  @Test func `AM-18 an error on screen dismisses the view`() {
    let trace = stage.play(.strongPassword, .user(.taps("Give up")), .settle) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.button("Give up")) { _ in context.cancelRequest(with: .failed(because: "Wrong code.")) }
      })
    }
    #expect(trace.entries.contains { $0.event == .system(.screen(.dismissedInterface)) })
    #expect(trace.screen == .message("Wrong code."))
    #expect(trace.outcome == .failed)
  }

  @Test func `AM-19 Cancel dismisses and calls cancelRequest`() {
    let trace = stage.play(.strongPassword, .user(.tapsCancel)) { Scripted.onScreen(cancel: { _ in }) }
    #expect(trace.screen == .elsewhere)
    #expect(trace.calls.last == .cancelRequest)
  }

  @Test func `AM-20 the base class gives in at once`() {
    let trace = stage.play(.strongPassword, .settle, .user(.tapsCancel)) { StepUpOnly() }
    #expect(trace.outcome == .canceled)
    #expect(trace.messages == [])
    #expect(trace.brokenRules == [])
  }

  @Test func `AM-21 an override must give in and do nothing else`() {
    func mistakes(_ answer: @escaping (RequestContext) -> Void) -> [Violation] {
      stage.play(.strongPassword, .user(.tapsCancel), .settle) { Scripted.onScreen(cancel: answer) }
        .brokenRules
    }
    #expect(mistakes { $0.cancelRequest(with: .userCanceled) } == [])
    #expect(mistakes { $0.cancelRequest(with: .failed) } == [.failedAfterCancel])
    #expect(mistakes { $0.cancelRequest(with: .userInteractionRequired) } == [.failedAfterCancel])
    #expect(mistakes { $0.present() } == [.wentOnAfterCancel, .ignoredCancel])
    func saying(_ message: @escaping (PasswordChange) -> Message) -> [Violation] {
      var asked: PasswordChange?
      return stage.play(.strongPassword, .user(.tapsCancel), .settle) {
        Scripted.onScreen(
          cancel: { context in
            context.cancelRequest(with: .userCanceled)
            context.after(.milliseconds(100)) {
              if let asked { context.send(message(asked)) { _ in } }
            }
          }, prepareChange: { change, _ in asked = change })
      }.brokenRules
    }
    #expect(saying { .changePassword($0.newPassword, session: "session-1") } == [.wentOnAfterCancel])
    #expect(saying { .changePassword($0.existing.password, session: "session-1") } == [], "that undoes it")
  }

  @Test func `AM-22 ten seconds after Cancel the system cancels`() throws {
    let simulation = stage.simulation { Scripted.onScreen(cancel: { _ in }) }
    try simulation.perform(.strongPassword)
    try simulation.perform(.pass(.seconds(3)))
    try simulation.perform(.user(.tapsCancel))
    try simulation.perform(.pass(.nanoseconds(9_999_999_999)))
    #expect(simulation.phase?.name == "withdrawing")
    try simulation.perform(.pass(.nanoseconds(1)))
    #expect(simulation.phase?.name == "finished")
    let trace = simulation.finish()
    #expect(trace.outcome == .canceled)
    #expect(trace.brokenRules == [.ignoredCancel])
    #expect(trace.ending.instant == Instant(nanoseconds: 13_000_000_000))
  }

  @Test func `AM-23 there is no Cancel without an interface`() {
    let silent = stage.play(.strongPassword, .user(.tapsCancel)) { Trusting() }
    #expect(silent.refusal?.problem.contains("the extension's interface is not on screen") == true)
    #expect(silent.calls == [.changePasswordWithoutUserInteraction])
    let sheet = stage.play(.signInWithApple, .pass(.seconds(1)), .user(.tapsCancel)) { Trusting() }
    #expect(sheet.refusal?.problem.contains("the user sees Apple's sheet") == true)
    var lifecycle = RequestLifecycle(Request(.strongPassword, from: .settings))
    _ = lifecycle.receive(.system(.began))
    #expect(!lifecycle.transition(on: .user(.tappedCancel)).isPossible)
  }

  @Test func `AM-24 a call that is not overridden is canceled by the base class`() {
    let trace = stage.play(.strongPassword, .settle) { Bare() }
    #expect(trace.outcome == .failed)
    #expect(trace.brokenRules == [.didNotOverride])
    #expect(
      trace.entries.contains { $0.event == .system(.logged(.changePasswordWithoutUserInteraction)) })
  }

  @Test func `AM-26 an app can opt out of the sign-in prompt`() {
    var phone = stage.phone
    phone.app.optsOutOfSignInPrompt = true
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .signInPrompt)
        == .withheld(.optedOut(app: "Shiny")))
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .settings) == .made(.old))
  }

  @Test func `AM-27 asking for the user before asking the server is advised against`() {
    let hasty = stage.play(.strongPassword) { Scripted.onScreen() }
    #expect(hasty.violations == [.askedForInteractionUnasked])
    #expect(hasty.brokenRules == [])
    #expect(Stage.withSecondFactor.play(.strongPassword, .settle) { Trusting() }.violations == [])
  }

  @Test(arguments: [Duration.milliseconds(1), .seconds(3), .seconds(86_400)])
  func `AM-28 the patience of the silent call is a setting`(patience: Duration) {
    let stage = Stage { $0.phone.profile.patience = patience }
    let trace = stage.play(.strongPassword, .settle) { Scripted() }
    #expect(trace.outcome == .timedOut)
    #expect(trace.ending.instant == .start + patience)
    let endless = Stage { $0.phone.profile.patience = nil }
    #expect(endless.play(.strongPassword, .pass(.seconds(86_400))) { Scripted() }.outcome == nil)
  }

  private func changing(
    to password: String, completingWith completed: String, for user: String = "jappleseed"
  )
    -> Scripted
  {
    Scripted(change: { change, context in
      context.send(.authorize(change.existing)) { answer in
        context.send(.changePassword(password, session: answer["session"] ?? "")) { _ in
          context.completeChangePasswordRequest(
            updatedCredential: PasswordCredential(user: user, password: completed))
        }
      }
    })
  }

  /// Leaves `cancelRequest` to the base class.
  private final class StepUpOnly: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.cancelRequest(with: .userInteractionRequired)
    }

    func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {}
  }
}
