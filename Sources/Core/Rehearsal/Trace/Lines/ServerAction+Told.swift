/// Lines of the server, and of the way to it.
extension ServerAction: Told {
  static let kinds = Kinds<Self>([
    .replied(to: "", Reply(0)), .lostMessage(""), .lostReply(to: ""), .gotTwice(""), .keptSilent(about: ""),
    .gaveNetworkError(about: ""), .changed(.blank, to: .blank),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .replied(let message, let reply):
      .replied(
        to: it(.server, .handler).name(message),
        Reply(it.number("status", reply.status), it.body(reply.body, after: 1)))
    case .lostMessage(let message): .lostMessage(it("isLost", .server, .server).text("message", message))
    case .lostReply(let message): .lostReply(to: it("losesReply", .server, .server).text("message", message))
    case .gotTwice(let message): .gotTwice(it("arrivesTwice", .server, .server).text("message", message))
    case .keptSilent(let message):
      .keptSilent(about: it("neverAnswers", .server, .server).text("message", message))
    case .gaveNetworkError(let message):
      .gaveNetworkError(
        about: it(.server, .handler).mark("networkError", "the connection was lost", it).name(message))
    case .changed(let old, let new):
      Self.changed(it("account", .server, .server).text("user", old.user), old, new, it)
    }
  }

  private static func changed(_ user: String, _ old: Account, _ new: Account, _ it: Telling) -> Self {
    .changed(it.under("was.") { old.told(it, of: user) }, to: it.under("is.") { new.told(it, of: user) })
  }
}

extension Account {
  fileprivate static let blank = Self("", password: "")

  fileprivate func told(_ it: Telling, of user: String) -> Self {
    let passwords = it.texts("password", passwords)
    let tokens = it.texts("token", tokens)
    return Self(
      named: user, passwords: passwords, secondFactor: it.text("secondFactor", secondFactor), tokens: tokens,
      appleUser: it.text("appleUser", appleUser))
  }
}
