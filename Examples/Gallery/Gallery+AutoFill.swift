import Rehearsal
import RehearsalExplorer
import Vaults

extension Gallery {
  /// What a credential provider says when somebody has picked what it offered.
  static var autoFill: [Exhibit] {
    [
      Exhibit(
        "Daydreaming", "has nothing to say to the silent call", .password,
        faulty: Program(provider: { Daydreaming() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.tookTooLong))]),
      Exhibit(
        "NewCallsOnly", "knows only the calls that came with iOS 17", .password,
        faulty: Program(provider: { NewCallsOnly() }), sound: "VaultInStep", VaultInStep.program, on: .iOS12,
        findings: [.init(.rule(.leftToBaseClass))]),
      Exhibit(
        "FillingTwice", "gives the password, and cancels as well", .password,
        faulty: Program(provider: { FillingTwice() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.answeredTwice))]),
      Exhibit(
        "Eager", "shows something in the silent call", .password,
        faulty: Program(provider: { Eager() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.presentedInSilence))]),
      Exhibit(
        "TakingTheFirst", "gives everybody the password of whoever comes first", .password,
        faulty: Program(provider: { TakingTheFirst() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.providedForAnother))]),
      Exhibit(
        "HandMeDown", "keeps in its process what it gave last, and gives it to the next", .password,
        faulty: Program(process: { HandMeDown.Pocket() }, provider: { HandMeDown($0) }), sound: "VaultInStep",
        VaultInStep.program,
        findings: [.init(.rule(.providedForAnother))]),
      Exhibit(
        "ForeignWords", "cancels with the error of its own database", .password,
        faulty: Program(provider: { ForeignWords() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.usedForeignError))]),
      Exhibit(
        "OneSizeFitsAll", "answers every request with a password", .passkey,
        faulty: Program(provider: { OneSizeFitsAll() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.completedAsAnother)), .init(.rule(.tookTooLong))]),
      Exhibit(
        "AskingForMore", "asks for its interface while that is on screen", .password,
        faulty: Program(provider: { AskingForMore() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.askedForInterfaceAgain), after: "the user mistypes")]),
      Exhibit(
        "ShutOut", "leaves nothing to tap after a wrong master password", .password,
        faulty: Program(provider: { ShutOut() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.leftUnanswered), after: "the user mistypes")]),
      Exhibit(
        "RemoteDrawer", "waits in silence for a reply that never comes", .password,
        faulty: Program(provider: { RemoteDrawer() }),
        sound: "PatientDrawer", Program(provider: { PatientDrawer() }),
        findings: [
          .init(.rule(.tookTooLong), after: "the 1st authorize is never answered"),
          .init(.rule(.spokeAfterEnd), after: "the 1st authorize is answered 4.900 s late"),
        ]),
      Exhibit(
        "PatientDrawer", "looks up again what its process has looked up before", .password,
        faulty: Program(provider: { PatientDrawer() }),
        sound: "WarmDrawer",
        Program(process: { WarmDrawer.Memory() }, provider: { WarmDrawer($0) }),
        properties: [.heeding(.redidWork)], findings: [.init(.property(0))]),
      Exhibit(
        "FillingUp", "has room for eight notes of what it gave", in: [Situation.usual(.password)[0]],
        faulty: Program(process: { FillingUp.Log() }, provider: { FillingUp($0) }),
        sound: "LettingTheOldestGo",
        Program(process: { FillingUp.Log() }, provider: { FillingUp($0, replacesOldest: true) }),
        findings: [.init(.standstill, after: "the user asks ten times more")]),
      Exhibit(
        "CountingForGood", "counts wrong master passwords, and never begins anew", .password,
        faulty: Program(process: { CountingForGood.Strikes() }, provider: { CountingForGood($0) }),
        sound: "CountingAnew",
        Program(
          process: { CountingForGood.Strikes() }, provider: { CountingForGood($0, beginsAnew: true) }),
        findings: [
          .init(.standstill, after: "the user asks ten times more and mistypes every other time")
        ]),
      Exhibit(
        "AskingInPassing", "wants its interface to make a passkey by the way", .automaticPasskey,
        faulty: Program(provider: { AskingInPassing() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.askedForInterfaceByTheWay))]),
      Exhibit(
        "AnsweringNews", "answers news that wants no answer", .unusedPassword,
        faulty: Program(provider: { AnsweringNews() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.answeredReport))]),
    ]
  }

  /// What a credential provider lists.
  static var autoFillLists: [Exhibit] {
    [
      Exhibit(
        "ShortList", "lists what fits best and nothing else", .credentialList,
        faulty: Program(provider: { ShortList() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.hidCredentials))]),
      Exhibit(
        "NoWayOut", "leaves Cancel out of its list", .credentialList,
        faulty: Program(provider: { NoWayOut() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.offeredNoCancel))]),
      Exhibit(
        "ChoosingForYou", "gives what fits in place of a list", .credentialList,
        faulty: Program(provider: { ChoosingForYou() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.answeredForUser))]),
      Exhibit(
        "ForgettingCodes", "declares codes, and leaves their list to the base class", .codeList,
        faulty: Program(provider: { ForgettingCodes() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.leftToBaseClass))]),
      Exhibit(
        "NobodyHome", "misses an identity that nobody has named", .credentialList,
        faulty: Program(provider: { NobodyHome() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.missedWhatNobodyNamed))]),
      Exhibit(
        "TappingTwice", "answers every tap, also the second", .credentialList,
        faulty: Program(provider: { TappingTwice() }),
        sound: "TappingOnce", Program(provider: { TappingOnce() }),
        findings: [.init(.rule(.answeredTwice), after: "the user taps “kim”")]),
      Exhibit(
        "PassingOver", "does nothing for a login without a user name",
        in: [Situation.usual(.credentialList)[0]], faulty: Program(provider: { PassingOver() }),
        sound: "GivingTheNameless", Program(provider: { GivingTheNameless() }), deviations: .user,
        findings: [.init(.rule(.ignoredTap), after: "the user taps “(no user name)”")]),
      Exhibit(
        "ShowingOnce", "remembers that its list is up when nobody sees it any more",
        in: [Situation.usual(.credentialList)[0]],
        faulty: Program(process: { ShowingOnce.Memory() }, provider: { ShowingOnce($0) }),
        sound: "ShowingAnew",
        Program(process: { ShowingOnce.Memory() }, provider: { ShowingOnce($0, beginsAnew: true) }),
        deviations: .user,
        findings: [
          .init(
            .rule(.leftUnanswered), after: "the user locks the device for a moment", "the user asks again")
        ]),
      Exhibit(
        "ReadingOutCodes", "gives the code that it made when its list came up",
        in: [Situation.usual(.codeList)[0]], faulty: Program(provider: { ReadingOutCodes() }),
        sound: "MakingCodesWhenTapped", Program(provider: { MakingCodesWhenTapped() }), deviations: .user,
        findings: [.init(.rule(.gaveTwoCodes), after: "the user takes 200 seconds")]),
    ]
  }

  /// The usual situation of what is gone from the vault, in which its user does not believe it.
  private static var goneAndPickedAgain: [Situation] {
    let usual = Situation.usual(.password)[1]
    let requests = ["kim", "gone", "gone", "gone"].map { user in
      [
        Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
        .user(.autoFill(.picks(user))),
      ]
    }
    return [
      Situation(
        "gone, and picked again", phone: usual.phone, server: usual.server, provision: .password,
        requests: requests)
    ]
  }

  /// What a credential provider tells its identity store.
  static var autoFillStores: [Exhibit] {
    [
      Exhibit(
        "Clinging", "leaves what it cannot provide in the store", in: goneAndPickedAgain,
        faulty: Program(provider: { Clinging() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.lostStore))]),
      Exhibit(
        "SpinningForEver", "never says that it is set up", .configuration,
        faulty: Program(provider: { SpinningForEver() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.leftUnanswered))]),
      Exhibit(
        "WritingUnasked", "writes to the store without asking for its state", .configuration,
        faulty: Program(provider: { WritingUnasked() }), sound: "LockedVault", LockedVault.program,
        findings: [.init(.rule(.updatedStoreUnasked))]),
      Exhibit(
        "Superseding", "drops the password when it has made a passkey by the way", .automaticPasskey,
        faulty: Program(provider: { Superseding() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.removedPasswordByTheWay))]),
      Exhibit(
        "MakingRoom", "drops what it has for a password that it has only generated", .generatedPasswords,
        faulty: Program(provider: { MakingRoom() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.removedWhileGenerating))]),
      Exhibit(
        "Hoarding", "saves a password and tells the store nothing", .savedPassword,
        faulty: Program(provider: { Hoarding() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.leftStoreBehind)), .init(.rule(.filledAnotherThanSaved))]),
      Exhibit(
        "NotListening", "does not hear that the store was busy", .savedPassword,
        faulty: Program(provider: { NotListening() }), sound: "VaultInStep", VaultInStep.program,
        findings: [
          .init(.rule(.leftStoreBehind), after: "the system is busy with the identity store"),
          .init(.rule(.filledAnotherThanSaved), after: "the system is busy with the identity store"),
        ]),
      Exhibit(
        "KeepingTheOld", "says that a password is saved, and keeps the one it had", .savedPassword,
        faulty: Program(provider: { KeepingTheOld() }), sound: "VaultInStep", VaultInStep.program,
        findings: [.init(.rule(.filledAnotherThanSaved))]),
    ]
  }
}
