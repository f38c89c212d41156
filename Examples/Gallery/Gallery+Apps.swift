import Rehearsal
import RehearsalExplorer
import Vaults

extension Gallery {
  /// What an app and a provider owe each other on the way from a password to a passkey.
  static var apps: [Exhibit] {
    let sound = SigningVault.program().with { SignInScreen() }
    return [
      Exhibit(
        "RecyclingApp", "signs in with the challenge of the last time", .upgradedInApp,
        faulty: SigningVault.program().with { SignInScreen([.upgrades, .reusesChallenges]) },
        sound: "SigningVaultBesideApp", sound, findings: [.init(.lockOut)]),
      Exhibit(
        "TardyVaultBesideApp", "gives an app a passkey that it keeps a minute later", .upgradedInApp,
        faulty: SigningVault.program(.keepsLater).with { SignInScreen() },
        sound: "SigningVaultBesideApp", sound,
        findings: [.init(.lockOut, after: "the system ends the process")]),
    ]
  }
}
