import Rehearsal
import TestBench
import Testing
import Vaults

/// What a script asks of AutoFill that no phone could do.
@Suite struct ProviderDiagnosticTests {
  private let stage = ProviderStage()
  private static let locks = Step.user(.autoFill(.locksDevice))
  private static let unlocks = Step.user(.autoFill(.unlocksDevice))
  private static let opens = [
    Step.user(.types("open sesame", into: "Master password")), .user(.taps("Open")),
  ]

  @Test(
    arguments: opens + [
      .turnsToForm, .picks, .authenticates, .opens(.credentials), .user(.leavesApp), .user(.tapsCancel),
      .user(.autoFill(.failsToAuthenticate)), .user(.autoFill(.enablesProvider)),
      .user(.autoFill(.disablesProvider)), .user(.autoFill(.deletesApp)), .user(.autoFill(.restoresBackup)),
      .user(.upgrades("jappleseed", to: .strongPassword, from: .settings)),
    ])
  func `nobody touches a device that is locked`(act: Step) throws {
    let simulation = Simulation(phone: stage.phone, server: AccountServer(), program: LockedVault.program)
    for step in [Step.turnsToForm, .opens(.credentials), Self.locks] { try simulation.perform(step) }
    #expect(throws: Diagnostic.self) { try simulation.perform(act) }
    #expect(
      simulation.finish().refusal?.problem
        == "the device is locked, and nobody can touch what it shows. Let the user unlock it first.")
  }

  @Test func `once it is unlocked the form is still there, and the request is not`() {
    let trace = stage.play(
      [.turnsToForm, .picks, .settle, Self.locks, .settle, Self.unlocks, .picks] + Self.opens + [.settle],
      LockedVault.program)
    #expect(trace.outcomes == [.interrupted, .provided])
    #expect(trace.brokenRules == [])
  }

  @Test func `of two suggestions for a user name a script says which`() {
    let twice = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true,
        identities: [CredentialIdentity("robin", at: "shiny.example", record: "1"), ProviderStage.passkey])
    }
    func play(_ number: Int?) -> Trace {
      twice.play(
        [.turnsToForm, .user(.autoFill(.picks("robin", number: number))), .settle], VaultInStep.program)
    }
    #expect(play(1).requests == [.password])
    #expect(play(2).requests == [.passkey])
    for number in [nil, 0, 3] {
      #expect(
        play(number).refusal?.problem
          == "“robin” can be the 1st suggestion, a password at shiny.example, or the 2nd suggestion, a passkey at "
          + "shiny.example. Say which.")
    }
    #expect(stage.play([.turnsToForm, .picks, .settle], VaultInStep.program).refusal == nil)
  }

  @Test func `what waits for the user is not told to settle`() {
    func problem(_ steps: [Step]) -> String? {
      stage.play(steps + [.turnsToForm], LockedVault.program).refusal?.problem
    }
    #expect(
      problem([.turnsToForm, .opens(.credentials), .settle])
        == "the request for the credential list is still under way. It waits for the user: finish or cancel it on "
        + "screen, or let the user leave the app.")
    #expect(
      stage.play([.turnsToForm, .picks, .settle, .turnsToForm], VaultInStep.program).refusal?.problem
        == "the request for a password is still under way. It waits for the user: let them authenticate or fail to, "
        + "or leave the app.")
    let silent = stage.play(.turnsToForm, .picks, .turnsToForm) { ScriptedProvider() }
    #expect(
      silent.refusal?.problem == "the request for a password is still under way. Let it settle first.")
  }
}

extension Trace {
  fileprivate var requests: [Provision] {
    entries.compactMap {
      if case .system(.autoFill(.called(_, let asked))) = $0.event { asked.provision } else { nil }
    }
  }
}
