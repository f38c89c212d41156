/// What makes a package of it.
enum PackageTemplates {
  /// The command of the package.
  static let command = Template(
    #"""
    #if os(Linux)
      import Newcomer
      import Rehearsal
      import RehearsalCommandLine
      import RehearsalScenarios

    %% !unknown !groups
      CommandLineTool(
        handlers: ["NewcomerUpgrade": .rehearsed], setup: Setup(app: "Newcomer", domain: "newcomer.example")ASKED
      ).main()
    %%
    %% !unknown groups
      var setup = Setup(app: "Newcomer", domain: "newcomer.example")
    GROUPS OF setup.phone
      CommandLineTool(handlers: ["NewcomerUpgrade": .rehearsed], setup: setupASKED).main()
    %%
    %% unknown
      var setup = Setup(app: "Newcomer", domain: "newcomer.example")
      // What the safe holds is not known: the system offers nothing. Of logins that stand here searches pick two.
      setup.phone.autoFill.identityStore = IdentityStore(isEnabled: true)
    GROUPS OF setup.phone
      CommandLineTool(handlers: ["NewcomerUpgrade": .rehearsed], setup: setupASKED).main()
    %%
    #else
      print("Extensions are rehearsed on Linux. Here AuthenticationServices is Apple's own.")
    #endif

    """#)

  /// A module of somebody's own, with nothing in it.
  static let stub = Template(
    #"""
    // What Newcomer uses of this module goes here. A framework that Xcode begins shows UIKit to whoever imports it.
    #if canImport(UIKit)
      @_exported public import UIKit
    #endif

    """#)

  /// A module whose sources are in another one.
  static let contained = Template(
    #"""
    // What is imported by this name is built with the sources of Newcomer, and this module has nothing of its own. A
    // framework that Xcode begins shows UIKit to whoever imports it.
    #if canImport(UIKit)
      @_exported public import UIKit
    #endif

    """#)

  /// Scenarios, a test and a search.
  static let tests = Template(
    #"""
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

    %% strong-password !from
        @Test func `one tap replaces a weak password`() {
          let phone = Phone(app: "Newcomer", domain: "newcomer.example", saved: ["jappleseed": "kitten1"])
          let server = AccountServer(Account("jappleseed", password: "kitten1"))
          let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))

          let trace = rehearse([tap, .settle], on: phone, with: server, handler: .rehearsed)

          #expect(trace.outcome == .upgraded)
          #expect(trace.keychain["jappleseed"] == phone.generatedPassword)
        }

    %%
        /// Everything that can happen, with one deviation from the happy path.
        ///
        /// The server keeps the old way in until the new one has been used; `.atOnce` shows what happens when yours
        /// does not.
    %% strong-password sign-in-with-apple
        @Test(arguments: [Upgrade.strongPassword, .signInWithApple])
    %%
    %% strong-password !sign-in-with-apple
        @Test(arguments: [Upgrade.strongPassword])
    %%
    %% !strong-password
        @Test(arguments: [Upgrade.signInWithApple])
    %%
        func `whatever happens, nobody is locked out`(kind: Upgrade) {
    %% !groups
          let situations = Situation.usual(
            kind, of: "Newcomer", at: "newcomer.example", changesTakeEffect: .gracefully)
    %%
    %% groups
          let usual = Situation.usual(
            kind, of: "Newcomer", at: "newcomer.example", changesTakeEffect: .gracefully)
          let situations = usual.map { situation in
            var situation = situation
    GROUPS OF situation.phone
            return situation
          }
    %%
          var explorer = Explorer(situations, handler: .rehearsed)
          explorer.budget = 1
    %% interface
          explore(explorer)
    %%
    %% !interface
          explore(explorer, lacking: [.interface])
    %%
        }
    %% in-app

        /// Everything that can happen where the app asks, with the token of whoever is signed in.
    %%
    %% in-app strong-password sign-in-with-apple
        @Test(arguments: [Upgrade.strongPassword, .signInWithApple])
    %%
    %% in-app strong-password !sign-in-with-apple
        @Test(arguments: [Upgrade.strongPassword])
    %%
    %% in-app !strong-password
        @Test(arguments: [Upgrade.signInWithApple])
    %%
    %% in-app
        func `whatever happens in the app, nobody is locked out`(kind: Upgrade) {
          let situations = Situation.usual(
            kind, of: "Newcomer", at: "newcomer.example", changesTakeEffect: .gracefully)
          var explorer = Explorer(situations.map(\.askedInApp), handler: .rehearsed)
          explorer.budget = 1
    %%
    %% in-app interface
          explore(explorer)
    %%
    %% in-app !interface
          explore(explorer, lacking: [.interface])
    %%
    %% in-app
        }
    %%
      }
    #else
      import Testing

      @Test(.disabled("Extensions are rehearsed on Linux. Here AuthenticationServices is Apple's own."))
      func `the extension is rehearsed`() {}
    #endif

    """#)
}
