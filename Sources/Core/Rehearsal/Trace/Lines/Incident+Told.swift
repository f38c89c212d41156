/// How what a runtime noticed, and what ended a rehearsal, stands in a line.
extension Incident: Told {
  static let kinds = Kinds<Self>([
    .startedThread, .startedDispatchThread, .usedSource, .usedRealSession, .openedSocket, .lookedUp(host: ""),
    .refused(""), .spokeFromElsewhere, .deadlocked(""), .cannotRun(""), .slept(in: ""),
    .leakedContinuation(""), .leftBehind(""), .logged(""),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .startedThread: it.mark("startedThread", "pthread_create", .startedThread)
    case .startedDispatchThread: it.mark("startedDispatchThread", "pthread_create", .startedDispatchThread)
    case .usedSource: it.mark("usedSource", "no timer", .usedSource)
    case .usedRealSession: it.mark("usedRealSession", "FoundationNetworking", .usedRealSession)
    case .openedSocket: it.mark("openedSocket", "socket", .openedSocket)
    case .lookedUp(let host): .lookedUp(host: it.text("lookedUp", host))
    case .refused(let what): .refused(it.text("refused", what))
    case .spokeFromElsewhere: it.mark("spokeFromElsewhere", "another thread", .spokeFromElsewhere)
    case .deadlocked(let wait): .deadlocked(it.text("deadlocked", wait))
    case .cannotRun(let reason): .cannotRun(it.text("cannotRun", reason))
    case .slept(let function): .slept(in: it.text("slept", function))
    case .leakedContinuation(let what): .leakedContinuation(it.text("leakedContinuation", what))
    case .leftBehind(let what): .leftBehind(it.text("leftBehind", what))
    case .logged(let text): .logged(it.text("logged", text))
    }
  }
}

extension Stop: Told {
  static let kinds = Kinds<Self>(
    [.limit(0), .refusal(Diagnostic(step: 0, asked: "", problem: ""))] + Incident.kinds.map(incident))

  func told(_ it: Telling) -> Self {
    switch self {
    case .limit(let steps): .limit(it.number("limit", steps))
    case .incident(let incident): .incident(incident.told(it))
    case .refusal(let diagnostic):
      .refusal(
        Diagnostic(
          step: it.number("step", diagnostic.step), asked: it.text("asked", diagnostic.asked),
          problem: it.text("problem", diagnostic.problem)))
    }
  }
}
