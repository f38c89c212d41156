import Rehearsal
import Testing

/// The listings of “Upgrading to Sign in with Apple” and “Upgrading in the app”.
@Suite struct AppleListings {
  final class Converting: AccountModificationHandler {
    func convertAccountToSignInWithAppleWithoutUserInteraction(
      for conversion: AccountConversion, in context: RequestContext
    ) {
      context.send(.authorize(conversion.existing)) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        context.send(.appleChallenge(session: session)) { answer in
          guard let state = answer["state"], let nonce = answer["nonce"] else {
            return context.cancelRequest(with: .failed)
          }
          self.askApple(state, nonce, session, in: context)
        }
      }
    }

    private func askApple(_ state: String, _ nonce: String, _ session: String, in context: RequestContext) {
      context.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { credential, error in
        guard let credential, credential.state == state else {
          return context.cancelRequest(with: error == .userCanceled ? .userCanceled : .failed)
        }
        context.send(.linkApple(credential, session: session)) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeUpgradeToSignInWithApple()
        }
      }
    }
  }

  let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  let server = AccountServer(Account("jappleseed", password: "kitten1"))

  @Test func `whoever cancels the sheet hears nothing, and who cannot be reached is a failure`() {
    let canceled = Script(
      on: phone,
      [
        .user(.upgrades("jappleseed", to: .signInWithApple, from: .settings)), .settle,
        .user(.cancelsSheet), .settle,
      ])
    let unreachable = Script(
      on: phone,
      [
        .apple(.unreachable),
        .user(.upgrades("jappleseed", to: .signInWithApple, from: .settings)), .settle,
        .user(.approvesSheet), .settle,
      ])
    let first = canceled.play(with: server, handler: Program { Converting() })
    #expect(first.outcome == .canceled)
    #expect(first.messages.isEmpty && first.isSound)
    let second = unreachable.play(with: server, handler: Program { Converting() })
    #expect(second.outcome == .failed)
    #expect(second.messages.count == 1 && second.isSound)
  }

  @Test func `approved, the account is Apple's and the Keychain is empty`() {
    let script = Script(
      on: phone,
      [
        .user(.upgrades("jappleseed", to: .signInWithApple, from: .settings)), .settle,
        .user(.approvesSheet), .settle,
      ])
    let trace = script.play(with: server, handler: Program { Converting() })
    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain.entries.isEmpty && trace.isSound)
  }

  final class WithToken: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      let authorization: Message =
        if let token = change.userInfo?["token"] {
          .authorize(change.existing.user, token: token)
        } else {
          .authorize(change.existing)
        }
      context.send(authorization) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        context.send(.changePassword(change.newPassword, session: session)) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeChangePasswordRequest(
            updatedCredential: change.updated, userInfo: ["done": "You have a strong password now."])
        }
      }
    }
  }

  @Test func `the app asks with a token, and hears how it ended`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))
    let script = Script(
      on: phone,
      [
        .app(.performs(.strongPassword, for: "jappleseed", userInfo: ["token": "token-9f3a"])),
        .settle,
      ])
    let trace = script.play(with: server, handler: Program { WithToken() })

    #expect(trace.news.count == 1)
    #expect(trace.messages.isEmpty)
    #expect(trace.isSound)
  }

  @Test func `an app that lets go of its delegate is upgraded and does not hear of it`() {
    let server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))
    let script = Script(
      on: phone,
      [
        .app(.performs(.strongPassword, for: "jappleseed", userInfo: ["token": "token-9f3a"])),
        .pass(.milliseconds(150)),
        .app(.dropsDelegate),
        .settle,
      ])
    let trace = script.play(with: server, handler: Program { WithToken() })
    #expect(trace.outcome == .upgraded)
    #expect(trace.news.isEmpty)
  }
}
