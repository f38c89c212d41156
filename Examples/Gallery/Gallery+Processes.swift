import Designs
import Flows
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// What outlives a request, because the process does.
  static var processes: [Exhibit] {
    [
      Exhibit(
        "BelievingItsMemory", "believes what it remembers of an earlier request",
        .strongPassword,
        faulty: Program(process: { BelievingItsMemory.Memory() }, handler: { BelievingItsMemory($0) }),
        sound: "Trusting", Program { Trusting() }, deviations: [.network, .user],
        findings: [
          .init(.rule(.completedWithRefusedPassword), after: "the user upgrades again"),
          .init(.lockOut, after: "the user upgrades again"),
        ]),
      Exhibit(
        "OneSlot", "takes the late answer to one request for the answer to the next",
        .strongPassword,
        faulty: Program(process: { OneSlot.Connection() }, handler: { OneSlot($0) }),
        sound: "OneSlotEach",
        Program(process: { OneSlotEach.Connection() }, handler: { OneSlotEach($0) }),
        findings: [
          .init(
            .rule(.completedWithRefusedPassword), after: "the system loses patience",
            "the user upgrades again"),
          .init(
            .lockOut, after: "the 1st authorize is answered 1.900000001 s late", "the user upgrades “Kim”"),
        ]),
      Exhibit(
        "LeaningOnTheFirstCall", "has nothing to go by but what its silent call left in the process",
        .strongPassword,
        faulty: Program(
          process: { LeaningOnTheFirstCall.Memory() }, handler: { LeaningOnTheFirstCall($0) }),
        sound: "AskingAgain",
        Program(
          process: { LeaningOnTheFirstCall.Memory() },
          handler: { LeaningOnTheFirstCall($0, asksAgain: true) }),
        findings: [.init(.standstill, after: "the system ends the extension between its two calls")]),
      Exhibit(
        "CountingEverybody", "counts whoever gets in among those who try to", .strongPassword,
        faulty: Program(
          process: { CountingEverybody.Guard() }, handler: { CountingEverybody($0) }),
        sound: "CountingWhoFails",
        Program(
          process: { CountingEverybody.Guard() }, handler: { CountingEverybody($0, startsOver: true) }),
        only: .passwordAlone, findings: [.init(.standstill, after: "the user asks ten times more")]),
      Exhibit(
        "KeepingTheLock", "keeps a file locked that its app needs as well", .strongPassword,
        faulty: Program { KeepingTheLock() }, sound: "LockingBriefly", Program { LockingBriefly() },
        findings: [.init(.rule(.keptFileLocked))]),
      Exhibit(
        "DerivingLikeTheApp", "takes more memory than there is for an extension", .strongPassword,
        faulty: Program { DerivingLikeTheApp() }, sound: "DerivingInLittle",
        Program { DerivingInLittle() }, findings: [.init(.rule(.tookTooMuchMemory))]),
    ]
  }
}
