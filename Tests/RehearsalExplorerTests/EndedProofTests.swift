import Designs
import Rehearsal
import RehearsalExplorer
import Testing

/// Who asks once more in an app whose own token the server does not know any more is owed nothing.
@Suite struct EndedProofTests {
  private func explore(_ server: any Server) -> Exploration {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let inTheApp = Situation(
      "in the app", phone: phone, server: server, kind: .strongPassword, origin: .app,
      userInfo: ["token": "token-9f3a"])
    var explorer = Explorer([inTheApp], handler: Program { BearingToken() })
    explorer.deviations = [.server, .user]
    explorer.budget = 2
    return explorer.explore()
  }

  @Test func `a token that is sent as it was passed along`() {
    var server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))
    server.changesTakeEffect = .gracefully
    let found = explore(server)
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure))")
  }

  @Test func `and one that is sent with a word before it`() {
    var server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["Bearer token-9f3a"]))
    server.changesTakeEffect = .gracefully
    let found = explore(server)
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure))")
  }
}

/// Authorizes with the token in the words that its server wants.
private final class BearingToken: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    guard let user = message["user"], let token = message["token"] else {
      return super.send(message, in: context, answer: answer)
    }
    super.send(.authorize(user, token: token), in: context) { heard in
      guard heard.reply?.status == 401 else { return answer(heard) }
      super.send(.authorize(user, token: "Bearer " + token), in: context, answer: answer)
    }
  }
}
