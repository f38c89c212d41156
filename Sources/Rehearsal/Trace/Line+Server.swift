/// Lines of the server, of the way to it, and of a rehearsal that stopped.
extension ServerAction {
  var line: Line {
    switch self {
    case .replied(let message, let reply):
      Line(.server, .handler, message, [Message.Field("status", String(reply.status))] + reply.body)
    case .gaveNetworkError(let message):
      Line(.server, .handler, message, [Message.Field("networkError", "the connection was lost")])
    case .lostMessage(let message): Line(.server, .server, "isLost", [("message", message)])
    case .lostReply(let message): Line(.server, .server, "losesReply", [("message", message)])
    case .gotTwice(let message): Line(.server, .server, "arrivesTwice", [("message", message)])
    case .keptSilent(let message): Line(.server, .server, "neverAnswers", [("message", message)])
    case .changed(let old, let new):
      Line(.server, .server, "account", [("user", old.user)] + old.fields("was") + new.fields("is"))
    }
  }

  init?(_ line: Line) {
    guard line.from == .server else { return nil }
    if line.to == .handler {
      guard let first = line.with.first else { return nil }
      if first.name == "networkError" {
        self = .gaveNetworkError(about: line.what)
      } else {
        guard first.name == "status", let status = Int(first.value) else { return nil }
        self = .replied(to: line.what, Reply(status, Array(line.with.dropFirst())))
      }
    } else if line.what == "account" {
      guard let user = line["user"] else { return nil }
      self = .changed(Account(user, "was", line), to: Account(user, "is", line))
    } else {
      guard let message = line["message"] else { return nil }
      switch line.what {
      case "isLost": self = .lostMessage(message)
      case "losesReply": self = .lostReply(to: message)
      case "arrivesTwice": self = .gotTwice(message)
      case "neverAnswers": self = .keptSilent(about: message)
      default: return nil
      }
    }
  }
}

extension Account {
  fileprivate func fields(_ tense: String) -> [(String, String?)] {
    passwords.enumerated().map { ("\(tense).password.\($0 + 1)", $1) }
      + tokens.enumerated().map { ("\(tense).token.\($0 + 1)", $1) }
      + [("\(tense).secondFactor", secondFactor), ("\(tense).appleUser", appleUser)]
  }

  fileprivate init(_ user: String, _ tense: String, _ line: Line) {
    func values(_ name: String) -> [String] {
      line.with.filter { $0.name.hasPrefix("\(tense).\(name).") }.map(\.value)
    }
    self.init(
      user: user, passwords: values("password"), secondFactor: line["\(tense).secondFactor"],
      tokens: values("token"), appleUser: line["\(tense).appleUser"])
  }
}

extension Stop {
  var line: Line {
    switch self {
    case .limit(let steps): Line(.system, .system, "stopped", [("limit", String(steps))])
    case .incident(let incident): Line(.system, .system, "stopped", incident.fields)
    case .refusal(let diagnostic):
      Line(
        .system, .system, "stopped",
        [("step", String(diagnostic.step)), ("asked", diagnostic.asked), ("problem", diagnostic.problem)])
    }
  }

  init?(_ line: Line) {
    guard line.what == "stopped", line.from == .system else { return nil }
    if let limit = line["limit"].flatMap({ Int($0) }) {
      self = .limit(limit)
    } else if let incident = Incident(line.with) {
      self = .incident(incident)
    } else {
      guard let step = line["step"].flatMap({ Int($0) }), let asked = line["asked"],
        let problem = line["problem"]
      else { return nil }
      self = .refusal(Diagnostic(step: step, asked: asked, problem: problem))
    }
  }
}
