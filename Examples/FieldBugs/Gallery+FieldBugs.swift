import AuthenticationServices
public import Gallery
import Rehearsal
import RehearsalExplorer

/// Bugs of shipped providers, of which public trackers tell, in Apple's names: each with a provider that has it, the same
/// provider without it, and what a search finds.
extension Gallery {
  /// All of them; beside each stands where it was reported.
  public static var fieldBugs: [Exhibit] { lists + questions + codes + stores }

  private static var lists: [Exhibit] {
    [
      // passforios pull request 593.
      Exhibit(
        "ObservingList", "observes a tap once more whenever its list is prepared", in: credentialList,
        faulty: Program(provider: { ObservingList(isFaulty: true) }),
        sound: "ObservingListOnce", Program(provider: { ObservingList(isFaulty: false) }),
        deviations: .device,
        findings: [.init(.rule(.answeredTwice), after: ["the system prepares the list again"])]),
      // bitwarden/clients pull request 13051.
      Exhibit(
        "TimedList", "takes everything from its screen when its time is up, and ends nothing",
        in: credentialList,
        faulty: Program(provider: { TimedList(isFaulty: true) }),
        sound: "TimedListThatEnds", Program(provider: { TimedList(isFaulty: false) }), deviations: .user,
        findings: [.init(.rule(.leftUnanswered), after: ["the user waits"])]),
      // bitwarden/android issue 2383.
      Exhibit(
        "DroppingList", "gives back under memory pressure what it needs a moment later", in: credentialList,
        faulty: Program(provider: { DroppingList(isFaulty: true) }),
        sound: "DroppingListThatReadsAgain", Program(provider: { DroppingList(isFaulty: false) }),
        deviations: .device,
        findings: [.init(.rule(.leftUnanswered), after: ["memory runs short"])]),
    ]
  }

  private static var questions: [Exhibit] {
    [
      // KeePassium issues 74 and 442.
      Exhibit(
        "FaceList", "asks for a face again as soon as its user has turned that down", in: credentialList,
        faulty: Program(provider: { FaceList(isFaulty: true) }),
        sound: "FaceListThatTakesNo", Program(provider: { FaceList(isFaulty: false) }), deviations: .user,
        properties: [.letsGo], findings: [.init(.property(0), after: ["the user taps “Cancel”"])])
    ]
  }

  private static var codes: [Exhibit] {
    [
      // KeeForge issue 70.
      Exhibit(
        "CodeSafe", "takes the codes of two hosts below one domain for one", in: CodeSafe.situations,
        faulty: Program(provider: { CodeSafe(isFaulty: true) }),
        sound: "CodeSafeByHost", Program(provider: { CodeSafe(isFaulty: false) }), deviations: .user,
        findings: [.init(.rule(.gaveWrongCode), after: [])])
    ]
  }

  private static var stores: [Exhibit] {
    [
      // duckduckgo/iOS issues 3763 and 3851.
      Exhibit(
        "MigratingSafe", "brings up to date what its app brings up to date at the same time",
        in: SharedSafe.situations,
        faulty: SharedSafe.program(beside: SharedSafe.migrate) { MigratingSafe(isFaulty: true) },
        sound: "MigratingSafeThatReadsAgain",
        SharedSafe.program(beside: SharedSafe.migrate) { MigratingSafe(isFaulty: false) },
        deviations: [.app, .order],
        findings: [
          .init(
            .rule(.overwroteUnseen),
            after: ["the system takes “the app's upkeep of its store” before “turn 2 of task 1”"])
        ]),
      // bitwarden/android issues 1126 and 980.
      Exhibit(
        "CachingSafe", "goes on giving what its process read before its app changed it",
        in: SharedSafe.situations,
        faulty: SharedSafe.program(beside: SharedSafe.changePassword) { CachingSafe(isFaulty: true) },
        sound: "CachingSafeThatReadsAgain",
        SharedSafe.program(beside: SharedSafe.changePassword) { CachingSafe(isFaulty: false) },
        deviations: .app, properties: [.fillsWhatIsKept],
        findings: [.init(.property(0), after: ["the app refreshes its store"])]),
    ]
  }

  private static var credentialList: [Situation] { [Situation.usual(.credentialList)[0]] }
}
