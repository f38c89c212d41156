import Designs
import Rehearsal
import RehearsalExplorer
import Vaults

extension Gallery {
  /// What becomes of the device, or of another one of the same user, which a search tries where it is asked by name.
  static var devices: [Exhibit] {
    [
      Exhibit(
        "DroppingItsSession", "gives back what it cannot make again when memory runs short", .strongPassword,
        faulty: Program { DroppingItsSession() }, sound: "GivingBackItsCache",
        Program { GivingBackItsCache() }, only: .passwordAlone, deviations: .device,
        findings: [.init(.rule(.neverAnswered), after: "memory runs short")]),
      Exhibit(
        "HurryingByTheCalendar", "reckons with the date how much time it has left", .strongPassword,
        faulty: Program { HurryingByTheCalendar() }, sound: "HurryingByAnAlarm",
        Program { HurryingByAnAlarm() }, only: .passwordAlone, deviations: .device,
        findings: [.init(.rule(.neverAnswered), after: "the clock is set forward by a day")]),
      Exhibit(
        "TakingRefusalForSuccess", "takes a password that another device has replaced for its own work",
        .strongPassword, faulty: Program { TakingRefusalForSuccess() }, sound: "TakingRefusalForRefusal",
        Program { TakingRefusalForRefusal() }, server: .strict, only: .passwordAlone, deviations: .device,
        findings: [
          .init(.rule(.completedWithRefusedPassword), after: "another device upgrades the same account"),
          .init(.lockOut, after: "another device upgrades the same account"),
        ]),
      Exhibit(
        "NamingAGoneConnection", "keeps the name of something that is only in memory", .strongPassword,
        faulty: Program(
          process: { NamingAGoneConnection.Connections() }, handler: { NamingAGoneConnection($0) }),
        sound: "Trusting", Program { Trusting() }, only: .passwordAlone, deviations: [.device, .user],
        findings: [
          .init(.rule(.neverAnswered), after: "the user leaves the app", "the user upgrades again")
        ]),
      Exhibit(
        "AddingUp", "adds to its rows when its list is prepared once more",
        in: Situation.usual(.credentialList), faulty: Program(provider: { AddingUp() }), sound: "VaultInStep",
        VaultInStep.program, deviations: .device,
        findings: [.init(.rule(.listedTwice), after: "the system prepares the list again")]),
    ]
  }
}
