import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// Server first, then Apple, then the server again, and only then the completion.
  static var signInWithApple: [Exhibit] {
    [
      Exhibit(
        "AppleFirst", "asks Apple before it asks its server",
        .signInWithApple, faulty: Program { AppleFirst() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        properties: [.heeding(.askedAppleBeforeServer)],
        findings: [.init(.property(0))]),
      Exhibit(
        "AskingTwice", "asks Apple twice at once",
        .signInWithApple, faulty: Program { AskingTwice() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [.init(.rule(.askedAppleTwice))]),
      Exhibit(
        "WithoutApple", "completes without having asked Apple",
        .signInWithApple, faulty: Program { WithoutApple() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [
          .init(.rule(.completedWithoutApple)),
          .init(.rule(.neverAnswered)),
        ]),
      Exhibit(
        "Unlinked", "completes and never tells its server",
        .signInWithApple, faulty: Program { Unlinked() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [
          .init(.rule(.completedBeforeLinking)),
          .init(.lockOut),
        ]),
      Exhibit(
        "LinkingLater", "completes before the server has linked the account",
        .signInWithApple, faulty: Program { LinkingLater() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.completedBeforeLinking))]),
      Exhibit(
        "DeafToApple", "has no answer for a sheet that was canceled",
        .signInWithApple, faulty: Program { DeafToApple() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.neverAnswered), after: "the user cancels Apple's sheet")]),
      Exhibit(
        "ExcusingTheUser", "gives a reason beside userCanceled",
        .signInWithApple, faulty: Program { ExcusingTheUser() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.gaveReasonForUserCanceled), after: "the user cancels Apple's sheet")]),
      Exhibit(
        "LecturingTheUser", "explains to a user who canceled the sheet what they did wrong",
        .signInWithApple, faulty: Program { LecturingTheUser() },
        sound: "Trusting", Program { Trusting() }, properties: [.heeding(.gaveReasonAfterAppleCancel)],
        findings: [.init(.property(0), after: "the user cancels Apple's sheet")]),
      Exhibit(
        "BlamingTheUser", "says userCanceled when Apple could not be reached",
        .signInWithApple, faulty: Program { BlamingTheUser() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.blamedUserForApple), after: "Apple cannot be reached")]),
      Exhibit(
        "InsistingAfterCancel", "asks for its interface after the user has canceled the sheet",
        .signInWithApple, faulty: Program { InsistingAfterCancel() },
        sound: "Trusting", Program { Trusting() },
        findings: [
          .init(.rule(.showedInterfaceAfterAppleCancel), after: "the user cancels Apple's sheet"),
          .init(.rule(.askedForInteractionInVain), after: "the user cancels Apple's sheet"),
        ]),
      Exhibit(
        "KeepingServer", "leaves the password in force after an Apple upgrade",
        .signInWithApple, handler: "Trusting", faulty: Program { Trusting() },
        sound: "Trusting", Program { Trusting() }, server: .keeping,
        findings: [.init(.rule(.keptPassword))]),
      Exhibit(
        "TogglingServer", "takes a message that arrives twice for the wish to undo it",
        .signInWithApple, handler: "Trusting", faulty: Program { Trusting() },
        sound: "Trusting", Program { Trusting() }, server: .toggling, deviations: .network,
        findings: [
          .init(.rule(.completedBeforeLinking), after: "the 1st linkApple arrives twice"),
          .init(.lockOut, after: "the 1st linkApple arrives twice"),
        ]),
    ]
  }
}
