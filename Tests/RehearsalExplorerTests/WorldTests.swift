import Designs
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// What a search tries without being asked: whatever an ordinary script could show, a default search finds.
@Suite struct WorldTests {
  private func explore(
    _ program: Program, _ effect: AccountServer.Effect = .gracefully, _ deviations: Deviations = .all,
    budget: Int = 2
  ) -> Exploration {
    var explorer = Explorer(Situation.usual(.strongPassword, changesTakeEffect: effect), handler: program)
    explorer.deviations = deviations
    explorer.budget = budget
    return explorer.explore()
  }

  private func deviations(of exploration: Exploration) throws -> [String] {
    let finding = try #require(exploration.discoveries.first)
    return exploration.explorer.discovery(of: finding).deviations.map(\.name)
  }

  @Test func `a server that has done it and says that it could not locks out who believes a status`() throws {
    let found = explore(Program { Asking() }, .atOnce, .server, budget: 1)
    #expect(found.discoveries.map(\.failure) == [.lockOut])
    #expect(try deviations(of: found) == ["the 1st changePassword is done and then answered with 500"])
    #expect(explore(Program { Graceful() }, .gracefully, .server).verdict == .exhausted)
  }

  @Test func `a third request is made in the same process`() throws {
    let found = explore(Tiring.program(tiredFrom: 3, of: "Kim"))
    #expect(found.discoveries.map(\.failure).contains(.rule(.neverAnswered)))
    #expect(try deviations(of: found) == ["the user upgrades again", "the user upgrades “Kim”"])
    #expect(explore(Tiring.program(tiredFrom: 4, of: "Kim")).verdict == .exhausted)
  }

  @Test func `up to eleven requests of one account are made in the same process`() throws {
    let found = explore(Tiring.program(tiredFrom: 11))
    #expect(found.discoveries.map(\.failure).contains(.rule(.neverAnswered)))
    #expect(try deviations(of: found) == ["the user asks ten times more"])
    #expect(explore(Tiring.program(tiredFrom: 12)).verdict == .exhausted)
  }

  @Test func `another account is upgraded in the same process`() throws {
    let found = explore(
      Program(process: { FirstUser.Memory() }, handler: { FirstUser($0) }))
    #expect(found.verdict == .failed)
    #expect(try deviations(of: found).contains("the user upgrades “Kim”"))
  }

  @Test func `a process ends between two requests, with what it remembers`() throws {
    var explorer = explore(Tiring.program(tiredFrom: 12), budget: 0).explorer
    explorer.deviations = [.system, .user]
    explorer.budget = 2
    explorer.properties = [
      .never("a process is anew in the second request of a path") { moment in
        moment.keychain["jappleseed"] != "kitten1"
          && moment.news.contains { if case .system(.process(.started)) = $0.event { true } else { false } }
      }
    ]
    let found = explorer.explore()
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    #expect(try deviations(of: found) == ["the system ends the extension", "the user upgrades again"])
  }

  @Test func `a server that tells digests in place of passwords is judged by what it accepts`() {
    func found(_ makeHandler: @escaping () -> any AccountModificationHandler) -> Exploration {
      var server = AccountServer(Account("jappleseed", password: "kitten1"))
      server.changesTakeEffect = .gracefully
      let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
      let situation = Situation(
        "digests", phone: phone, server: DigestServer(inner: server), kind: .strongPassword)
      var explorer = Explorer([situation], handler: Program(makeHandler))
      explorer.budget = 2
      return explorer.explore()
    }
    #expect(found { Graceful() }.verdict == .exhausted)
    #expect(found { Asking() }.discoveries.map(\.failure) == [.lockOut])
  }

  @Test func `a search in which nothing works has no verdict`() {
    let found = explore(Program { Scripted(change: { $1.cancelRequest(with: .failed) }) }, budget: 1)
    #expect(found.verdict == .inconclusive && found.isHollow && found.gaps.contains(.success))
  }
}

/// Answers some requests of a process, and from one on none.
private final class Tiring: Trusting {
  /// What the handlers of one process share.
  final class Memory {
    var requests = 0
  }

  private let memory: Memory
  private let limit: Int
  private let user: String?

  init(_ memory: Memory, tiredFrom limit: Int, of user: String?) {
    self.memory = memory
    self.limit = limit
    self.user = user
  }

  static func program(tiredFrom limit: Int, of user: String? = nil) -> Program {
    Program(process: { Memory() }, handler: { memory in Tiring(memory, tiredFrom: limit, of: user) })
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    memory.requests += 1
    guard memory.requests < limit || user.map({ $0 != change.existing.user }) == true else { return }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}

/// Takes whoever came first for everybody who comes after.
private final class FirstUser: Trusting {
  /// What the handlers of one process share.
  final class Memory {
    var user: String?
  }

  private let memory: Memory

  init(_ memory: Memory) { self.memory = memory }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let user = memory.user ?? change.existing.user
    memory.user = user
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: user, password: change.newPassword))
    }
  }
}

/// Tells of its accounts what it keeps: something from which no password can be read.
private struct DigestServer: Server {
  var inner: AccountServer

  var accounts: [Account] {
    inner.accounts.map { account in
      var account = account
      account.passwords = account.passwords.map { "digest of \($0.utf8.count) letters" }
      return account
    }
  }

  mutating func answer(_ message: Message) -> Reply { inner.answer(message) }
  func accepts(_ credential: SignIn) -> Bool { inner.accepts(credential) }
}
