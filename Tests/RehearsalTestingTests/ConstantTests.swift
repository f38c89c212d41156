#if os(Linux)
  import Rehearsal
  import RehearsalExplorer
  import RehearsalScenarios
  import RehearsalTesting
  import Synchronization
  import TestBench
  import Testing

  /// What all of a process share begins anew where a search begins, also after a rehearsal was played in the test's
  /// process.
  @Suite(.serialized) struct ConstantTests {
    private let stage = ProviderStage()
    private let program = Program(provider: {
      ScriptedProvider(
        silently: { request, context in
          guard Safe.shared.isOpen else { return context.cancelRequest(with: .userInteractionRequired) }
          Self.fill(for: request, in: context)
        },
        preparing: { request, context in
          context.show(.button("Unlock"), .button("Cancel")) { tap in
            guard tap.button == "Unlock" else { return context.cancelRequest(with: .userCanceled) }
            Safe.shared.isOpen = true
            Self.fill(for: request, in: context)
          }
        })
    })

    private static func fill(for request: CredentialRequest, in context: ProviderContext) {
      let user = request.identity?.user ?? "jappleseed"
      context.completeRequest(withSelectedCredential: PasswordCredential(user: user, password: "kitten1"))
    }

    @Test func `a safe that was opened in a rehearsal is closed in every process of a search`() {
      let opened = rehearse(
        Script(
          on: stage.phone,
          [.turnsToForm, .picks, .settle, .user(.taps("Unlock")), .settle]),
        with: AccountServer(), handler: program)
      #expect(opened.outcome == .provided && Safe.shared.isOpen)
      var explorer = Explorer([Situation.usual(.password)[0]], handler: program)
      explorer.budget = 1
      let exploration = explore(explorer)
      #expect(exploration.verdict == .exhausted, "\(exploration.discoveries)")
      #expect(exploration.nondeterministicPaths == [])
    }

    @Test func `a rehearsal is told as by a process that finds the safe closed`() {
      let script = Script(
        on: stage.phone, [.turnsToForm, .picks, .settle, .user(.taps("Unlock")), .settle])
      let first = rehearse(script, with: AccountServer(), handler: program)
      #expect(Safe.shared.isOpen)
      let second = rehearse(script, with: AccountServer(), handler: program)
      #expect(first.outcome == .provided && second == first)
      #expect(script.play(with: AccountServer(), handler: program) != first, "nothing is left to tell apart")
    }

    @Test func `a scenario is told as by a process that finds the safe closed`() {
      let text = """
        Feature: A safe
          Scenario: It is closed at first
            Given the app "Vault" is associated with "vault.example"
            And the identity store holds:
              | user       | service       | record |
              | jappleseed | shiny.example | 1      |
            When the user turns to the form at "https://shiny.example/login"
            And the user picks the suggestion "jappleseed"
            And everything settles
            Then the extension's interface is on screen
            When the user taps "Unlock"
            Then the form is filled with "jappleseed" and "kitten1"
        """
      let reading = ScenarioReader(.standard).read(Array(text.utf8), file: "Safe.feature")
      #expect(reading.diagnostics == [])
      for _ in 1...2 {
        for scenario in reading.scenarios { rehearse(scenario, handler: program) }
        #expect(Safe.shared.isOpen)
      }
    }
  }

  /// A vault as many have it: one for all that runs in a process.
  private final class Safe: Sendable {
    static let shared = Safe()
    private let open = Mutex(false)

    var isOpen: Bool {
      get { open.withLock(\.self) }
      set { open.withLock { $0 = newValue } }
    }
  }
#endif
