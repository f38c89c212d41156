import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// What a handler makes of a network error, behind which the server may have done what it was asked.
  static var lostReplies: [Exhibit] {
    [
      Exhibit(
        "Trusting", "trusts that an error means nothing happened",
        .strongPassword, faulty: Program { Trusting() },
        sound: "Graceful", Program { Graceful() }, server: .strict, deviations: .network,
        findings: [.init(.lockOut, after: "the 1st changePassword loses its reply")]),
      Exhibit(
        "TrustingApple", "trusts that an error means the account was not linked",
        .signInWithApple, handler: "Trusting", faulty: Program { Trusting() },
        sound: "Graceful", Program { Graceful() }, server: .strict, deviations: .network,
        findings: [.init(.lockOut, after: "the 1st linkApple loses its reply")]),
      Exhibit(
        "TrustingInTheApp", "tells an app that nothing was changed, on the word of a network error",
        .strongPassword, handler: "Trusting", faulty: Program { Trusting() },
        sound: "Graceful", Program { Graceful() }, server: .strict, inTheApp: true, deviations: .network,
        findings: [.init(.misreportedOutcome, after: "the 1st changePassword loses its reply")]),
      Exhibit(
        "TakingItsWord", "takes a server that fails at its word, which has made the change all the same",
        .strongPassword, handler: "Trusting", faulty: Program { Trusting() },
        sound: "Graceful", Program { Graceful() }, server: .strict,
        faults: [Fault(.failsAfterwards(with: 500), message: "changePassword")], deviations: [],
        findings: [.init(.lockOut)]),
      Exhibit(
        "Asking", "asks what holds, and the change comes after the question",
        .strongPassword, faulty: Program { Asking() },
        sound: "Graceful", Program { Graceful() }, server: .strict, deviations: .network,
        findings: [.init(.lockOut, after: "the 1st changePassword arrives 60.000 s late")]),
      Exhibit(
        "AskingTheGraceful", "asks by signing in, and so ends the grace it lives on",
        .strongPassword, handler: "Asking", faulty: Program { Asking() },
        sound: "Graceful", Program { Graceful() }, deviations: .network,
        findings: [
          .init(.lockOut, after: "the 1st changePassword loses its reply", "the 1st signIn loses its reply")
        ]),
      Exhibit(
        "AskingTooLate", "asks what holds, and the system does not wait for what it learns",
        .strongPassword, handler: "Asking", faulty: Program { Asking() },
        sound: "Graceful", Program { Graceful() }, server: .strict, deviations: .system,
        findings: [.init(.lockOut, after: "the system loses patience")]),
      Exhibit(
        "RetryingWithAnother", "tries again with a different password",
        .strongPassword, faulty: Program { RetryingWithAnother() },
        sound: "RetryingWithTheSame", Program { RetryingWithTheSame() },
        findings: [
          .init(.rule(.completedWithRefusedPassword), after: "the 1st changePassword is lost"),
          .init(.lockOut, after: "the 1st changePassword is lost"),
        ]),
      Exhibit(
        "StartingAllOver", "starts all over, and takes the refusal of the old password for a failure",
        .strongPassword, faulty: Program { StartingAllOver() },
        sound: "RetryingWithTheSame", Program { RetryingWithTheSame() }, server: .strict,
        deviations: .network,
        findings: [.init(.lockOut, after: "the 1st changePassword loses its reply")]),
      Exhibit(
        "SendingAgain", "sends a code once more that the server may have taken",
        .strongPassword, faulty: Program { SendingAgain() },
        sound: "Graceful", Program { Graceful() }, deviations: .network,
        findings: [.init(.rule(.sentCodeTwice), after: "the 1st verifyCode is lost")]),
      Exhibit(
        "SecondCode", "makes sure after a second code by signing in, and gives up when that is not answered",
        .strongPassword, faulty: Program { SecondCode() },
        sound: "TwoTries", Program { TwoTries() }, deviations: [.network, .user],
        findings: [.init(.lockOut, after: "the user mistypes", "the 1st signIn loses its reply")]),
    ]
  }
}
