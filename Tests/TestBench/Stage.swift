public import Rehearsal

/// A phone and a server as most tests want them, and a way to play on them.
public struct Stage {
  public var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  public var server: any Server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))

  public init() {}

  /// The same stage with something changed.
  public init(_ change: (inout Stage) -> Void) {
    change(&self)
  }

  /// A stage whose server wants a code besides the password.
  public static var withSecondFactor: Stage {
    Stage { $0.server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: "424242")) }
  }

  public func play(_ steps: Step..., handler: @escaping () -> any AccountModificationHandler) -> Trace {
    Script(on: phone, steps).play(with: server, Program(handler))
  }

  public func play(_ steps: [Step], handler: @escaping () -> any AccountModificationHandler) -> Trace {
    Script(on: phone, steps).play(with: server, Program(handler))
  }

  public func simulation(handler: @escaping () -> any AccountModificationHandler) -> Simulation {
    Simulation(phone: phone, server: server, program: Program(handler))
  }
}

extension Step {
  /// The user taps the upgrade in Settings.
  public static let strongPassword = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))
  public static let signInWithApple = Step.user(.upgrades("jappleseed", to: .signInWithApple, from: .settings))
  /// The app asks, with a token the server knows.
  public static let inApp = Step.app(
    .performs(.strongPassword, for: "jappleseed", userInfo: ["token": "token-9f3a"]))
  public static let inAppApple = Step.app(
    .performs(.signInWithApple, for: "jappleseed", userInfo: ["token": "token-9f3a"]))
}

extension Keychain.Entry {
  public static let old = Keychain.Entry("jappleseed", "kitten1", at: "shiny.example")
  public static let new = Keychain.Entry("jappleseed", "rofnyz-4Kovfu-gihzyc", at: "shiny.example")
}
