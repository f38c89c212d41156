package import Rehearsal

/// A phone and a server as most tests want them, and a way to play on them.
package struct Stage {
  package var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  package var server: any Server = AccountServer(
    Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))

  package init() {}

  /// The same stage with something changed.
  package init(_ change: (inout Stage) -> Void) {
    change(&self)
  }

  /// A stage whose server wants a code besides the password.
  package static var withSecondFactor: Stage {
    Stage { $0.server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: "424242")) }
  }

  package func play(_ steps: Step..., handler: @escaping () -> any AccountModificationHandler) -> Trace {
    Script(on: phone, steps).play(with: server, handler: Program(handler))
  }

  package func play(_ steps: [Step], handler: @escaping () -> any AccountModificationHandler) -> Trace {
    Script(on: phone, steps).play(with: server, handler: Program(handler))
  }

  package func simulation(handler: @escaping () -> any AccountModificationHandler) -> Simulation {
    Simulation(phone: phone, server: server, program: Program(handler))
  }
}

extension Step {
  /// The user taps the upgrade in Settings.
  package static let strongPassword = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))
  package static let signInWithApple = Step.user(
    .upgrades("jappleseed", to: .signInWithApple, from: .settings))
  /// The app asks, with a token the server knows.
  package static let inApp = Step.app(
    .performs(.strongPassword, for: "jappleseed", userInfo: ["token": "token-9f3a"]))
  package static let inAppApple = Step.app(
    .performs(.signInWithApple, for: "jappleseed", userInfo: ["token": "token-9f3a"]))
}

extension Keychain.Entry {
  package static let old = Keychain.Entry("jappleseed", "kitten1", at: "shiny.example")
  package static let new = Keychain.Entry("jappleseed", "rofnyz-4Kovfu-gihzyc", at: "shiny.example")
}
