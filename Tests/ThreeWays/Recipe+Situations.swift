import Rehearsal
package import RehearsalExplorer

extension Recipe {
  /// Where a search of the recipe begins.
  package var situations: [Situation] {
    switch subject {
    case .provision(let provision): return Situation.usual(provision)
    case .upgrade(let kind):
      let usual = Situation.usual(kind, changesTakeEffect: takesEffect)
      guard isAskedByApp, let situation = usual.first else { return usual }
      var server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-1"]))
      server.changesTakeEffect = takesEffect
      return [
        Situation(
          "by the app", phone: situation.phone, server: server, kind: kind, origin: .app,
          userInfo: ["token": "token-1"])
      ]
    }
  }
}
