/// Steps through a rehearsal in a process of its own, so that a handler that traps or never comes back costs no more
/// than the step in which it did.
final class StepperProcess {
  private let outset: Outset
  /// Seconds of real time without a word after which a handler has hung.
  private let patience: Int
  private let tell: (String) -> Void
  private var child: Child?
  private var moves: [Stepper.Move] = []

  init(_ outset: Outset, patience: Int, tell: @escaping (String) -> Void) {
    self.outset = outset
    self.patience = patience
    self.tell = tell
  }

  /// Does what a line says; where the handler takes the process with it, everything is as it was before.
  func answer(_ line: String) -> Stepper.Reply {
    let child = child ?? start()
    self.child = child
    child.channel.send(line)
    while true {
      switch child.channel.receive(patience: patience) {
      case .parcel(var parcel):
        guard let news = try? News(&parcel) else {
          child.stop()
          return lose("the handler wrote where its rehearsal is written")
        }
        switch news {
        case .said(let text): tell(text)
        case .replied(let reply):
          moves.removeSubrange(min(reply.kept, moves.count)...)
          moves += reply.made
          return reply
        }
      case .silent:
        child.stop()
        return lose("the handler hung: it did not come back for \(patience) s")
      case .ended: return lose("the handler crashed: \(child.finish())")
      }
    }
  }

  /// Ends whatever is going on.
  func stop() {
    child?.stop()
    child = nil
  }

  private func start() -> Child {
    Child(isQuiet: true) { [outset, moves] channel in
      let stepper = Stepper(outset, doing: moves) { channel.send(Parcel(.said($0))) }
      while case .parcel(var parcel) = channel.receive(), let line = try? parcel.text() {
        channel.send(Parcel(.replied(stepper.answer(line))))
      }
    }
  }

  private func lose(_ reason: String) -> Stepper.Reply {
    child = nil
    tell("✗ \(reason). Everything is as it was before.\n")
    return Stepper.Reply(isCarriedOut: false, kept: moves.count)
  }
}

/// What the process says.
private enum News {
  case said(String)
  case replied(Stepper.Reply)

  init(_ parcel: inout Parcel) throws(Parcel.Torn) {
    guard try parcel.number() == 1 else {
      self = .said(try parcel.text())
      return
    }
    let flags = try parcel.number()
    let kept = try parcel.number()
    let made = try parcel.list { parcel throws(Parcel.Torn) in
      guard let move = Stepper.Move(try parcel.text()) else { throw Parcel.Torn() }
      return move
    }
    self = .replied(
      Stepper.Reply(
        isCarriedOut: flags & 1 == 0, holds: flags & 2 == 0, isOver: flags & 4 > 0, kept: kept, made: made))
  }
}

extension Parcel {
  fileprivate init(_ news: News) {
    self.init()
    switch news {
    case .said(let text):
      put(0)
      put(text)
    case .replied(let reply):
      put(1)
      put((reply.isCarriedOut ? 0 : 1) | (reply.holds ? 0 : 2) | (reply.isOver ? 4 : 0))
      put(reply.kept)
      put(reply.made) { $0.put($1.text) }
    }
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
