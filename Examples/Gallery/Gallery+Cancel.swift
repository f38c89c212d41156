import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// What becomes of a request whose user has changed their mind.
  static var cancel: [Exhibit] {
    [
      Exhibit(
        "ForgettingSuper", "overrides Cancel and forgets to cancel",
        .strongPassword, faulty: Program { ForgettingSuper() },
        sound: "CallingSuper", Program { CallingSuper() },
        findings: [.init(.rule(.ignoredCancel), after: "the user taps Cancel")]),
      Exhibit(
        "CancelingTwice", "cancels by itself and through the base class",
        .strongPassword, faulty: Program { CancelingTwice() },
        sound: "CallingSuper", Program { CallingSuper() },
        findings: [.init(.rule(.canceledTwice), after: "the user taps Cancel")]),
      Exhibit(
        "FailingOnCancel", "answers Cancel with failed",
        .strongPassword, faulty: Program { FailingOnCancel() },
        sound: "CallingSuper", Program { CallingSuper() },
        findings: [.init(.rule(.failedAfterCancel), after: "the user taps Cancel")]),
      Exhibit(
        "DeafToCancel", "goes on after Cancel",
        .strongPassword, faulty: Program { DeafToCancel() },
        sound: "CallingSuper", Program { CallingSuper() },
        findings: [.init(.rule(.wentOnAfterCancel), after: "the user taps Cancel")]),
      Exhibit(
        "AskingBeforeGivingIn", "asks its server before it gives in to Cancel",
        .strongPassword, faulty: Program { AskingBeforeGivingIn() },
        sound: "GivingInFirst", Program { GivingInFirst() },
        findings: [
          .init(.rule(.ignoredCancel), after: "the user taps Cancel", "the 1st verifyCode is never answered"),
          .init(
            .rule(.spokeAfterEnd), after: "the user taps Cancel",
            "the 1st verifyCode is answered 9.900 s late"),
        ]),
    ]
  }
}
