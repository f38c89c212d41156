import Rehearsal
import RehearsalCommandLine
import Testing

/// A handler that never succeeds is never all well, and what the server does not know is said.
@Suite struct FalseGreenTests {
  private let folder = Folder()
  private let tool = CommandLineTool(handlers: ["Astray": Program { Astray() }])
  private let provider = CommandLineTool(handlers: ["Unread": Program(provider: { Unread() })])

  /// Offers a login when it is set up, and takes a Keychain that wants the user for one that has nothing.
  private final class Unread: CredentialProviderHandler {
    func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
      let offered = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
      var isTapped = false
      context.show([.label("Suggest passwords"), .button("Done")]) { _ in
        guard !isTapped else { return }
        isTapped = true
        context.show(.label("One moment.")) { _ in }
        context.identityStore.getState { state in
          guard state.isEnabled else { return context.completeExtensionConfigurationRequest() }
          context.identityStore.replace(with: [offered]) { _ in
            context.completeExtensionConfigurationRequest()
          }
        }
      }
    }

    func provideCredentialWithoutUserInteraction(
      for request: CredentialRequest, in context: ProviderContext
    ) { context.cancelRequest(with: .failed) }
  }

  /// Asks a server for what it does not know, and tells the truth about what comes of it.
  private final class Astray: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      var isWaiting = true
      let fail = {
        guard isWaiting else { return }
        isWaiting = false
        context.cancelRequest(with: .failed)
      }
      let alarm = context.after(.seconds(2), do: fail)
      context.send(Message("logIn", [Message.Field("user", change.existing.user)])) { _ in
        context.cancel(alarm)
        fail()
      }
    }
  }

  private static let advice =
    "the server does not know /log-in; it knows /authorize, /verify-code, /change-password, /apple-challenge, "
    + "/link-apple, /sign-in. A server that knows others is a type of your own that conforms to Server"

  @Test func `a search in which nothing worked comes to no verdict`() {
    let answer = tool.run(["explore", "--server", "gracefully", "--budget", "1"])
    #expect(answer.code == .inconclusive)
    #expect(answer.output.contains("INCONCLUSIVE: nothing is wrong, and nothing worked ("))
    #expect(
      answer.output.contains("  never seen: no path ended in an upgrade; \(Self.advice)"),
      "\(answer.output)")
  }

  @Test func `a search in which nothing was filled in that was offered comes to no verdict`() {
    let answer = provider.run(["explore", "--request", "configuration", "--budget", "1"])
    #expect(answer.code == .inconclusive)
    #expect(
      answer.output.contains(
        "INCONCLUSIVE: nothing is wrong, and nothing that was offered was filled in ("), "\(answer.output)")
    let told = answer.output.firstMatch(
      of:
        /never seen: nothing that was offered was filled in; what the handler put into its store was picked \d+ times/
    )
    #expect(told != nil, "\(answer.output)")
  }

  @Test func `a request that must succeed and does not says what the server knows`() {
    folder.write(
      "a.feature",
      """
      Feature: Astray

        Scenario: A strong password from Settings
          Given the app "Shiny" is associated with "shiny.example"
          And the keychain holds:
            | service       | user       | password |
            | shiny.example | jappleseed | kitten1  |
          And the server holds:
            | user       | password |
            | jappleseed | kitten1  |
          When the user upgrades "jappleseed" to a strong password from Settings
          And everything settles
          Then the request succeeds

      """)
    let answer = tool.run(["run", "\(folder.path)/a.feature"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains(Self.advice), "\(answer.output)")
  }
}
