import Rehearsal
import RehearsalCommandLine
import RehearsalExplorer
import RehearsalTesting
import Testing

/// The handler of the tutorial before anybody explored it.
@Suite struct FirstVersion {
  /// Shiny's extension: it changes the password when the server agrees.
  public final class Ours: AccountModificationHandler {
    /// A handler for one request.
    public init() {}

    /// Authorizes, changes, completes.
    public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.authorize(change.existing)) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        context.send(.changePassword(change.newPassword, session: session)) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      }
    }
  }

  @Test func `one tap replaces a weak password`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))

    let trace = rehearse(
      [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle],
      on: phone, with: server
    ) { Ours() }

    #expect(trace.outcome == .upgraded)
    #expect(trace.keychain["jappleseed"] == phone.generatedPassword)
  }

  /// The command of the tutorial's package.
  static func command() -> Never {
    CommandLineTool(handlers: ["Ours": Program { Ours() }]).main()
  }
}

/// The handler of the tutorial once it has been mended.
@Suite struct SecondVersion {
  /// Shiny's extension: it changes the password when the server agrees, and answers in time.
  public final class Ours: AccountModificationHandler {
    private var isAnswered = false

    /// A handler for one request.
    public init() {}

    /// Authorizes, changes, completes; gives up after six seconds.
    public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      let alarm = context.after(.seconds(6)) { self.once { context.cancelRequest(with: .failed) } }
      let answer = { (say: () -> Void) in
        context.cancel(alarm)
        self.once(say)
      }
      context.send(.authorize(change.existing)) { reply in
        guard let session = reply["session"] else { return answer { context.cancelRequest(with: .failed) } }
        context.send(.changePassword(change.newPassword, session: session)) { reply in
          guard reply.isSuccess else { return answer { context.cancelRequest(with: .failed) } }
          answer { context.completeChangePasswordRequest(updatedCredential: change.updated) }
        }
      }
    }

    /// Says something, unless something was said before.
    private func once(_ say: () -> Void) {
      guard !isAnswered else { return }
      isAnswered = true
      say()
    }
  }

  @Test func `whatever happens, nothing is wrong`() {
    let usual = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    explore(usual, lacking: [.interface]) { Ours() }
  }
}
