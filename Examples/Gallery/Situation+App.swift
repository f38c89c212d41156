import Rehearsal
import RehearsalExplorer

extension Situation {
  /// The situation on a phone on which app and extension both belong to a group.
  func sharing(_ group: String) -> Situation {
    var situation = self
    situation.phone.containers.share(group)
    return situation
  }

  /// The situation in the app of somebody who is signed in there and has saved no password.
  var inTheApp: Situation {
    var situation = self
    if case .upgrade(let kind, _, _) = errand {
      situation.errand = .upgrade(kind, from: .app, userInfo: ["token": "token-9f3a"])
    }
    situation.phone.keychain = Keychain()
    if var server = server as? AccountServer {
      for index in server.accounts.indices { server.accounts[index].tokens = ["token-9f3a"] }
      situation.server = server
    }
    return situation
  }
}
