import Rehearsal

/// What can happen in a scenario.
enum WhenSentences {
  static let all: [StepDefinition] = [
    .when("the user upgrades {text} to {upgrade} from {place}", "A request the system makes for the user.") {
      .user(.upgrades($0.text(0), to: $0.choice(1), from: $0.choice(2)))
    },
    .when(
      "the user upgrades {text} at {text} to {upgrade} from {place}",
      "The same, where one name is saved at several sites."
    ) {
      .user(.upgrades($0.text(0), at: ServiceIdentifier($0.text(1)), to: $0.choice(2), from: $0.choice(3)))
    },
    .when("the user types {text} into {text}", "Text into a field of the extension's interface.") {
      .user(.types($0.text(0), into: $0.text(1)))
    },
    .when("the user taps {text}", "A button of the extension's interface.") { .user(.taps($0.text(0))) },
    .when("the user taps the system Cancel button", "The bar's button; the system calls cancelRequest().") {
      _ in
      .user(.tapsCancel)
    },
    .when("the user {answer} the Sign in with Apple sheet", "The answer to Apple's question.") {
      .user($0.choice(0, SheetAnswer.self).act)
    },
    .when("the user leaves the app", "The user turns to something else; the extension ends (AS-13).") { _ in
      .user(.leavesApp)
    },
    .when(
      "the user opens Notification Center",
      "In front of everything for a while: app and extension hear that they are not in front (PL-12)."
    ) { _ in .user(.opensNotificationCenter) },
    .when(
      "the user closes Notification Center", "What was on screen is in front again (PL-12)."
    ) { _ in .user(.closesNotificationCenter) },
    .when(
      "the user comes to {text} in the browser",
      "An address, by what the user does on the pages before; one that is waited for closes it (AU-14)."
    ) { .user(.comesTo($0.text(0))) },
    .when("the user closes the browser", "A swipe; the session is canceled (AU-13).") { _ in
      .user(.closesBrowser)
    },
    .when(
      "the app requests {upgrade} for {text}", table: .optional(["key", "value"]),
      "A request the app makes with its controller; the table is its userInfo."
    ) { words throws(Misreading) in
      .app(.performs(words.choice(0), for: words.text(1), userInfo: try words.userInfo))
    },
    .when(
      "the app requests {upgrade} for {text} at {text}", table: .optional(["key", "value"]),
      "The same, for another service than the app's first domain."
    ) { words throws(Misreading) in
      let service = ServiceIdentifier(words.text(2))
      return .app(.performs(words.choice(0), for: words.text(1), at: service, userInfo: try words.userInfo))
    },
    .when(
      "the app refreshes its store", "Its code runs, whatever the extension is at (PL-8)."
    ) { _ in .app(.refreshesStore) },
    .when(
      "the app begins to refresh its store, and stands still after {number} turn(s)",
      "Its code goes on once nothing else is to come, as after the app has left the screen (PL-8)."
    ) { .app(.beginsRefreshing(turns: $0.number(0))) },
    .when("the app lets go of its {controller part}", "The controller holds it weakly; now it is gone.") {
      .app($0.choice(0, ControllerPart.self).release)
    },
    .when("the system {intervention}", "What the system does to the extension's process.") {
      .system($0.choice(0))
    },
    .when(
      "the system takes {text} before {text}",
      "Work out of its turn during the next step, by the names a search gives it (AS-32)."
    ) { .takes($0.text(0), before: $0.text(1)) },
    .when("the network {network change}", "Messages sent from now on are lost, or get through again.") {
      .network($0.choice(0))
    },
    .when("from now on Apple {reachability}", "Whether an answer comes, for the next sheet that is approved.")
    { .apple($0.choice(0)) },
    .when("{duration} pass(es)", "The clock moves, and everything due happens.") { .pass($0.duration(0)) },
    .when("everything settles", "Everything happens that comes without anybody's doing.") { _ in .settle },
  ]
}
