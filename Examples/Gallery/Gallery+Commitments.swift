import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// What a handler promises to the Keychain, and when.
  static var commitments: [Exhibit] {
    [
      Exhibit(
        "Hasty", "completes without a word to its server",
        .strongPassword, faulty: Program { Hasty() },
        sound: "Trusting", Program { Trusting() },
        findings: [
          .init(.rule(.committedWithoutAsking)),
          .init(.rule(.completedWithRefusedPassword)),
          .init(.lockOut),
        ]),
      Exhibit(
        "CelebratingEarly", "completes before the server has confirmed",
        .strongPassword, faulty: Program { CelebratingEarly() },
        sound: "Trusting", Program { Trusting() },
        findings: [.init(.rule(.completedWithRefusedPassword))]),
      Exhibit(
        "Mistaken", "changes to one password and completes with another",
        .strongPassword, faulty: Program { Mistaken() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [
          .init(.rule(.completedWithRefusedPassword)),
          .init(.lockOut),
        ]),
      Exhibit(
        "SavingTheOldOne", "completes with the old password",
        .strongPassword, faulty: Program { SavingTheOldOne() },
        sound: "Trusting", Program { Trusting() }, server: .strict,
        findings: [
          .init(.rule(.completedWithRefusedPassword)),
          .init(.lockOut),
        ]),
      Exhibit(
        "RenamingTheUser", "completes for another user",
        .strongPassword, faulty: Program { RenamingTheUser() },
        sound: "KeepingTheName", Program { KeepingTheName() },
        findings: [
          .init(.rule(.completedForAnotherUser)),
          .init(.rule(.completedWithRefusedPassword)),
          .init(.lockOut),
        ]),
      Exhibit(
        "WrongEnd", "uses the completion of the other kind of upgrade",
        .strongPassword, .signInWithApple, faulty: Program { WrongEnd() },
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone,
        findings: [
          .init(.rule(.completedAppleForPassword)),
          .init(.rule(.neverAnswered)),
          .init(.rule(.completedPasswordForApple)),
        ]),
    ]
  }
}
