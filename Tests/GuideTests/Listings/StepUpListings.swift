import Rehearsal
import Testing

/// The listings of “When a code is needed” and “The life of a request”.
@Suite struct StepUpListings {
  final class WithCode: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.authorize(change.existing)) { answer in
        if answer.reply?["error"] == "code-required" {
          return context.cancelRequest(with: .userInteractionRequired)
        }
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        self.change(change, session, in: context)
      }
    }

    func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
      context.show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { tap in
        context.show(.label("One moment.")) { _ in }
        context.send(.authorize(change.existing)) { answer in
          guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
          context.send(.verifyCode(tap["Code"], session: session)) { answer in
            guard let session = answer["session"] else {
              return context.cancelRequest(with: .failed(because: "That was not the code."))
            }
            self.change(change, session, in: context)
          }
        }
      }
    }

    private func change(_ change: PasswordChange, _ session: String, in context: RequestContext) {
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  let server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: "424242"))

  @Test func `the user types the code, and the password is changed`() {
    let script = Script(
      on: phone,
      [
        .user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle,
        .user(.types("424242", into: "Code")),
        .user(.taps("Continue")), .settle,
      ])
    let trace = script.play(with: server, handler: Program { WithCode() })
    #expect(trace.outcome == .upgraded)
    #expect(trace.isSound)
  }

  @Test func `a button that is not there is the script's mistake`() {
    let script = Script(
      on: phone,
      [
        .user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle,
        .user(.taps("Proceed")), .settle,
      ])
    let trace = script.play(with: server, handler: Program { WithCode() })
    #expect(trace.refusal != nil)
    #expect(trace.violations.isEmpty)
  }

  @Test func `a process can end between two lines of code`() {
    let script = Script(
      on: phone,
      [
        .user(.upgrades("jappleseed", to: .strongPassword, from: .settings)),
        .pass(.milliseconds(150)),
        .system(.endsProcess),
        .settle,
      ])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let trace = script.play(with: server, handler: Program { WithCode() })
    #expect(trace.outcome == .interrupted)
    #expect(trace.ending.lockOuts.map(\.user) == ["jappleseed"])
  }
}
