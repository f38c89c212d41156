import Rehearsal
import RehearsalExplorer
import Vaults

extension Gallery {
  /// What a provider writes and signs for passkeys, and what codes it gives.
  static var passkeys: [Exhibit] {
    let sound = SigningVault.program()
    let twin = "SigningVault"
    return [
      Exhibit(
        "AstrayVault", "takes the address of the page for the relying party", .madeBesidePassword,
        faulty: SigningVault.program(fault: .hashesOrigin), sound: twin, sound,
        findings: [.init(.rule(.servedAnotherParty))]),
      Exhibit(
        "AbsentMindedVault", "signs the hash that its process was given first", .madeBesidePassword,
        faulty: SigningVault.program(fault: .remembersHash), sound: twin, sound,
        findings: [.init(.rule(.signedAnotherHash))]),
      Exhibit(
        "NamelessVault", "leaves the user handle out", .madeBesidePassword,
        faulty: SigningVault.program(fault: .leavesHandleOut), sound: twin, sound,
        findings: [.init(.rule(.mixedUpIdentifiers))]),
      Exhibit(
        "DoublingVault", "makes another passkey beside one that is excluded", .madeBesidePassword,
        faulty: SigningVault.program(fault: .ignoresExcluded), sound: twin, sound,
        findings: [.init(.rule(.madeExcludedPasskey))]),
      Exhibit(
        "CountingVault", "counts what it signs in its process, and from the beginning in the next",
        .madeBesidePassword,
        faulty: SigningVault.program(fault: .countsInProcess), sound: twin, sound,
        findings: [.init(.rule(.stoodStill), after: "the user disables the provider")]),
      Exhibit(
        "AfterthoughtVault", "keeps a new passkey only in the block of the completion", .madeAndNamed,
        faulty: SigningVault.program(.keepsInBlock), sound: twin, sound,
        deviations: .system,
        findings: [
          .init(.lockOut, after: "the system ends the extension"),
          .init(.rule(.madeExcludedPasskey), after: "the system ends the extension"),
        ]),
      Exhibit(
        "ClaimingVault", "claims that the user was there for what it makes by the way",
        .upgradedInApp,
        faulty: SigningVault.program(fault: .alwaysClaims).with { SignInScreen() },
        sound: "SigningVaultBesideApp", SigningVault.program().with { SignInScreen() },
        findings: [.init(.rule(.claimedUserByTheWay))]),
    ]
  }

  /// One-time codes that a website looks at.
  static var codes: [Exhibit] {
    let sound = Program(provider: { TimedDrawer() })
    return [
      Exhibit(
        "ForgettingTheClock", "gives the code that its process made first", in: [.codes],
        faulty: Program(process: { ForgettingTheClock.Ring() }, provider: { ForgettingTheClock($0) }),
        sound: "TimedDrawer", sound, findings: [.init(.rule(.gaveWrongCode))]),
      Exhibit(
        "CountingMinutes", "takes the minute for the period", in: [.codes],
        faulty: Program(provider: { CountingMinutes() }), sound: "TimedDrawer", sound,
        findings: [.init(.rule(.gaveWrongCode))]),
    ]
  }
}
