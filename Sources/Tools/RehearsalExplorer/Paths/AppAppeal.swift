package import Rehearsal

/// How the code of an app asks for an upgrade.
package struct AppAppeal: Hashable, Sendable {
  /// What is tapped on its screen.
  package let button: String
  /// For whom it asks then.
  package let user: String
  /// What it passes along.
  package let userInfo: UserInfo

  package init(button: String, user: String, userInfo: UserInfo) {
    (self.button, self.user, self.userInfo) = (button, user, userInfo)
  }

  /// What of that a server may know its user by.
  fileprivate var tokens: [String] {
    userInfo["token"].map { [$0] } ?? userInfo.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension AppAppeal {
  /// The first button on the screen an app comes up with that has it ask for an upgrade at once, which is tried with one after
  /// the other; `nil` where there is none, or the app is no code.
  package init?(for kind: Upgrade, by program: Program, in situation: Situation) {
    for button in Self.buttons(of: program, in: situation) {
      let simulation = Simulation(phone: situation.phone, server: situation.server, program: program)
      defer { simulation.abandon() }
      do { try simulation.perform(.user(.taps(button))) } catch { continue }
      let isBegun = simulation.look { $0.request != nil }
      for case .app(.performs(kind, let user, _, let userInfo)) in simulation.entries.map(\.event)
      where isBegun {
        self.init(button: button, user: user, userInfo: userInfo ?? [:])
        return
      }
    }
    return nil
  }

  private static func buttons(of program: Program, in situation: Situation) -> [String] {
    let simulation = Simulation(phone: situation.phone, server: situation.server, program: program)
    defer { simulation.abandon() }
    _ = program.bringUpApp(in: simulation)
    let interface = simulation.look { $0.appInterface }
    return (interface?.elements ?? []).compactMap { element in
      guard case .button(let button, isEnabled: true) = element else { return nil }
      return button
    }
  }
}

extension Situation {
  /// One in which somebody asks as the code of the app does.
  ///
  /// What it passes along is known to an `AccountServer` whose account has no token.
  package func asked(by appeal: AppAppeal) -> Situation {
    guard case .upgrade(let kind, _, _) = errand else { return self }
    var situation = self
    if var server = server as? AccountServer,
      let index = server.accounts.firstIndex(where: { $0.user == appeal.user }),
      server.accounts[index].tokens.isEmpty
    {
      server.accounts[index].tokens = appeal.tokens
      situation.server = server
    }
    (situation.user, situation.button) = (appeal.user, appeal.button)
    situation.errand = .upgrade(kind, from: .app, userInfo: appeal.userInfo)
    return situation
  }
}
