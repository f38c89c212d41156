import Designs
import Rehearsal
import TestBench
import Testing

/// What is different when the app itself asks, rule by rule.
@Suite(.inverting) struct InAppRuleTests {
  let stage = Stage()

  @Test func `IA-1 performing a request launches the extension`() {
    let trace = stage.play(.inApp) { Trusting() }
    #expect(trace.entries.contains { $0.event == .system(.process(.started)) })
    #expect(trace.calls == [.changePasswordWithoutUserInteraction])
  }

  @Test func `IA-2 the extension gets the user and an empty password`() {
    #expect(seen(from: .inApp)?.existing == PasswordCredential(user: "jappleseed", password: ""))
    func setting(_ password: @escaping (PasswordChange) -> String) -> [Violation] {
      stage.play(.inApp, .settle) {
        Scripted(change: { change, context in
          context.send(.authorize("jappleseed", token: "token-9f3a")) { answer in
            let session = answer["session"] ?? ""
            context.send(.changePassword(password(change), session: session)) { _ in
              context.cancelRequest(with: .failed)
            }
          }
        })
      }.violations
    }
    #expect(setting { $0.existing.password }.contains(.setEmptyPassword), "what is taken back is nobody's")
    #expect(!setting { $0.newPassword }.contains(.setEmptyPassword))
  }

  @Test func `IA-3 userInfo reaches the extension`() {
    #expect(seen(from: .inApp)?.userInfo == ["token": "token-9f3a"])
    #expect(seen(from: .app(.performs(.strongPassword, for: "jappleseed")))?.userInfo == nil)
  }

  @Test func `IA-4 no password crosses, in either direction`() {
    func telling(_ step: Step, _ answer: @escaping (PasswordChange, RequestContext) -> Void) -> [Violation] {
      stage.play(step, .settle) { Scripted(change: answer) }.violations.filter { $0 == .toldAppPassword }
    }
    func give(_ userInfo: UserInfo) -> (PasswordChange, RequestContext) -> Void {
      { $1.completeChangePasswordRequest(updatedCredential: $0.updated, userInfo: userInfo) }
    }
    #expect(telling(.inApp) { give(["secret": $0.newPassword])($0, $1) } == [.toldAppPassword])
    #expect(telling(.inApp, give(["token": "token-9f3a"])) == [])
    let explaining: (PasswordChange, RequestContext) -> Void = { change, context in
      let reason = "It may be \(change.newPassword) now."
      context.cancelRequest(with: ExtensionError(.failed, reason: reason))
    }
    #expect(telling(.inApp, explaining) == [.toldAppPassword])
    #expect(telling(.strongPassword, explaining) == [], "no app hears of what was begun in Settings")

    let trace = stage.play(.inApp, .settle) { Trusting() }
    let crossed = trace.entries.map(\.event.line).filter { $0.from == .app || $0.to == .handler }
    #expect(!crossed.flatMap(\.with).contains { $0.value == "kitten1" })
    #expect(trace.outcome == .upgraded)
  }

  @Test func `IA-13 wanting the user for whom the app has spoken is advised against`() {
    func play(_ userInfo: UserInfo?) -> Trace {
      stage.play(.app(.performs(.strongPassword, for: "jappleseed", userInfo: userInfo)), .settle) {
        Scripted(change: { change, context in
          let token = change.userInfo?["token"]
          let message =
            token.map { Message.authorize("jappleseed", token: $0) } ?? Message.signIn(appleUser: "")
          context.send(message) { _ in context.cancelRequest(with: .userInteractionRequired) }
        })
      }
    }
    #expect(play(["token": "token-9f3a"]).violations.contains(.askedAppUser))
    #expect(!play(nil).violations.contains(.askedAppUser))
    #expect(!play(["token": "token-0000"]).violations.contains(.askedAppUser), "the server wants them")
    #expect(play(["token": "token-9f3a"]).brokenRules == play(nil).brokenRules)
  }

  @Test func `IA-5 a second request fails at once and leaves the first alone`() {
    let trace = stage.play(.inApp, .inApp, .settle) { Trusting() }
    #expect(trace.news == [.failed, .completed])
    #expect(trace.outcomes == [.upgraded])
    #expect(trace.calls.count == 1)
  }

  @Test func `IA-6 a request without a window is refused`() {
    let stage = Stage { $0.phone.controller.hasWindow = false }
    let trace = stage.play(.inApp, .settle) { Trusting() }
    #expect(trace.brokenRules == [.offeredNoWindow])
    #expect(trace.news == [.failed])
    #expect(trace.calls == [])
  }

  @Test func `IA-7 the delegate hears once and the system says nothing`() {
    let success = stage.play(.inApp, .settle) { Trusting() }
    #expect(success.news == [.completed])
    let failure = stage.play(.inApp, .settle) {
      Scripted(change: { _, context in context.cancelRequest(with: .failed(because: "Sorry.")) })
    }
    #expect(failure.news == [.failed])
    #expect(failure.messages == [])
  }

  @Test func `IA-8 the completion's userInfo reaches the delegate`() {
    let trace = stage.play(.inApp, .settle) {
      Scripted(change: { change, context in
        context.completeChangePasswordRequest(updatedCredential: change.updated, userInfo: ["proof": "42"])
      })
    }
    #expect(trace.entries.contains { $0.event == .system(.toldApp(.completed, ["proof": "42"], nil)) })
  }

  @Test func `IA-9 a matching Keychain entry is updated or removed`() {
    #expect(stage.play(.inApp, .settle) { Trusting() }.keychain.entries == [.new])
    let apple = stage.play(.inAppApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(apple.outcome == .upgraded)
    #expect(apple.keychain.entries == [])
    let page = Keychain.Entry("jappleseed", "kitten1", at: "https://shiny.example/login")
    let paged = Stage { $0.phone.keychain = Keychain([page]) }.play(.inApp, .settle) { Trusting() }
    #expect(paged.keychain.entries.map(\.service) == [page.service])
    #expect(paged.keychain["jappleseed"] == Keychain.Entry.new.password)
    #expect(paged.ending.lockOuts == [])
  }

  @Test func `IA-10 all three endings exist in the app`() {
    #expect(stage.play(.inApp, .settle) { Trusting() }.outcome == .upgraded)
    let refused = Stage { $0.server = AccountServer() }
    #expect(refused.play(.inApp, .settle) { Trusting() }.outcome == .failed)
    let asked = stage.play(.inApp) { Scripted.onScreen() }
    #expect(asked.calls.last == .prepareInterfaceToChangePassword)
    #expect(asked.ending.leftovers == [.openRequest, .interfaceOnScreen])
  }

  @Test func `IA-12 a delegate or a window that vanishes ends nothing else`() {
    let unheard = stage.play(.inApp, .app(.dropsDelegate), .settle) { Trusting() }
    #expect(unheard.outcome == .upgraded)
    #expect(unheard.news == [])
    #expect(unheard.entries.contains { $0.event == .system(.toldNobody(.completed)) })
    #expect(unheard.keychain.entries == [.new])
    let silent = stage.play(.inApp, .app(.dropsWindow), .settle) { Trusting() }
    #expect(silent.news == [.completed])
  }

  private func seen(from step: Step) -> PasswordChange? {
    var seen: PasswordChange?
    _ = stage.play(step) { Scripted(change: { change, _ in seen = change }) }
    return seen
  }
}
