import Designs
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// What people, apps and networks do besides answering the handler.
@Suite struct DepartureTests {
  private func explore(
    _ program: Program, _ deviations: Deviations, for kind: Upgrade = .strongPassword,
    from origin: Origin = .settings, over server: AccountServer.Effect = .gracefully,
    _ properties: [Property] = []
  ) -> Exploration {
    var situations = Situation.usual(kind, changesTakeEffect: server)
    for index in situations.indices { situations[index].errand = .upgrade(kind, from: origin, userInfo: nil) }
    var explorer = Explorer(situations, handler: program)
    explorer.deviations = deviations
    explorer.properties = properties
    return explorer.explore()
  }

  private func deviations(of exploration: Exploration) throws -> [String] {
    let finding = try #require(exploration.discoveries.first)
    let discovery = exploration.explorer.discovery(of: finding)
    let trace = discovery.script.play(with: discovery.situation.server, handler: exploration.explorer.program)
    #expect(trace.entries == discovery.trace.entries)
    return discovery.deviations.map(\.name)
  }

  @Test func `who signs in with a password it remembers is found out by a change of which it never hears`()
    throws
  {
    func finding(trusts: Bool) -> (Exploration, Exploration.Finding?) {
      var explorer = explore(Remembering.program(trusts: trusts), .user, over: .atOnce).explorer
      // Over this server people are locked out who leave, which hides what is behind.
      explorer.goesOn = true
      let found = explorer.explore()
      return (found, found.discoveries.first { $0.failure == .rule(.neverAnswered) })
    }
    let (found, first) = finding(trusts: true)
    #expect(found.discoveries.contains { $0.failure == .lockOut && $0.path.deviations.count == 1 })
    let discovery = found.explorer.discovery(of: try #require(first))
    #expect(
      discovery.deviations.map(\.name) == [
        "the user changes the password with another device", "the user upgrades again",
      ])
    #expect(finding(trusts: false).1 == nil)
  }

  @Test func `nobody was lied to who has changed the password elsewhere`() {
    let found = explore(Program { Graceful() }, .user)
    #expect(found.verdict == .exhausted)
  }

  @Test(arguments: [
    (Step.network(.comesUp), Deviations.network, ["the network goes down", "the network comes up"]),
    (.app(.dropsDelegate), .app, ["the app lets go of the delegate"]),
    (.app(.dropsWindow), .app, ["the app lets go of the window"]),
  ])
  func `some path has it`(step: Step, deviations kinds: Deviations, names: [String]) throws {
    let never = Property.never("it happens") { moment in moment.news.contains { $0.event.isTelling(of: step) }
    }
    let origin: Origin = kinds == .app ? .app : .settings
    let found = explore(Program { Graceful() }, kinds, from: origin, [never])
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    #expect(try deviations(of: found) == names)
  }

  @Test func `leave to sign in with Apple is taken back between two requests`() throws {
    let never = Property.never("it happens") { moment in
      moment.news.contains { $0.event.isTelling(of: .user(.secures(.revokesApple))) }
    }
    let found = explore(Program { Graceful() }, [.network, .user], for: .signInWithApple, [never])
    #expect(found.discoveries.contains { $0.failure == .property(0) })
    #expect(try deviations(of: found).last == "the user stops using Sign in with Apple for the app")
  }
}

extension TraceEvent {
  fileprivate func isTelling(of step: Step) -> Bool {
    switch (self, step) {
    case (.network(let change), .network(let meant)): change == meant
    case (.app(let action), .app(let meant)): action == meant
    case (.user(let action), .user(let meant)): action == meant
    default: false
    }
  }
}

/// Signs in a second time with what it has set, or with what it is given.
private final class Remembering: Trusting {
  /// What the handlers of one process share.
  final class Memory {
    var passwords: [String: String] = [:]
  }

  private let memory: Memory
  private let trusts: Bool

  init(_ memory: Memory, trusts: Bool) {
    self.memory = memory
    self.trusts = trusts
  }

  static func program(trusts: Bool) -> Program {
    Program(process: { Memory() }, handler: { Remembering($0, trusts: trusts) })
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let user = change.existing.user
    let password = trusts ? memory.passwords[user] ?? change.existing.password : change.existing.password
    context.send(.authorize(PasswordCredential(user: user, password: password))) { [memory] answer in
      guard let session = answer["session"] else {
        // It is sure of what it remembers, and has no answer where that is wrong.
        if memory.passwords[user] == password, password != change.existing.password { return }
        return context.cancelRequest(with: .userInteractionRequired)
      }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        memory.passwords[user] = change.newPassword
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
