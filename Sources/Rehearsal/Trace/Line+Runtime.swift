/// Lines of what a runtime noticed.
extension Incident {
  var line: Line { Line(.handler, .handler, "incident", fields) }

  package var fields: [Message.Field] {
    switch self {
    case .startedThread: [Message.Field("startedThread", "pthread_create")]
    case .startedDispatchThread: [Message.Field("startedDispatchThread", "pthread_create")]
    case .usedSource: [Message.Field("usedSource", "no timer")]
    case .usedRealSession: [Message.Field("usedRealSession", "FoundationNetworking")]
    case .openedSocket: [Message.Field("openedSocket", "socket")]
    case .lookedUp(let host): [Message.Field("lookedUp", host)]
    case .spokeFromElsewhere: [Message.Field("spokeFromElsewhere", "another thread")]
    case .deadlocked(let wait): [Message.Field("deadlocked", wait)]
    case .cannotRun(let reason): [Message.Field("cannotRun", reason)]
    case .slept(let function): [Message.Field("slept", function)]
    case .leakedContinuation(let what): [Message.Field("leakedContinuation", what)]
    case .leftBehind(let what): [Message.Field("leftBehind", what)]
    }
  }

  init?(_ line: Line) {
    guard line.from == .handler, line.to == .handler, line.what == "incident" else { return nil }
    self.init(line.with)
  }

  init?(_ fields: [Message.Field]) {
    guard let field = fields.first else { return nil }
    switch field.name {
    case "startedThread": self = .startedThread
    case "startedDispatchThread": self = .startedDispatchThread
    case "usedSource": self = .usedSource
    case "usedRealSession": self = .usedRealSession
    case "openedSocket": self = .openedSocket
    case "lookedUp": self = .lookedUp(host: field.value)
    case "spokeFromElsewhere": self = .spokeFromElsewhere
    case "deadlocked": self = .deadlocked(field.value)
    case "cannotRun": self = .cannotRun(field.value)
    case "slept": self = .slept(in: field.value)
    case "leakedContinuation": self = .leakedContinuation(field.value)
    case "leftBehind": self = .leftBehind(field.value)
    default: return nil
    }
  }
}
