import Designs
import Rehearsal
import TestBench
import Testing
import Vaults

@testable import RehearsalExplorer

/// How a credential provider is searched.
@Suite struct ProviderTests {
  @Test(arguments: Provision.allCases)
  func `whatever a sound vault is asked for, nothing is wrong with it`(provision: Provision) {
    var explorer = Explorer(Situation.usual(provision), handler: VaultInStep.program)
    explorer.budget = 1
    let exploration = explorer.explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.endless == 0)
    #expect(exploration.coverage.successes > 0)
  }

  @Test(arguments: [Provision.unknownPasskey, .acceptedPasskeys, .updatedPasskey])
  func `who ignores news of a passkey is found, and a vault that was never told of it is not`(
    provision: Provision
  ) {
    var explorer = Explorer(Situation.usual(provision), handler: Program(provider: { ScriptedProvider() }))
    explorer.budget = 0
    #expect(explorer.explore().discoveries.map(\.failure).contains(.rule(.ignoredNews)))
    explorer.program = SigningVault.program()
    explorer.budget = 1
    let sound = explorer.explore().discoveries.map(\.failure)
    #expect(!sound.contains(.rule(.ignoredNews)))
  }

  @Test func `nobody is stuck before a vault that asks for a master password`() {
    let exploration = Explorer(Situation.usual(.password), handler: LockedVault.program).explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.coverage.count(of: .handler(.preparedInterface)) > 0)
    #expect(exploration.coverage.successes > 0)
  }

  @Test func `a reduced search and a whole one come to the same events`() {
    for provision in [Provision.password, .savedPassword, .configuration] {
      var explorer = Explorer(Situation.usual(provision), handler: LockedVault.program)
      if provision == .savedPassword { explorer.program = VaultInStep.program }
      let reduced = explorer.explore()
      explorer.mergesStates = false
      let whole = explorer.explore()
      #expect(reduced.verdict == whole.verdict)
      for phase in Phase.all {
        for event in Event.all {
          let counts = (
            reduced.coverage.count(of: event, in: phase), whole.coverage.count(of: event, in: phase)
          )
          #expect((counts.0 > 0) == (counts.1 > 0), "\(event) in \(phase)")
        }
      }
    }
  }

  @Test func `a situation that asks what a handler never serves comes to no verdict`() {
    #expect(
      Explorer(Situation.usual(.password), handler: Program { Trusting() }).explore().verdict == .inconclusive
    )
    #expect(
      Explorer(Situation.usual(.strongPassword), handler: LockedVault.program).explore().verdict
        == .inconclusive)
  }

  @Test func `only what a phone lets happen is offered`() {
    for (provision, program) in [
      (Provision.password, LockedVault.program), (.savedPassword, VaultInStep.program),
      (.configuration, LockedVault.program), (.credentialList, LockedVault.program),
    ] {
      for situation in Situation.usual(provision) {
        for seed in 0..<200 as Range<UInt64> { wander(situation, program, seed) }
      }
    }
  }

  /// Follows a path in which anybody may deviate from it at any point.
  private func wander(_ situation: Situation, _ program: Program, _ seed: UInt64) {
    var chance = SplitMix(seed: seed)
    let run = Run(PathTerms(situation, hasRuntime: false), program, limit: 5_000)
    for _ in 0..<40 where !run.isOver {
      let deviations = run.deviations()
      if chance.next() % 3 == 0, let deviation = deviations.randomElement(using: &chance) {
        run.take(deviation)
      } else {
        run.take(run.usual)
      }
      #expect(
        !run.simulation.look(\.isStopped), "\(situation.name), seed \(seed): \(run.simulation.finish())")
    }
  }

  @Test func `every deviation of AutoFill is taken somewhere`() {
    var taken: Set<String> = []
    for provision in [Provision.password, .savedPassword] {
      var explorer = Explorer(Situation.usual(provision), handler: VaultInStep.program)
      explorer.budget = 1
      for situation in explorer.situations.indices {
        let run = explorer.makeRun(of: Path(situation: situation, deviations: []))
        while !run.isOver {
          taken.formUnion(run.deviations().map(\.description))
          run.take(run.usual)
        }
      }
    }
    #expect(
      taken.isSuperset(of: [
        "the user fails to authenticate", "the user asks again", "the user locks the device",
        "the user disables the provider", "the user restores the device from a backup",
        "the system is busy with the identity store", "the system ends the extension",
      ]))
    #expect(!taken.contains("the user taps Cancel"), "there is no bar over a provider's interface")
  }

  @Test func `who closes the page of a sign-in and opens it again stops in the end`() {
    var isOpen = 0
    let program = Program(provider: {
      ScriptedProvider(preparing: { _, context in
        func askToSignIn() {
          context.show(.button("Sign In"), .button("Cancel")) { tap in
            tap.button == "Cancel" ? context.cancelRequest(with: .userCanceled) : browse()
          }
        }
        func browse() {
          isOpen += 1
          context.show(.label("vault.example"), .button("Cancel")) { _ in askToSignIn() }
        }
        askToSignIn()
      })
    })
    var explorer = Explorer(Array(Situation.usual(.credentialList).prefix(1)), handler: program)
    explorer.budget = 0
    let exploration = explorer.explore()
    #expect(exploration.endless == 0)
    #expect((5...100).contains(isOpen), "\(isOpen) times")
  }
}
