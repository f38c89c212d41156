import Designs
import Rehearsal
import RehearsalScenarios
import RehearsalTesting
import TestBench
import Testing

/// The listings of “Writing scenarios”.
@Suite struct ScenarioListings {
  typealias Ours = Asking

  static let folder = House.root.appending(path: "\(Guide.folder)/Resources").path

  @Test(arguments: try Scenario.all(in: folder))
  func `our upgrade holds`(scenario: Scenario) {
    rehearse(scenario) { Ours() }
  }

  @Test func `a team adds words of its own`() throws {
    let vocabulary = try Vocabulary.standard.adding(
      .given("the service is closed") { setup, _ in setup.phone.network.isUp = false },
      .then("the user {text} is known") { simulation, words in
        simulation.server.accounts.contains { $0.user == words[0] } ? nil : "nobody knows \(words[0])"
      })
    let text = """
      Feature: Closed

        Scenario: Nobody is there, and everybody is known
          Given the service is closed
          And the server holds:
            | user       | password |
            | jappleseed | kitten1  |
          When everything settles
          Then the user "jappleseed" is known

      """
    let reading = ScenarioReader(vocabulary).read(text.utf8, file: "closed.feature")
    #expect(reading.diagnostics.isEmpty)
    for scenario in reading.scenarios {
      #expect(scenario.play { _ in Program { Ours() } }.failures == [])
    }
  }
}
