import Designs
import Foundation
import Rehearsal
import RehearsalScenarios
import RehearsalTesting
import Synchronization
import TestBench
import Testing

/// Scenarios in Swift: from files, written in code, and with sentences of one's own.
@Suite struct ScenarioTests {
  static let folder = House.root.appending(path: "Scenarios/StrongPassword").path

  static let ofTrusting = try? Scenario.all(in: folder).filter {
    $0.text.contains(#"the handler "Trusting""#)
  }

  @Test(arguments: try #require(ofTrusting))
  func `a scenario is played with one's own handler`(scenario: Scenario) {
    rehearse(scenario) { Trusting() }
  }

  @Test func `so is one of a credential provider`() throws {
    let scenarios = try Scenario.all(in: House.root.appending(path: "Scenarios/AutoFill").path)
    let scenario = try #require(scenarios.first { $0.place.file.hasSuffix("silent.feature") })
    #expect(rehearse(scenario, provider: { ScriptedProvider.giving() }).isPassed)
  }

  @Test func `every scenario of a folder is there, in order`() throws {
    let scenarios = try Scenario.all(in: Self.folder)
    #expect(scenarios.count > 10)
    #expect(Self.ofTrusting?.isEmpty == false)
    #expect(scenarios.map(\.place.file) == scenarios.map(\.place.file).sorted())
  }

  @Test func `a folder without scenarios, or with a mistake, is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: MalformedScenarios.self) { try Scenario.all(in: folder.path) }
    let text = "Feature: f\n  Scenario: s\n    When the moon rises\n"
    try text.write(to: folder.appending(path: "a.feature"), atomically: true, encoding: .utf8)
    let error = try #require(throws: MalformedScenarios.self) { try Scenario.all(in: folder.path) }
    #expect(error.description.contains("a.feature:3:10: error: there is no such step"))
  }

  @Test func `a scenario written in code is the one its text reads back as`() throws {
    let scenario = Self.lostReply(expecting: .then(.lockedOut(user: "jappleseed")))
    let reading = ScenarioReader().read(scenario.text.utf8, file: "")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.scenarios == [scenario])
    #expect(Layout.canonical(scenario.text.utf8) == scenario.text)
    rehearse(scenario) { Trusting() }
  }

  @Test func `a scenario that no file could have is not made`() async {
    let problems = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Scenario("a\nb", []) },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Scenario(" a", []) },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Scenario("a", feature: "f\n", [])
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Scenario("a", tags: ["@b @c"], [])
      },
    ].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
    for problem in problems.prefix(3) {
      #expect(problem.contains("a name is one line without white space at its ends, unlike “"))
    }
    #expect(problems[3].contains("a tag is one word that begins with “@”, unlike “@b @c”"))
  }

  @Test func `what does not hold is an issue with the story`() {
    let seen = Mutex<[String]>([])
    withKnownIssue {
      rehearse(Self.lostReply(expecting: .then(.request(.succeeds)))) { Trusting() }
    } matching: { issue in
      seen.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let issues = seen.withLock { $0 }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("the request succeeds: the request fails") == true)
    #expect(issues.first?.contains("the reply to changePassword is lost") == true)
  }

  @Test(arguments: [
    (
      Fault(.isLost, message: "changePasword"), "“changePasword” was not sent. Did you mean “changePassword”?"
    ),
    (Fault(.isLost, message: "changePassword", number: 3), "“changePassword” was sent once"),
    (Fault(.isLost, message: "link"), "“link” was not sent, only authorize, changePassword"),
  ])
  func `a fault that meets no message does not hold, where it stands`(fault: Fault, reason: String) {
    let scenario = Scenario(
      "A fault", .given(.app("Shiny", domain: "shiny.example")), .given(.keychainHolds([.old])),
      .given(.serverHolds([Account("jappleseed", password: "kitten1")])), .given(.fault(fault)),
      .when(.strongPassword), .when(.settle), .then(.request(.succeeds)))
    let verdict = scenario.play { _ in Program { Trusting() } }
    #expect(verdict.failures.map(\.problem) == ["it met no message: \(reason)"])
    #expect(verdict.failures.map(\.sentence) == scenario.lines[3...3].map(\.text))
  }

  @Test func `a team's own sentences are played`() throws {
    let vocabulary = try Vocabulary.standard.adding(
      .given("the service knows {text} by {color} card") { setup, words in
        setup.server = AccountServer(Account(words[0], password: words[1]))
      },
      .when("two taps in a row") { simulation, _ throws(Diagnostic) in
        for _ in 1...2 {
          try simulation.perform(.strongPassword)
          try simulation.perform(.settle)
        }
      },
      .then("{text} has {number} passwords") { simulation, words in
        let count = simulation.server.accounts.first { $0.user == words[0] }?.passwords.count ?? 0
        return String(count) == words[1] ? nil : "there are \(count)"
      }, types: [ParameterType("color", words: ["green", "kitten1"])])
    let text = """
      Feature: f
        Scenario: s
          Given the app "Shiny" is associated with "shiny.example"
          And the keychain holds:
            | service       | user       | password |
            | shiny.example | jappleseed | kitten1  |
          And the service knows "jappleseed" by kitten1 card
          When two taps in a row
          Then "jappleseed" has 1 passwords
          And "nobody" has 1 passwords

      """
    let reading = ScenarioReader(vocabulary).read(text.utf8, file: "own.feature")
    #expect(reading.diagnostics.isEmpty)
    let verdict = try #require(reading.scenarios.first).play { _ in Program { Trusting() } }
    #expect(verdict.failures.map(\.problem) == ["there are 0"])
    #expect(verdict.trace.outcomes == [.upgraded, .upgraded])
  }

  @Test func `a sentence that could be mistaken for another is refused with the proof`() {
    let fault = #expect(throws: Vocabulary.Fault.self) {
      try Vocabulary.standard.adding(.then("the request {call}") { _, _ in nil })
    }
    guard case .overlap(let overlap)? = fault else {
      Issue.record("it overlaps")
      return
    }
    #expect(overlap.expressions.contains("the request {state}"))
    #expect(overlap.sentence.hasPrefix("the request "))
  }

  private static func lostReply(expecting expectation: Sentence) -> Scenario {
    Scenario(
      "A reply that never comes", tags: ["@lost"],
      .given(.app("Shiny", domain: "shiny.example")), .given(.keychainHolds([.old])),
      .given(
        .serverHolds([
          Account("jappleseed", password: "kitten1", secondFactor: nil, tokens: ["a, \"b\"", "c"])
        ])),
      .given(.fault(Fault(.losesReply, message: "changePassword"))), .when(.strongPassword), .when(.settle),
      expectation)
  }
}
