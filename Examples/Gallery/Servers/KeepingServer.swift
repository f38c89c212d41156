import Rehearsal

/// A server that links an account to Apple and lets the password in for ever after.
///
/// Whoever stole the weak password can go on using it; only its owner has forgotten it.
struct KeepingServer: Server {
  private var server: AccountServer

  init(_ server: AccountServer) {
    self.server = server
    self.server.changesTakeEffect = .gracefully
  }

  var accounts: [Account] { server.accounts }

  func accepts(_ credential: SignIn) -> Bool { server.accepts(credential) }

  mutating func answer(_ message: Message) -> Reply {
    let passwords = server.accounts.map(\.passwords)
    let reply = server.answer(message)
    for index in server.accounts.indices where server.accounts[index].passwords.isEmpty {
      server.accounts[index].passwords = passwords[index]
    }
    return reply
  }
}
