import Rehearsal
import RehearsalExplorer

extension Situation {
  /// The same in the app of somebody who is signed in there and has saved no password.
  var inTheApp: Situation {
    var situation = self
    situation.origin = .app
    situation.phone.keychain = Keychain()
    situation.userInfo = ["token": "token-9f3a"]
    if var server = server as? AccountServer {
      for index in server.accounts.indices { server.accounts[index].tokens = ["token-9f3a"] }
      situation.server = server
    }
    return situation
  }
}
