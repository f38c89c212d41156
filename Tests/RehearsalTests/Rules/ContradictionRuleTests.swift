import Designs
import Rehearsal
import TestBench
import Testing

/// Where the sources disagree: the default, and the switch to the other reading.
@Suite(.inverting) struct ContradictionRuleTests {
  let stage = Stage()

  @Test func `CX-1 either code is accepted after a canceled sheet`() {
    func mistakes(_ error: ExtensionError, _ reading: Profile.AfterAppleCancel) -> [Violation] {
      let stage = Stage { $0.phone.profile.signInWithApple.afterAppleCancel = reading }
      return stage.play(.signInWithApple, .settle, .user(.cancelsSheet), .settle) {
        Scripted(convert: { conversion, context in
          context.send(.authorize(conversion.existing)) { _ in
            context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in
              context.cancelRequest(with: error)
            }
          }
        })
      }.violations
    }
    #expect(mistakes(.userCanceled, .isEither) == [])
    #expect(mistakes(.failed, .isEither) == [])
    #expect(mistakes(.failed(because: "No."), .isEither) == [.gaveReasonAfterAppleCancel])
    #expect(mistakes(.failed, .isUserCanceled) == [.usedOtherCodeAfterAppleCancel])
    #expect(mistakes(.userCanceled, .isFailed) == [.usedOtherCodeAfterAppleCancel])
  }

  @Test func `CX-2 userInteractionRequired asks for the interface`() {
    func calls(_ error: ExtensionError, _ reading: Profile.AsksForInterface) -> [HandlerCall] {
      let stage = Stage { $0.phone.profile.asksForInterface = reading }
      return stage.play(.strongPassword) {
        Scripted(change: { _, context in context.cancelRequest(with: error) })
      }.calls
    }
    #expect(
      calls(.userInteractionRequired, .userInteractionRequired).last == .prepareInterfaceToChangePassword)
    #expect(calls(.userCanceled, .userInteractionRequired).count == 1)
    #expect(calls(.userCanceled, .userCanceled).last == .prepareInterfaceToChangePassword)
    #expect(calls(.userInteractionRequired, .userCanceled).count == 1)
  }

  @Test func `CX-5 in the app the password is empty, not missing`() {
    let trace = stage.play(.inApp) { Trusting() }
    let call = trace.entries.map(\.event.line).first { $0.to == .handler }
    #expect(call?["password"] == "")
  }

  @Test func `CX-6 canceling both ways is a mistake`() {
    let trace = stage.play(.strongPassword, .user(.tapsCancel), .settle) {
      Scripted.onScreen(cancel: { context in
        context.cancelRequest(with: .userCanceled)
        context.cancelRequestByDefault()
      })
    }
    #expect(trace.outcome == .canceled)
    #expect(trace.brokenRules == [.canceledTwice])
  }

  @Test func `who cancels twice without the base class has answered twice`() {
    let trace = stage.play(.strongPassword, .user(.tapsCancel), .settle) {
      Scripted.onScreen(cancel: { context in
        context.cancelRequest(with: .userCanceled)
        context.after(.seconds(3)) { context.cancelRequest(with: .failed) }
      })
    }
    #expect(trace.outcome == .canceled)
    #expect(trace.brokenRules == [.answeredTwice])
    let late = stage.play(.strongPassword, .user(.tapsCancel), .settle) {
      Scripted.onScreen(prepareChange: { change, context in
        context.show(.button("Continue")) { _ in }
        context.after(.seconds(3)) {
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      })
    }
    #expect(late.brokenRules == [.answeredTwice])
  }

  @Test func `CX-7 dismissing comes before the call`() {
    func order(_ reading: Profile.CancelTap) -> [String] {
      let stage = Stage { $0.phone.profile.cancelTap = reading }
      return stage.play(.strongPassword, .user(.tapsCancel)) { Scripted.onScreen() }
        .entries.map(\.event.line).filter { $0.from == .system }.map(\.what)
        .filter { ["dismissesInterface", "cancelRequest"].contains($0) }
    }
    #expect(order(.dismissesThenCalls) == ["dismissesInterface", "cancelRequest"])
    #expect(order(.callsThenDismisses) == ["cancelRequest", "dismissesInterface"])
  }

  @Test func `CX-9 credentialIdentityNotFound counts as failed`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      })
    }
    #expect(trace.outcome == .failed)
    #expect(trace.violations == [.usedBetaCode])
    #expect(trace.brokenRules == [])
  }

  @Test func `CX-10 a presentation context can be made optional`() {
    let stage = Stage {
      $0.phone.controller.hasWindow = false
      $0.phone.profile.inApp.presentationContext = .isOptional
    }
    let trace = stage.play(.inApp, .settle) { Trusting() }
    #expect(trace.outcome == .upgraded)
    #expect(trace.violations == [.offeredNoWindow])
  }

  @Test func `CX-14 there is no way back from Apple's sheet to the interface`() {
    let trace = stage.play(.signInWithApple, .user(.taps("Go on")), .user(.approvesSheet), .settle) {
      Scripted(
        convert: { _, context in context.cancelRequest(with: .userInteractionRequired) },
        prepareConversion: { _, context in
          context.show(.button("Go on")) { _ in
            context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in
              context.present()
              context.cancelRequest(with: .failed)
            }
          }
        })
    }
    #expect(trace.brokenRules == [.presentedOffScreen])
    #expect(
      trace.entries.count { $0.event == .system(.screen(.presentedInterface(title: "Shiny"))) } == 1)
  }

  @Test func `CX-21 domain and code decide what an error means`() {
    let error = ExtensionError(domain: "ASExtensionErrorDomain", code: 100)
    let trace = stage.play(.strongPassword) {
      Scripted(change: { _, context in context.cancelRequest(with: error) })
    }
    #expect(trace.calls.last == .prepareInterfaceToChangePassword)
    let foreign = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: ExtensionError(domain: "Other", code: 100))
      })
    }
    #expect(foreign.outcome == .failed)
  }

  @Test func `CX-22 which recommendations offer upgrades is a setting`() {
    let reused = Keychain([
      Keychain.Entry("jappleseed", "tumbler-Orchid-7-Falcon", at: "shiny.example"),
      Keychain.Entry("kim", "tumbler-Orchid-7-Falcon", at: "other.example"),
    ])
    var phone = Stage { $0.phone.keychain = reused }.phone
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .recommendation) == .made(reused.entries[0]))
    let stage = Stage { $0.phone.keychain = reused }
    let trace = stage.play(
      .user(.upgrades("jappleseed", to: .strongPassword, from: .recommendation)), .settle
    ) { Trusting() }
    #expect(trace.readings.contains(.recommendationOffers))
    phone.profile.recommendationOffers = .highPriority
    #expect(
      phone.offer(.strongPassword, to: "jappleseed", from: .recommendation)
        == .withheld(.notUrgent(user: "jappleseed")))
    phone.passwordManager.accountTypes = ["shiny.example": .money]
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .recommendation) == .made(reused.entries[0]))
  }

  @Test func `CX-23 asking Apple before the server can be taken for right`() {
    func trace(_ reading: Profile.ServerBeforeApple) -> Trace {
      let stage = Stage { $0.phone.profile.signInWithApple.serverBeforeApple = reading }
      return stage.play(.signInWithApple, .settle, .user(.cancelsSheet), .settle) {
        Scripted(convert: { _, context in
          context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in
            context.cancelRequest(with: .userCanceled)
          }
        })
      }
    }
    #expect(trace(.isAdvised).violations == [.askedAppleBeforeServer])
    #expect(trace(.isOptional).violations == [])
    #expect(trace(.isOptional).readings.contains(.serverBeforeApple))
  }
}
