import Designs
import Rehearsal
import TestBench
import Testing

/// The flows of Apple's article, in its order.
@Suite struct ArticleTests {
  let stage = Stage()

  @Test func `Support Automatic Strong Password Upgrades`() {
    let trace = stage.play(.strongPassword, .settle) { Trusting() }
    #expect(trace.calls == [.changePasswordWithoutUserInteraction])
    #expect(trace.messagesSent == ["authorize", "changePassword"])
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [.new])
    #expect(trace.accounts.first?.passwords == ["rofnyz-4Kovfu-gihzyc"])
    #expect(trace.isSound)
  }

  @Test func `with another password than the system's`() {
    let stage = Stage {
      var server = AccountServer(Account("jappleseed", password: "kitten1"))
      server.rejectedPasswords["rofnyz-4Kovfu-gihzyc"] = "no hyphens"
      $0.server = server
    }
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { change, context in
        context.send(.authorize(change.existing)) { answer in
          let session = answer["session"] ?? ""
          context.send(.changePassword(change.newPassword, session: session)) { answer in
            #expect(answer.reply?["reason"] == "no hyphens")
            context.send(.changePassword("rofnyz4Kovfugihzyc", session: session)) { _ in
              context.completeChangePasswordRequest(
                updatedCredential: PasswordCredential(
                  user: change.existing.user, password: "rofnyz4Kovfugihzyc"))
            }
          }
        }
      })
    }
    #expect(trace.keychain["jappleseed"] == "rofnyz4Kovfugihzyc")
    #expect(trace.isSound)
  }

  @Test func `If the user isn't authorized to perform the upgrade`() {
    let stage = Stage { $0.server = AccountServer(Account("jappleseed", password: "something else")) }
    let trace = stage.play(.strongPassword, .settle) { Trusting() }
    #expect(trace.outcome == .failed)
    #expect(trace.messages == [Screen.defaultMessage])
    #expect(trace.keychain.entries == [.old])
    #expect(trace.isSound)
  }

  @Test func `To display a custom error message`() {
    let trace = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: .failed(because: "Authentication failed."))
      })
    }
    #expect(trace.outcome == .failed)
    #expect(trace.messages == ["Authentication failed."])
  }

  @Test func `Support Automatic Upgrades to Sign in with Apple`() {
    let trace = stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.calls == [.convertAccountToSignInWithAppleWithoutUserInteraction])
    #expect(trace.messagesSent == ["authorize", "appleChallenge", "linkApple"])
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [])
    #expect(trace.accounts.first?.passwords == [])
    #expect(trace.accounts.first?.appleUser == stage.phone.appleUser)
    #expect(trace.isSound)
  }

  @Test func `If the user cancels the request`() {
    let trace = stage.play(.signInWithApple, .settle, .user(.cancelsSheet), .settle) { Trusting() }
    #expect(trace.outcome == .canceled)
    #expect(trace.messages == [])
    #expect(!trace.messagesSent.contains("linkApple"))
    #expect(trace.keychain.entries == [.old])
    #expect(trace.isSound)
  }

  @Test func `If the device can't communicate with Apple's servers`() {
    let stage = Stage { $0.phone.apple.reachability = .unreachable }
    let trace = stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.outcome == .failed)
    #expect(trace.messages == [Screen.defaultMessage])
    #expect(trace.keychain.entries == [.old])
    #expect(trace.isSound)
  }

  @Test func `If Apple's servers never answer`() {
    let stage = Stage { $0.phone.apple.reachability = .silent }
    let trace = stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.outcome == nil)
    #expect(trace.ending.leftovers == [.openRequest, .sheetOnScreen])
    #expect(trace.brokenRules == [])
  }

  @Test func `Perform Upgrades With Additional Security Requirements, strong password`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")), .settle
    ) { Trusting() }
    #expect(trace.calls == [.changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword])
    #expect(trace.messagesSent == ["authorize", "authorize", "verifyCode", "changePassword"])
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [.new])
    #expect(trace.isSound)
  }

  @Test func `Perform Upgrades With Additional Security Requirements, Sign in with Apple`() {
    let trace = Stage.withSecondFactor.play(
      .signInWithApple, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")), .settle,
      .user(.approvesSheet), .settle
    ) { Trusting() }
    #expect(
      trace.calls == [
        .convertAccountToSignInWithAppleWithoutUserInteraction,
        .prepareInterfaceToConvertAccountToSignInWithApple,
      ])
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries == [])
    #expect(trace.isSound)
  }

  @Test func `If the user fails to complete the additional steps`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.types("000000", into: "Code")), .user(.taps("Continue")), .settle
    ) { Trusting() }
    #expect(trace.outcome == .failed)
    #expect(trace.messages == ["That was not the code."])
    #expect(trace.entries.contains { $0.event == .system(.screen(.dismissedInterface)) })
    #expect(trace.isSound)
  }

  @Test func `If the user taps the system-provided cancel button`() {
    let trace = Stage.withSecondFactor.play(.strongPassword, .settle, .user(.tapsCancel), .settle) {
      Trusting()
    }
    #expect(trace.calls.last == .cancelRequest)
    #expect(trace.outcome == .canceled)
    #expect(trace.messages == [])
    #expect(trace.keychain.entries == [.old])
    #expect(trace.isSound)
  }

  @Test func `If you need to perform any cleanup work, override this method`() {
    var cleanedUp = false
    let trace = stage.play(.strongPassword, .settle, .user(.tapsCancel), .settle) {
      Scripted.onScreen(cancel: { context in
        cleanedUp = true
        context.cancelRequestByDefault()
      })
    }
    #expect(cleanedUp)
    #expect(trace.outcome == .canceled)
    #expect(trace.isSound)
  }

  @Test func `Initiate Security Upgrades From Within Your App, strong password`() {
    let trace = stage.play(.inApp, .settle) { Trusting() }
    #expect(trace.messagesSent == ["authorize", "changePassword"])
    #expect(
      trace.entries.contains {
        $0.event == .handler(.sent(.authorize("jappleseed", token: "token-9f3a")))
      })
    #expect(trace.news == [.completed])
    #expect(trace.keychain.entries == [.new])
    #expect(trace.isSound)
  }

  @Test func `Initiate Security Upgrades From Within Your App, Sign in with Apple`() {
    let trace = stage.play(.inAppApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.news == [.completed])
    #expect(trace.keychain.entries == [])
    #expect(trace.isSound)
  }

  @Test func `When the request completes, depending on result of the upgrade`() {
    let stage = Stage { $0.server = AccountServer() }
    let trace = stage.play(.inApp, .settle) { Trusting() }
    #expect(trace.news == [.failed])
    #expect(trace.messages == [])
    #expect(trace.isSound)
  }
}
