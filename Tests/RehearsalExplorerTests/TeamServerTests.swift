import Rehearsal
import RehearsalExplorer
import Testing

/// What is owed to somebody who upgrades again, over a server of a team's own.
@Suite struct TeamServerTests {
  private func explorer(_ server: TicketServer, isCareful: Bool) -> Explorer {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let situation = Situation("over our server", phone: phone, server: server, kind: .strongPassword)
    var explorer = Explorer([situation], handler: Program { TicketUpgrade(isCareful: isCareful) })
    explorer.deviations = [.network, .user]
    explorer.budget = 3
    return explorer
  }

  @Test func `a ticket that was used and lost lets nobody upgrade any more`() {
    let found = explorer(TicketServer(), isCareful: false).explore()
    #expect(found.discoveries.map(\.failure) == [.standstill])
    #expect(found.levels.last?.budget == 3)
  }

  @Test func `whoever signs in anew where a ticket is not taken is told nothing`() {
    #expect(explorer(TicketServer(), isCareful: true).explore().verdict == .exhausted)
  }

  @Test func `a server that takes one change and no second is nobody's fault`() {
    var explorer = explorer(TicketServer(takesOneChange: true), isCareful: true)
    explorer.deviations = .user
    explorer.budget = 1
    #expect(explorer.explore().verdict == .exhausted)
  }
}

/// A server that gives a ticket with every session, which is good for another one, once.
private struct TicketServer: Server {
  private var passwords = ["kitten1"]
  private var countOfTickets = 0
  private var used: Set<String> = []
  private let takesOneChange: Bool

  init(takesOneChange: Bool = false) { self.takesOneChange = takesOneChange }

  var accounts: [Account] { [Account("jappleseed", password: passwords.last ?? "")] }

  func accepts(_ credential: SignIn) -> Bool {
    if case .password(let given) = credential { passwords.contains(given.password) } else { false }
  }

  mutating func answer(_ message: Message) -> Reply {
    switch message.name {
    case "authorize":
      return passwords.contains(message["password"] ?? "") ? session() : .refusal(401, "unauthorized")
    case "renew":
      guard let ticket = message["ticket"], used.insert(ticket).inserted else { return .refusal(401, "used") }
      return session()
    case "changePassword":
      guard message["session"] != nil, let password = message["password"],
        !takesOneChange || passwords.count == 1
      else { return .refusal(403, "once") }
      passwords.append(password)
      return Reply(204)
    default: return .refusal(404, "unknown")
    }
  }

  private mutating func session() -> Reply {
    countOfTickets += 1
    return Reply(
      200, [Message.Field("session", "open"), Message.Field("ticket", "ticket-\(countOfTickets)")])
  }
}

/// Comes with the ticket that it kept, and says the same once more where no reply came.
private final class TicketUpgrade: AccountModificationHandler {
  private let isCareful: Bool
  private var isOver = false

  init(isCareful: Bool) { self.isCareful = isCareful }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard let ticket = context.kept("ticket")?.text else { return signIn(change, context) }
    let renewal = Message("renew", [Message.Field("ticket", ticket)])
    ask(renewal, context) { [self] answer in
      if answer.reply != nil { return go(on: answer, change, context) }
      ask(renewal, context) { [self] in go(on: $0, change, context) }
    }
  }

  func cancelRequest(in context: RequestContext) { end(context) }

  private func ask(_ message: Message, _ context: RequestContext, _ hear: @escaping (ServerAnswer) -> Void) {
    var isHeard = false
    let hearOnce: (ServerAnswer) -> Void = { [self] answer in
      guard !isHeard, !isOver else { return }
      isHeard = true
      hear(answer)
    }
    context.send(message, answer: hearOnce)
    context.after(.seconds(2)) { hearOnce(.networkError) }
  }

  private func go(on answer: ServerAnswer, _ change: PasswordChange, _ context: RequestContext) {
    if isCareful, answer.reply?.status == 401 { return signIn(change, context) }
    commit(change, answer, context)
  }

  private func signIn(_ change: PasswordChange, _ context: RequestContext) {
    ask(.authorize(change.existing), context) { [self] in commit(change, $0, context) }
  }

  private func commit(_ change: PasswordChange, _ answer: ServerAnswer, _ context: RequestContext) {
    guard let session = answer["session"] else { return end(context) }
    context.keep(answer["ticket"].map(Stored.text), as: "ticket")
    ask(.changePassword(change.newPassword, session: session), context) { [self] answer in
      guard answer.isSuccess else { return end(context) }
      isOver = true
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  private func end(_ context: RequestContext) {
    isOver = true
    context.cancelRequest(with: .failed)
  }
}
