import Rehearsal

/// The facts a scenario can begin with.
enum GivenSentences {
  static let all: [StepDefinition] = phoneFacts + worldFacts

  private static let phoneFacts: [StepDefinition] = [
    .given(
      "the app {text} is associated with {text}", "The app's name, and a domain it shares credentials with."
    ) { .app($0.text(0), domain: $0.text(1)) },
    .given("the app {app condition}", "What is out of the ordinary with the app.") { .appIs($0.choice(0)) },
    .given(
      "the extension declares:", table: .needed(["key", "value"]),
      "The upgrade keys of the extension's Info.plist, each YES or NO."
    ) { words throws(Misreading) in .declares(try words.declaredKinds) },
    .given(
      "the extension runs the handler {text}", "Which of the handlers known by name is rehearsed."
    ) { .handler($0.text(0)) },
    .given(
      "the system will generate the password {text}", "The strong password the system hands to the extension."
    ) {
      .generatedPassword($0.text(0))
    },
    .given(
      "the extension declares the password rules {text}",
      "The requirements of the extension's Info.plist that a generated password follows."
    ) { .passwordRules($0.text(0)) },
    StepDefinition(
      "the keychain holds:", table: .needed(["service", "user", "password"]), "Every saved password.",
      .given { words throws(Misreading) in .keychainHolds(try words.keychainEntries) },
      .then { words throws(Misreading) in .keychainHolds(try words.keychainEntries) }),
    StepDefinition(
      "the keychain holds nothing", "No saved password.", .given { _ in .keychainHolds([]) },
      .then { _ in .keychainHolds([]) }),
    .given(
      "the app's controller has no {controller part}", "The delegate or the window was never set, or is gone."
    ) { .controllerLacks($0.choice(0)) },
    .given("the silent call times out after {duration}", "The system's patience (AS-3).") {
      .patience($0.duration(0))
    },
    .given("the silent call never times out", "A system without patience (AS-3).") { _ in .patience(nil) },
    .given(
      "the system suspends the process {duration} after its answer",
      "What is left then waits until the process is used again (AS-39); five seconds unless said."
    ) { .lifeAfterAnswer($0.duration(0)) },
    .given("the system lets the process go on after its answer", "As if it were never suspended (AS-39).") {
      _ in .lifeAfterAnswer(nil)
    },
    .given(
      "what cleans up begins {duration} after the answer",
      "The block of a completion (AS-62), which is lost with a process that ends before; 100 milliseconds unless said."
    ) { .cleanUpDelay($0.duration(0)) },
    .given(
      "an extension has {number} MB of memory", "Who takes more is killed (AS-44); 120 unless said."
    ) { .memoryBudget($0.number(0)) },
    .given("an extension has as much memory as it likes", "As if memory were never looked at (AS-44).") {
      _ in .memoryBudget(nil)
    },
    .given("the profile reads {reading}", "A contested or assumed rule, read in another way.") {
      .reading($0.choice(0))
    },
  ]

  private static let worldFacts: [StepDefinition] = [
    StepDefinition(
      "the server holds:", table: .needed(["user", "password", "second factor", "token", "Apple user"]),
      "Every account of the server.",
      .given { words throws(Misreading) in .serverHolds(try words.accounts) },
      .then { words throws(Misreading) in .serverHolds(try words.accounts) }),
    StepDefinition(
      "the server holds nothing", "A server without accounts.", .given { _ in .serverHolds([]) },
      .then { _ in .serverHolds([]) }),
    .given(
      "the server rejects the password {text} because {text}", "A password the server does not like (422)."
    ) {
      .serverRejects(password: $0.text(0), because: $0.text(1))
    },
    .given(
      "changes on the server take effect {effect}",
      "Whether the old way in ends at once, or when the new one is used."
    ) { .changesTakeEffect($0.choice(0)) },
    .given("the server answers at {text}", "A host of its own, such as \"api.shiny.example\".") {
      .serverAnswers(at: $0.text(0))
    },
    .given("somebody else answers at {text}", "Whoever counts what users do, such as at \"stats.example\".") {
      .othersAnswer(at: $0.text(0))
    },
    .given("every server request takes {duration}", "The round trip.") { .roundTrip($0.duration(0)) },
    .given("the {ordinal} {text} request takes {duration}", "The round trip of one message.") {
      .fault(Fault(.takes($0.duration(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the reply to the {ordinal} {text} request is {duration} late",
      "The server does what it is asked as ever; the handler hears of it late."
    ) {
      .fault(Fault(.repliesLate(by: $0.duration(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given("the {ordinal} {text} request {loss}", "What the network does to one message.") {
      .fault(Fault($0.choice(2, Loss.self).effect, message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the {ordinal} {text} request is refused with {number}",
      "A status that something before the server gives."
    ) {
      .fault(Fault(.isRefused(with: $0.number(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the {ordinal} {text} request arrives {duration} late",
      "On its way to the server, where others may overtake it."
    ) {
      .fault(Fault(.arrivesLate(by: $0.duration(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the {ordinal} {text} request arrives again after {duration}",
      "The server is asked once more when nobody waits for its answer."
    ) {
      .fault(Fault(.arrivesAgain(after: $0.duration(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the {ordinal} {text} request is done and then answered with {number}",
      "A server that fails after it has done what it was asked, as with 500."
    ) {
      .fault(Fault(.failsAfterwards(with: $0.number(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given(
      "the {ordinal} {text} request has to be confirmed with another device, which takes {duration}",
      "Until the user has, it and whatever asks for a session is refused with 401."
    ) {
      .fault(
        Fault(.awaitsConfirmation(for: $0.duration(2)), message: $0.text(1), number: $0.number(0)))
    },
    .given("the network is down", "Every message is lost until the network comes up.") { _ in .networkIsDown
    },
    .given("Apple {reachability}", "Whether an answer comes once the user has approved the sheet.") {
      .appleIs($0.choice(0))
    },
    .given("Apple takes {duration} to answer", "How long the answer takes.") { .appleTakes($0.duration(0)) },
    .given("Apple will return the user identifier {text}", "Apple's identifier of the user.") {
      .appleUser($0.text(0))
    },
    .given("the user shares neither name nor e-mail with the app", "What Apple's credential leaves out.") {
      _ in
      .appleSharesNothing
    },
  ]
}
