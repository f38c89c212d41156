/// What a runtime noticed of work that a handler started on its own.
public enum Incident: Hashable, Sendable {
  /// The handler asked for a thread; it got none.
  case startedThread
  /// Dispatch started a thread that nobody rehearses.
  case startedDispatchThread
  /// The handler made a Dispatch source other than a timer; it stays silent.
  case usedSource
  /// The handler sent a request through a session that knows only real servers; it went nowhere.
  case usedRealSession
  /// The handler asked for a socket; it got none.
  case openedSocket
  /// The handler turned to a host at which no scripted server answers; nothing was sent.
  case lookedUp(host: String)
  /// The handler called something that reaches out of the rehearsal, as what starts a process does; it got an error.
  case refused(String)
  /// The handler spoke from a thread that is not the rehearsal's.
  case spokeFromElsewhere
  /// Code waits for what nothing can bring any more.
  case deadlocked(String)
  /// The runtime cannot promise anything here.
  case cannotRun(String)
  /// Code slept in a function of the C library and blocked its thread, in virtual time.
  case slept(in: String)
  /// A continuation was let go of without being resumed.
  case leakedContinuation(String)
  /// The handler wrote something into the system's log, as somebody else may read it there.
  case logged(String)
  /// Something was still under way or to come when everything was over.
  case leftBehind(String)

  /// Whether what follows could not be trusted, so that the rehearsal ends.
  public var isFatal: Bool {
    switch self {
    case .startedThread, .startedDispatchThread, .usedSource, .usedRealSession, .openedSocket, .lookedUp,
      .refused, .spokeFromElsewhere, .deadlocked, .cannotRun:
      true
    case .slept, .leakedContinuation, .leftBehind, .logged: false
    }
  }
}

extension Incident {
  /// Whether it is a mistake of the handler's, and not only something to know.
  public var isMistake: Bool {
    if case .leakedContinuation = self { true } else { isFatal }
  }
}

extension Incident: CustomStringConvertible {
  /// What it was, and what to do about it.
  public var description: String {
    switch self {
    case .startedThread:
      "the handler starts a thread, which no order can be given; use Task or Dispatch in a rehearsal"
    case .startedDispatchThread:
      "Dispatch starts a thread of its own, whose work no order can be given; it is used in a way that is not "
        + "rehearsed"
    case .usedSource:
      "the handler makes a Dispatch source that is no timer; files, signals and processes are not rehearsed"
    case .usedRealSession:
      "the handler sends a request through the URLSession of FoundationNetworking, which only reaches real "
        + "servers; build its target with -module-alias FoundationNetworking=UIKit, or import UIKit in its place"
    case .openedSocket:
      "the handler opens a socket; send messages through the context, or let a scripted server answer"
    case .lookedUp(let host):
      "the handler turns to “\(host)”, where no scripted server answers; nothing was sent. Where it is the app's "
        + "own, say that the server answers there: Network.hosts, or in a scenario `the server answers at \"\(host)\"`; "
        + "where it is somebody else's, Network.otherHosts or `somebody else answers at \"\(host)\"`"
    case .refused(let what): "\(what); it was refused"
    case .spokeFromElsewhere:
      "the handler speaks from a thread that is not the rehearsal's; a handler that uses Task, Dispatch or "
        + "threads needs Program(runtime: .virtual)"
    case .deadlocked(let wait): "\(wait) waits for what nothing can bring any more"
    case .cannotRun(let reason): "the runtime refuses to run: \(reason)"
    case .slept(let function): "\(function)() blocks the thread it is called on"
    case .leakedContinuation(let what): "leaked a continuation: \(what)"
    case .leftBehind(let what): "left behind: \(what)"
    case .logged(let text): "logs “\(text)”"
    }
  }
}
