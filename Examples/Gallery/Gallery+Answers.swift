import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// Answers that are missing, come twice, come too late, or say the wrong thing.
  static var answers: [Exhibit] {
    [
      Exhibit(
        "ForgettingRefusals", "has no answer for a server that says no",
        .strongPassword, faulty: Program { ForgettingRefusals() },
        sound: "TakingNoForAnAnswer", Program { TakingNoForAnAnswer() },
        findings: [
          .init(.rule(.neverAnswered), after: "the 1st changePassword is refused with 503"),
          .init(.rule(.leftUnanswered), after: "the 1st changePassword is refused with 503"),
        ]),
      Exhibit(
        "Waiting", "sets no time-out, and waits for a reply that never comes",
        .strongPassword, faulty: Program { Waiting() },
        sound: "Trusting", Program { Trusting() },
        findings: [
          .init(.rule(.neverAnswered), after: "the 1st authorize is never answered"),
          .init(.rule(.spokeAfterEnd), after: "the 1st authorize is answered 9.899999999 s late"),
          .init(.rule(.leftUnanswered), after: "the 2nd authorize is never answered"),
          .init(.rule(.wentOnAfterCancel), after: "the user taps Cancel"),
          .init(.rule(.answeredTwice), after: "the user taps Cancel"),
        ]),
      Exhibit(
        "PollingInSilence", "waits in silence for what the user has to do with another device",
        .strongPassword, faulty: Program { PollingInSilence() },
        sound: "SayingWhatItWaitsFor", Program { PollingInSilence(showsThatItWaits: true) },
        findings: [
          .init(
            .rule(.neverAnswered),
            after: "the 1st authorize has to be confirmed with another device, which takes 20.000 s")
        ]),
      Exhibit(
        "AnsweringTwice", "completes, and then cancels as well",
        .strongPassword, faulty: Program { AnsweringTwice() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [.init(.rule(.answeredTwice))]),
      Exhibit(
        "LeavingTheAlarmOn", "leaves an alarm running that speaks after the end",
        .strongPassword, faulty: Program { LeavingTheAlarmOn() },
        sound: "TakingTheAlarmBack", Program { TakingTheAlarmBack() },
        findings: [
          .init(.rule(.answeredTwice)),
          .init(.rule(.spokeAfterEnd)),
        ]),
      Exhibit(
        "RacingTheAlarm", "lets alarm and reply race, and both of them answer",
        .strongPassword, faulty: Program { RacingTheAlarm() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.answeredTwice), after: "the 1st authorize is answered 1.900 s late")]),
      Exhibit(
        "ContinuingTwice", "goes on twice where a return is missing",
        .strongPassword, faulty: Program { ContinuingTwice() },
        sound: "ContinuingOnce", Program { ContinuingOnce() },
        findings: [.init(.rule(.answeredTwice), after: "the 1st changePassword is lost")]),
      Exhibit(
        "Shrugging", "says userCanceled when its own server could not be reached",
        .strongPassword, faulty: Program { Shrugging() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.blamedUserForFailure), after: "the 1st changePassword is lost")]),
      Exhibit(
        "PassingErrorsOn", "cancels with an error of another domain",
        .strongPassword, faulty: Program { PassingErrorsOn() },
        sound: "PuttingErrorsInWords", Program { PuttingErrorsInWords() },
        findings: [.init(.rule(.usedForeignDomain), after: "the 1st changePassword is lost")]),
      Exhibit(
        "EarlyDays", "cancels with a code that only a beta knew",
        .strongPassword, faulty: Program { EarlyDays() },
        sound: "Trusting", Program { Trusting() }, properties: [.heeding(.usedBetaCode)],
        findings: [.init(.property(0))]),
      Exhibit(
        "ReadingBeyondTheEnd", "reads beyond the end of an unexpected reply, and crashes",
        .strongPassword, faulty: Program { ReadingBeyondTheEnd() },
        sound: "LookingFirst", Program { LookingFirst() }, deviations: .network,
        findings: [.init(.crash, after: "the 1st authorize is lost")]),
      Exhibit(
        "ReadingInCircles", "loops for ever over a reply that is not what it expected",
        .strongPassword, faulty: Program { ReadingInCircles() },
        sound: "Trusting", Program { Trusting() }, deviations: .network,
        findings: [.init(.hang, after: "the 1st changePassword is refused with 503")]),
    ]
  }
}
