import ProcessIsolation
import RehearsalIsolation

/// Steps through a rehearsal in a process of its own, so that a handler that traps or never comes back costs no more
/// than the step in which it did.
final class StepperProcess {
  private let tell: (String) -> Void
  private let worker: Worker
  /// Whether the next line comes to a process that knows nothing of what was done before.
  private var isNew = true
  private var moves: [Stepper.Move] = []

  /// A process that is given up after so many seconds of real time without a word.
  init(_ outset: Outset, patience: Int, tell: @escaping (String) -> Void) {
    self.tell = tell
    HandlerStatics.beginAnew()
    var stepper: Stepper?
    worker = Worker(.discarded, patience: patience) { job, desk in
      var job = job
      guard let moves = try? job.list({ packet throws(Packet.Torn) in try packet.move() }),
        let line = try? job.text()
      else { return nil }
      let current = stepper ?? Stepper(outset, doing: moves) { desk.note($0) }
      stepper = current
      return { _ in Packet(current.answer(line)) }
    }
  }

  /// Does what a line says; where the handler takes the process with it, everything is as it was before.
  func answer(_ line: String) -> Stepper.Reply {
    var job = Packet()
    job.put(isNew ? moves : []) { $0.put($1.text) }
    job.put(line)
    isNew = false
    worker.take(job)
    while true {
      switch worker.next() {
      case .note(var note):
        guard let text = try? note.text() else { return loseToForgery() }
        tell(text)
      case .answer(var packet):
        guard let reply = try? packet.reply() else { return loseToForgery() }
        moves.removeSubrange(min(reply.kept, moves.count)...)
        moves += reply.made
        return reply
      case .lost(.hung(let seconds)):
        return lose("the handler hung: it did not come back for \(seconds) s")
      case .lost(.forged), .unwanted: return loseToForgery()
      case .lost(.ended(let ending)): return lose("the handler crashed: \(ending)")
      }
    }
  }

  /// Ends whatever is going on.
  func stop() {
    worker.stop()
    isNew = true
  }

  private func loseToForgery() -> Stepper.Reply {
    lose("the handler wrote where its rehearsal is written")
  }

  private func lose(_ reason: String) -> Stepper.Reply {
    stop()
    tell("✗ \(reason). Everything is as it was before.\n")
    return Stepper.Reply(isCarriedOut: false, kept: moves.count)
  }
}

/// How a reply travels from one process to another.
extension Packet {
  fileprivate init(_ reply: Stepper.Reply) {
    self.init()
    put((reply.isCarriedOut ? 0 : 1) | (reply.holds ? 0 : 2) | (reply.isOver ? 4 : 0))
    put(reply.kept)
    put(reply.made) { $0.put($1.text) }
  }

  fileprivate mutating func reply() throws(Torn) -> Stepper.Reply {
    let flags = try number()
    return Stepper.Reply(
      isCarriedOut: flags & 1 == 0, holds: flags & 2 == 0, isOver: flags & 4 > 0, kept: try number(),
      made: try list { packet throws(Torn) in try packet.move() })
  }

  fileprivate mutating func move() throws(Torn) -> Stepper.Move {
    guard let move = Stepper.Move(try text()) else { throw Torn() }
    return move
  }
}

extension Stepper.Move {
  /// The command that makes it, for another process.
  fileprivate var text: String {
    switch self {
    case .next: "next"
    case .skip: "skip"
    case .choose(let name): "choose \(name)"
    case .when(let sentence): "when \(sentence)"
    case .then(let sentence): "then \(sentence)"
    }
  }

  fileprivate init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("next", 1): self = .next
    case ("skip", 1): self = .skip
    case ("choose", 2): self = .choose(parts[1])
    case ("when", 2): self = .when(parts[1])
    case ("then", 2): self = .then(parts[1])
    default: return nil
    }
  }
}
