#if os(Linux)
  import Foundation
  import Newcomer
  import Rehearsal
  import RehearsalExplorer
  import RehearsalScenarios
  import RehearsalTesting
  import Testing

  /// The extension on a phone that is played.
  @Suite struct NewcomerTests {
    static let scenarios = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios").path

    @Test(arguments: try Scenario.all(in: scenarios))
    func `every scenario holds`(scenario: Scenario) {
      rehearse(scenario, handler: .rehearsed)
    }

    @Test func `one tap replaces a weak password`() {
      let phone = Phone(app: "Newcomer", domain: "newcomer.example", saved: ["jappleseed": "kitten1"])
      let server = AccountServer(Account("jappleseed", password: "kitten1"))
      let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))

      let trace = rehearse([tap, .settle], on: phone, with: server, handler: .rehearsed)

      #expect(trace.outcome == .upgraded)
      #expect(trace.keychain["jappleseed"] == phone.generatedPassword)
    }

    /// Everything that can happen, with one deviation from the happy path.
    ///
    /// The server keeps the old way in until the new one has been used; `.atOnce` shows what happens when yours
    /// does not.
    @Test(arguments: [Upgrade.strongPassword, .signInWithApple])
    func `whatever happens, nobody is locked out`(kind: Upgrade) {
      let situations = Situation.usual(
        kind, of: "Newcomer", at: "newcomer.example", changesTakeEffect: .gracefully)
      var explorer = Explorer(situations, handler: .rehearsed)
      explorer.budget = 1
      explore(explorer)
    }

    /// Everything that can happen where the app asks, with the token of whoever is signed in.
    @Test(arguments: [Upgrade.strongPassword, .signInWithApple])
    func `whatever happens in the app, nobody is locked out`(kind: Upgrade) {
      let situations = Situation.usual(
        kind, of: "Newcomer", at: "newcomer.example", changesTakeEffect: .gracefully)
      var explorer = Explorer(situations.map(\.askedInApp), handler: .rehearsed)
      explorer.budget = 1
      explore(explorer)
    }
  }
#else
  import Testing

  @Test(.disabled("Extensions are rehearsed on Linux. Here AuthenticationServices is Apple's own."))
  func `the extension is rehearsed`() {}
#endif
