#if os(Linux)
  import AuthenticationServices
  import Rehearsal
  import RehearsalRuntime
  import Testing

  /// The listings of “Apple's class names”.
  @Suite struct AppleNamesListings {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let steps: [Step] = [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle]

    final class AsyncUpgrade: ASAccountAuthenticationModificationViewController {
      override func changePasswordWithoutUserInteraction(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
        newPassword: String, userInfo: [AnyHashable: Any]? = nil
      ) {
        Task {
          try await Task.sleep(for: .seconds(1))
          extensionContext.cancelRequest(withError: ASExtensionError(.failed))
        }
      }
    }

    @Test func `a view controller is a program`() {
      let trace = Script(on: phone, steps).play(with: server, handler: Program { AsyncUpgrade() })
      #expect(trace.outcome == .failed)
      #expect(trace.ending.instant >= .start + .seconds(1))
    }

    final class PersonNameComponentsFormatter {
      func string(from name: PersonNameComponents) -> String {
        [name.givenName, name.familyName].compactMap(\.self).joined(separator: " ")
      }
    }

    @Test func `a class of the target's own writes the names of people`() {
      var name = PersonNameComponents()
      name.familyName = "Appleseed"
      #expect(PersonNameComponentsFormatter().string(from: name) == "Appleseed")
      name.givenName = "Johnny"
      #expect(PersonNameComponentsFormatter().string(from: name) == "Johnny Appleseed")
    }

    final class VaultViewController: ASCredentialProviderViewController {}

    @Test func `a provider's view controller is a program as well`() {
      let program = Program(provider: { VaultViewController() })
      #expect(program.isProvider)
    }

    final class Ticking: ASAccountAuthenticationModificationViewController {
      private var timer: Timer?

      override func changePasswordWithoutUserInteraction(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
        newPassword: String, userInfo: [AnyHashable: Any]? = nil
      ) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.tick() }
        }
      }

      func tick() { extensionContext.cancelRequest(withError: ASExtensionError(.failed)) }
    }

    @Test func `the closure of a timer says that it is on the main actor`() {
      #expect(Script(on: phone, steps).play(with: server, handler: Program { Ticking() }).outcome == .failed)
    }

    final class Awaiting: AccountModificationHandler {
      func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
        Task {
          let answer = await context.send(.authorize(change.existing))
          context.cancelRequest(with: answer.isSuccess ? .failed(because: "Not today.") : .failed)
        }
      }
    }

    @Test func `a handler that waits in a task needs the virtual runtime`() {
      let program =
        Program(runtime: .virtual) { Awaiting() }
      let trace = Script(on: phone, steps).play(with: server, handler: program)
      #expect(trace.messages == ["Not today."])
    }
  }
#endif
