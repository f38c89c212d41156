import Rehearsal
import RehearsalExplorer
import Vaults

extension Gallery {
  /// What an app and a provider owe each other on the way from a password to a passkey.
  static var apps: [Exhibit] {
    let sound = SigningVault.program().with { SignInScreen() }
    let twin = "SigningVaultBesideApp"
    return [
      Exhibit(
        "RecyclingApp", "signs in with the challenge of the last time", .upgradedInApp,
        faulty: .beside(.reusesChallenges), sound: twin, sound, findings: [.init(.lockOut)]),
      Exhibit(
        "TardyVaultBesideApp", "gives an app a passkey that it keeps a minute later", .upgradedInApp,
        faulty: SigningVault.program(.keepsLater).with { SignInScreen() }, sound: twin, sound,
        findings: [.init(.lockOut, after: "the system ends the extension")]),
      Exhibit(
        "DisowningApp", "calls a passkey unknown whenever a sign-in with it did not work", .upgradedInApp,
        faulty: .beside([.reportsUnknown, .disownsOnAnyError]), sound: twin, sound,
        findings: [.init(.lockOut, after: "the 1st signInWithPasskey is lost")]),
      Exhibit(
        "BelatedApp", "tells which passkeys it takes from a list that is older than the last", .upgradedInApp,
        faulty: .beside([.reportsUnknown, .reportsEarlierList]), sound: twin, sound,
        findings: [.init(.lockOut)]),
      Exhibit(
        "PrematureApp", "gives the password up before its server has the passkey",
        in: upgradedOnce,
        faulty: .beside([.reportsUnknown, .retiresPasswordAtOnce]), sound: "TidyApp",
        .beside([.reportsUnknown, .retiresPassword]), properties: [.passwordsOutlast],
        findings: [.init(.property(0))]),
      Exhibit(
        "FrozenApp", "has nothing to tap when somebody has closed the sheet", in: upgradedOnce,
        faulty: .beside([.reportsUnknown, .freezesOnCancel]), sound: twin, sound,
        findings: [.init(.rule(.leftUserAlone), after: "the user disables the provider")]),
      Exhibit(
        "SpinningApp", "goes on spinning when its server cannot be reached", in: upgradedOnce,
        faulty: .beside([.reportsUnknown, .spinsOffline]), sound: twin, sound,
        findings: [.init(.rule(.leftUserAlone), after: "the 1st beginSignIn is lost")]),
    ]
  }

  private static var upgradedOnce: [Situation] { Array(Situation.passkeys(.upgradedInApp).prefix(1)) }

  /// What apps make of the name that Apple says once.
  static var appleNames: [Exhibit] {
    let sound = VaultInStep.program.with { Greeter() }
    return [
      Exhibit(
        "LosingTheName", "takes a name that Apple does not say again for an empty one",
        in: [.signedInWithApple],
        faulty: VaultInStep.program.with { LosingTheName() }, sound: "Greeter", sound,
        properties: [.nobodyIsForgotten], findings: [.init(.property(0))]),
      Exhibit(
        "PassingOn", "keeps the name that Apple says once nowhere until its server has it",
        in: [.signedInWithApple],
        faulty: VaultInStep.program.with { PassingOn() }, sound: "Greeter", sound,
        properties: [.nobodyIsForgotten],
        findings: [.init(.property(0), after: "the 1st enter is lost")]),
    ]
  }
}

extension Program {
  /// A vault that keeps what it makes, beside an app that upgrades its users and has habits of its own.
  fileprivate static func beside(_ habits: SignInScreen.Habits) -> Program {
    SigningVault.program().with { SignInScreen(habits.union(.upgrades)) }
  }
}

/// What apps owe their users, held up as properties of one's own.
extension Property {
  /// A password is called unused once there is a passkey in its place, and not before.
  fileprivate static let passwordsOutlast = Property.never("a password is given up with nothing in its place")
  {
    moment in
    moment.news.contains { $0.event.givesPasswordUp }
      && moment.world.phone.autoFill.relyingParty?.members.allSatisfy(\.passkeys.isEmpty) == true
  }

  /// Whoever said a name once is known by it.
  fileprivate static let nobodyIsForgotten = Property.never(
    "somebody who said a name is greeted as a stranger"
  ) {
    moment in
    moment.world.app.interface?.elements.contains(.label(Greeter.toStrangers)) == true
  }
}

extension TraceEvent {
  fileprivate var givesPasswordUp: Bool {
    if case .system(.autoFill(.app(.reported(.unusedPassword)))) = self { true } else { false }
  }
}
