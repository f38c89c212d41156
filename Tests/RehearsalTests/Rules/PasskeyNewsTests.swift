import Rehearsal
import TestBench
import Testing
import Vaults

/// What has to come of news of passkeys, and what nobody is blamed for.
@Suite(.inverting) struct PasskeyNewsTests {
  private static let site = "shiny.example"
  private static let unknown = CredentialReport.unknownPasskey(credentialID: "key-1", relyingParty: site)
  private static let accepted = CredentialReport.acceptedPasskeys(
    credentialIDs: [], userHandle: "robin-1", relyingParty: site)
  private static let renamed = CredentialReport.updatedPasskey(
    newName: "rob", userHandle: "robin-1", relyingParty: site)
  private static let all = [unknown, accepted, renamed]

  private let stage = Self.stage(ProviderStage.passkey)

  private static func stage(_ passkeys: CredentialIdentity...) -> ProviderStage {
    ProviderStage {
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: [ProviderStage.identity] + passkeys)
    }
  }

  private static func passkey(_ credentialID: String, of user: String = "robin") -> CredentialIdentity {
    CredentialIdentity(
      user, at: "shiny.example", record: "4",
      kind: .passkey(credentialID: credentialID, userHandle: "robin-1"))
  }

  /// A provider that makes updates of its store when it hears news, some time later.
  private static func updating(_ updates: IdentityStoreUpdate..., after delay: Duration? = nil) -> Program {
    Program(provider: {
      ScriptedProvider(reported: { _, context in
        func update() {
          context.identityStore.getState { _ in updates.forEach { context.identityStore.update($0) } }
        }
        if let delay { context.after(delay, do: update) } else { update() }
      })
    })
  }

  private static func hearing(_ report: CredentialReport) -> [Step] {
    [.autoFill(.reports(report)), .settle]
  }

  private func ignored(_ steps: [Step], on stage: ProviderStage? = nil, by program: Program) -> [String] {
    (stage ?? self.stage).play(steps, program).entries.compactMap {
      if case .violation(.ignoredNews, let users) = $0.event { users } else { nil }
    }
  }

  @Test func `AS-65 what news says of a passkey is so in the store afterwards`() {
    for report in Self.all {
      let steps = Self.hearing(report)
      #expect(ignored(steps, by: Self.updating()).count == 1, "\(report)")
      #expect(ignored(steps + [.turnsToForm], by: Self.updating()).count == 1, "told once")
      #expect(ignored(steps, by: VaultInStep.program) == [])
      #expect(ignored(steps, by: SigningVault.program()) == [], "its vault does not have it")
    }
  }

  @Test func `a passkey that its website was given is offered, whatever becomes of the next request`() {
    func told(givingFirst isGiven: Bool) -> [String] {
      let made = Self.passkey("key-8", of: "kim")
      let registers = [Step.turnsToForm, .user(.autoFill(.registersPasskey("kim"))), .settle]
      var requests = 0
      return ignored(
        registers + registers,
        by: Program(provider: {
          ScriptedProvider(preparing: { _, context in
            requests += 1
            if isGiven, requests == 1 {
              return context.completeRegistrationRequest(credentialID: "key-8", relyingParty: Self.site)
            }
            context.identityStore.getState { _ in context.identityStore.update(.save([made])) }
            context.cancelRequest(with: .userCanceled)
          })
        }))
    }
    #expect(told(givingFirst: false).first == "kim", "that was never made")
    #expect(told(givingFirst: true) == [])
  }

  @Test func `a provider has its own way of removing a passkey from the store`() {
    let steps = Self.hearing(Self.unknown)
    #expect(ignored(steps, by: Self.updating(.remove([ProviderStage.passkey]))) == [])
    #expect(ignored(steps, by: Self.updating(.replace([ProviderStage.identity]))) == [])
    #expect(ignored(steps, by: Self.updating(.removeAll, .save([ProviderStage.identity]))) == [])
    let back = Self.updating(.removeAll, .save([ProviderStage.identity, ProviderStage.passkey]))
    #expect(ignored(steps, by: back) == ["robin"], "it is there again")
  }

  @Test func `who drops what is accepted and keeps what is not is told`() {
    let stage = Self.stage(Self.passkey("key-1"), Self.passkey("key-2", of: "robin the second"))
    let steps = Self.hearing(
      .acceptedPasskeys(credentialIDs: ["key-1"], userHandle: "robin-1", relyingParty: Self.site))
    let reversed = Self.updating(.remove([Self.passkey("key-1")]))
    #expect(ignored(steps, on: stage, by: reversed) == ["robin the second"])
    #expect(ignored(steps, on: stage, by: VaultInStep.program) == [])
  }

  @Test func `a new name beside the old one is not enough`() {
    let steps = Self.hearing(Self.renamed)
    let new = Self.passkey("key-1", of: "rob")
    #expect(ignored(steps, by: Self.updating(.save([new]))) == ["robin instead of rob"])
    #expect(ignored(steps, by: Self.updating(.save([new]), .remove([ProviderStage.passkey]))) == [])
    #expect(ignored(steps, by: Self.updating(.remove([ProviderStage.passkey]))) == [], "none is offered")
  }

  @Test func `a new name is no new handle`() {
    func renaming(as handle: String) -> Program {
      let new = CredentialIdentity(
        "rob", at: "shiny.example", record: "4", kind: .passkey(credentialID: "key-1", userHandle: handle))
      return Self.updating(.remove([ProviderStage.passkey]), .save([new]))
    }
    let steps = Self.hearing(Self.renamed)
    #expect(ignored(steps, by: renaming(as: "rob")) == ["rob as rob, who is robin-1"])
    #expect(ignored(steps, by: renaming(as: "robin-1")) == [])
  }

  @Test func `what news does not speak of stays as it is`() {
    let sam = CredentialIdentity(
      "sam", at: "shiny.example", record: "6", kind: .passkey(credentialID: "key-2", userHandle: "sam-1"))
    let stage = Self.stage(ProviderStage.passkey, sam)
    for report in Self.all {
      let emptied = stage.play(
        Self.hearing(report), Self.updating(.remove([ProviderStage.passkey, sam])))
      #expect(emptied.brokenRules == [.emptiedStore], "\(report)")
      let exact = stage.play(Self.hearing(report), Self.updating(.remove([ProviderStage.passkey])))
      #expect(exact.brokenRules == [], "\(report)")
    }
    let kept = CredentialReport.acceptedPasskeys(
      credentialIDs: ["key-1"], userHandle: "robin-1", relyingParty: Self.site)
    let trace = stage.play(Self.hearing(kept), Self.updating(.remove([ProviderStage.passkey])))
    #expect(trace.brokenRules == [.emptiedStore], "it is accepted")
  }

  @Test func `a passkey that only the store has is removed as well`() {
    let stage = Self.stage(Self.passkey("key-9"))
    let report = CredentialReport.unknownPasskey(credentialID: "key-9", relyingParty: Self.site)
    #expect(ignored(Self.hearing(report), on: stage, by: VaultInStep.program) == [])
    #expect(ignored(Self.hearing(report), on: stage, by: SigningVault.program()) == [])
    #expect(ignored(Self.hearing(report), on: stage, by: Self.updating()) == ["robin"])
  }

  @Test(arguments: [SystemIntervention.endsProcess, .killsProcess, .suspendsProcess])
  func `news that meets a process that is not left in peace is nobody's fault`(act: SystemIntervention) {
    let late = Self.updating(.remove([ProviderStage.passkey]), after: .seconds(2))
    let report = Step.autoFill(.reports(Self.unknown))
    #expect(ignored([report, .pass(.seconds(1)), .system(act), .settle], by: late) == [])
    let rested: [Step] = [report, .settle, .system(act), .settle, .turnsToForm]
    #expect(ignored(rested, by: Self.updating()) == ["robin"], "it had nothing left to do")
  }

  @Test func `a provider that is still at it when somebody turns to a form is not told`() {
    let steps: [Step] = [.autoFill(.reports(Self.unknown)), .turnsToForm, .settle]
    #expect(ignored(steps, by: Self.updating(.remove([ProviderStage.passkey]), after: .seconds(2))) == [])
    #expect(ignored(steps, by: Self.updating(after: .seconds(2))) == ["robin"])
  }

  @Test func `a store that takes nothing is nobody's fault`() {
    let removing = Self.updating(.remove([ProviderStage.passkey]))
    let steps = Self.hearing(Self.unknown)
    #expect(ignored([.autoFill(.occupiesStore(operations: 1))] + steps, by: removing) == [])
    for act in [AutoFillAct.disablesProvider, .restoresBackup, .deletesApp] {
      #expect(ignored(steps + [.user(.autoFill(act)), .settle], by: Self.updating()) == [], "\(act)")
    }
  }

  @Test func `news is about what is offered when it comes, and later news takes it back`() {
    let saving = Step.app(.updatesIdentities(.save([Self.passkey("key-7", of: "wren")])))
    let steps = Self.hearing(Self.accepted) + [saving, .settle]
    #expect(ignored(steps, by: VaultInStep.program) == [], "it came from another device")
    let again = CredentialReport.acceptedPasskeys(
      credentialIDs: ["key-1"], userHandle: "robin-1", relyingParty: Self.site)
    #expect(ignored(Self.hearing(Self.unknown) + Self.hearing(again), by: Self.updating()) == [])
  }

  @Test func `a password that is used no more may be offered, and so may what is elsewhere`() {
    let password = CredentialReport.unusedPassword(user: "jappleseed", domain: Self.site)
    #expect(ignored(Self.hearing(password), by: Self.updating()) == [])
    let elsewhere = CredentialReport.unknownPasskey(credentialID: "key-1", relyingParty: "other.example")
    #expect(ignored(Self.hearing(elsewhere), by: Self.updating()) == [])
  }
}
