import Rehearsal

/// A server that takes a link it knows already for the wish to end it.
///
/// One switch for on and off is half the code, until a network delivers a message twice: the first links, the
/// second unlinks, and the reply that comes back is the first one's.
struct TogglingServer: Server {
  private var server: AccountServer

  init(_ server: AccountServer) {
    self.server = server
  }

  var accounts: [Account] { server.accounts }

  func accepts(_ credential: SignIn) -> Bool { server.accepts(credential) }

  mutating func answer(_ message: Message) -> Reply {
    let before = server.accounts
    let reply = server.answer(message)
    guard message.name == "linkApple" else { return reply }
    for index in server.accounts.indices
    where before[index].appleUser != nil && before[index].appleUser == message["user"] {
      server.accounts[index].appleUser = nil
    }
    return reply
  }
}
