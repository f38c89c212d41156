import Rehearsal
import TestBench
import Testing
import Vaults

/// What a provider is asked for, by the keys of its Info.plist.
@Suite(.inverting) struct ProviderCapabilityTests {
  private static let choosing = Step.user(.autoFill(.generatesPasswords(rules: nil, onScreen: true)))
  private static let byTheWay = Step.autoFill(.makesPasskey(user: "jappleseed"))
  private static let enabling = Step.user(.autoFill(.enablesProvider))

  @Test func `who generates passwords lets users choose one, unless they say no`() {
    let steps = [.turnsToForm, Self.choosing, .user(.taps("hedgehog-lantern-ribbon")), .settle]
    let silent = ProviderStage { $0.autoFill.capabilities = [.passwords, .generatingPasswords] }
    #expect(
      silent.play(steps, VaultInStep.program).fillings == [.generatedPasswords(["hedgehog-lantern-ribbon"])])
    var declining = silent
    declining.phone.autoFill.declined = [.generatingPasswordsOnScreen]
    #expect(
      problem(declining, steps)
        == "the system does not ask for this: its extension declares "
        + "“SupportsGeneratePasswordCredentialsWithUI” with NO.")
  }

  @Test(arguments: [
    (AutoFill.Capability.generatingPasswordsOnScreen, choosing, "SupportsGeneratePasswordCredentials"),
    (.passkeysByTheWay, byTheWay, "ProvidesPasskeys"),
  ])
  func `a key says nothing without the one it rests on`(
    capability: AutoFill.Capability, asked: Step, missing: String
  ) {
    let stage = ProviderStage { $0.autoFill.capabilities = [.passwords, capability] }
    #expect(
      problem(stage, [.turnsToForm, asked])
        == "the system does not ask for this: its extension does not declare “\(missing)”.")
  }

  @Test(arguments: [
    (SystemVersion.iOS12, true, false, true), (.iOS12, false, true, false), (.iOS17, true, false, false),
    (.iOS17, false, true, true), (.iOS26, true, true, true), (.iOS26, false, false, false),
  ])
  func `CX-26 each system reads its own key of the configuration`(
    version: SystemVersion, isEarly: Bool, isCapability: Bool, isShown: Bool
  ) {
    let stage = ProviderStage {
      $0.profile.autoFill.systemVersion = version
      $0.autoFill.identityStore = IdentityStore()
      $0.autoFill.capabilities = isCapability ? [.passwords, .configuration] : [.passwords]
      $0.autoFill.declaresEarlyConfiguration = isEarly
    }
    let trace = stage.play([Self.enabling, .settle], VaultInStep.program)
    #expect(trace.providerCalls == (isShown ? [.prepareInterfaceForExtensionConfiguration] : []))
    #expect(trace.ending.provider?.isEnabled == true)
  }

  @Test func `an app that is gone saves nothing, and that is told`() {
    let gone = ProviderStage { $0.app.isInstalled = false }
    #expect(
      problem(gone, [.app(.updatesIdentities(.removeAll))])
        == "Vault is not installed, so that nothing of it runs. Take the step out.")
  }

  private func problem(_ stage: ProviderStage, _ steps: [Step]) -> String? {
    stage.play(steps, VaultInStep.program).refusal?.problem
  }
}
