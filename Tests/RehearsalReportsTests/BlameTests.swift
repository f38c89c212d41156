import Designs
import Rehearsal
import RehearsalExplorer
import RehearsalReports
import Testing

/// Who is said to be to blame where a path does not come out the same twice, and who is not.
@Suite struct BlameTests {
  private func explore(_ program: Program, over server: (AccountServer) -> any Server = { $0 }) -> Exploration
  {
    var situations = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    for index in situations.indices {
      guard let scripted = situations[index].server as? AccountServer else { continue }
      situations[index].server = server(scripted)
    }
    return Explorer(situations, handler: program).explore()
  }

  @Test func `a handler that says something as it goes does the same thing twice`() {
    let exploration = explore(Program { Leaving() })
    #expect(exploration.verdict == .exhausted, "\(exploration.nondeterministicPaths.count)")
    #expect(exploration.levels.last?.budget == 2)
  }

  @Test func `what it says in the end of all is not heard`() {
    let situation = Situation.usual(.strongPassword)[0]
    let script = Script(
      on: situation.phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
    let trace = script.play(with: situation.server, handler: Program { Leaving() })
    let goodbyes = trace.entries.count { $0.event.line.what == "goodbye" && $0.event.line.from == .handler }
    #expect(goodbyes == 1)
    #expect(trace.outcome == .upgraded)
    let open = Script(on: situation.phone, Array(script.steps.prefix(1))).play(
      with: situation.server, handler: Program { Leaving() })
    #expect(!open.entries.contains { $0.event.line.what == "goodbye" })
  }

  @Test func `a server that answers as it likes is told from a handler that does`() throws {
    func divergence(_ exploration: Exploration) throws -> Divergence {
      #expect(exploration.verdict == .inconclusive)
      return try #require(exploration.explorer.divergence(among: exploration.nondeterministicPaths))
    }
    let moods = Moods()
    let moody = explore(Program { Trusting() }) { Moody($0, moods) }
    #expect(try divergence(moody).culprit == .server)
    let report = ExplorationReport(of: moody, handler: "Trusting")
    #expect(report.verdict.contains("the handler or its server does not do the same thing twice"))
    let fickle = explore(Program { Fickle(moods) })
    #expect(try divergence(fickle).culprit == .handler)
  }
}

/// Says goodbye.
private final class Leaving: Trusting {
  private var context: RequestContext?

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    self.context = context
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  deinit { context?.send(Message("goodbye")) { _ in } }
}

/// What outlives every path.
private final class Moods: @unchecked Sendable {
  private var count = 0

  /// Whether this is one time in three.
  func isBad() -> Bool {
    count += 1
    return count % 3 == 0
  }
}

/// Answers as it likes.
private struct Moody: Server {
  private var server: AccountServer
  private let moods: Moods

  init(_ server: AccountServer, _ moods: Moods) {
    self.server = server
    self.moods = moods
  }

  var accounts: [Account] { server.accounts }

  func accepts(_ credential: SignIn) -> Bool { server.accepts(credential) }

  mutating func answer(_ message: Message) -> Reply {
    moods.isBad() ? .refusal(503, "busy") : server.answer(message)
  }
}

/// Asks when it likes.
private final class Fickle: Trusting {
  private let moods: Moods

  init(_ moods: Moods) { self.moods = moods }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    guard !moods.isBad() else { return context.cancelRequest(with: .failed) }
    super.commit(change, session: session, in: context)
  }
}
