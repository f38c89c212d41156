import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// What the user is asked, and when.
  static var screens: [Exhibit] {
    [
      Exhibit(
        "Presenting", "presents something in the silent call",
        .strongPassword, faulty: Program { Presenting() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [.init(.rule(.presentedOffScreen))]),
      Exhibit(
        "Insisting", "asks for its interface when it is on screen already",
        .strongPassword, faulty: Program { Insisting() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.askedForInteractionInVain))]),
      Exhibit(
        "Bothering", "asks for the user before it has asked its server",
        .strongPassword, faulty: Program { Bothering() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        properties: [.heeding(.askedForInteractionUnasked)],
        findings: [.init(.property(0))]),
      Exhibit(
        "Announcing", "shows an interface in which there is nothing to do",
        .strongPassword, faulty: Program { Announcing() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        properties: [.heeding(.showedInterfaceInVain)],
        findings: [.init(.property(0))]),
      Exhibit(
        "OneCallOnly", "asks for an interface it never wrote",
        .strongPassword, faulty: Program { OneCallOnly() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.didNotOverride))]),
      Exhibit(
        "NoWayBack", "wants its interface back after Apple's sheet",
        .signInWithApple, faulty: Program { NoWayBack() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.presentedOffScreen))]),
      Exhibit(
        "DeadEnd", "leads nowhere after a wrong code",
        .strongPassword, faulty: Program { DeadEnd() },
        sound: "SecondChance", Program { SecondChance() },
        findings: [.init(.rule(.leftUnanswered), after: "the user mistypes")]),
      Exhibit(
        "DoubleTap", "does everything once more for a second tap",
        .strongPassword, faulty: Program { DoubleTap() },
        sound: "SingleTap", Program { SingleTap() },
        findings: [.init(.rule(.answeredTwice), after: "the user taps “Continue”")]),
    ]
  }
}
