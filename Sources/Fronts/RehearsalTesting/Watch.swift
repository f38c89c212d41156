import Foundation
import Rehearsal
import Synchronization
import Testing

/// Looks after rehearsals from a thread of its own, because a handler that goes round without waiting for anything
/// comes back to nobody, and would keep a build until that is killed.
final class Watch: Sendable {
  private let patience: Int
  private let rounds = Mutex<(rounds: [Round], count: Int)>(([], 0))

  /// What is played on one thread.
  private struct Round {
    let number: Int
    let place: SourceLocation
    var handler = "a handler"
    /// For how many seconds nothing was heard of it, in which this process ran at all.
    var silence = 0
  }

  /// The one that looks after all tests of a process.
  static let kept = Watch(patience: 60)

  /// Ends the process when nothing was heard of a rehearsal for so many seconds.
  init(patience: Int) {
    self.patience = patience
    Foundation.Thread.detachNewThread { [self] in
      while true {
        // What a debugger stops does not come round here either.
        Foundation.Thread.sleep(forTimeInterval: 1)
        if let lost = look() { giveUp(lost) }
      }
    }
  }

  /// Has a program played while somebody looks after it.
  func over<Result>(_ program: Program, at place: SourceLocation, _ play: (Program) -> Result) -> Result {
    let number = rounds.withLock { kept in
      kept.count += 1
      kept.rounds.append(Round(number: kept.count, place: place))
      return kept.count
    }
    defer { rounds.withLock { kept in kept.rounds.removeAll { $0.number == number } } }
    var program = program
    program.introduced = { [self] handler in hear(of: handler, in: number) }
    return play(program)
  }

  private func hear(of handler: String, in number: Int) {
    rounds.withLock { kept in
      guard let index = kept.rounds.firstIndex(where: { $0.number == number }) else { return }
      kept.rounds[index].handler = handler
      kept.rounds[index].silence = 0
    }
  }

  private func look() -> Round? {
    rounds.withLock { kept in
      for index in kept.rounds.indices { kept.rounds[index].silence += 1 }
      return kept.rounds.first { $0.silence >= patience }
    }
  }

  private func giveUp(_ round: Round) -> Never {
    let text = """

      ✘ \(round.handler) has not come back for \(patience) seconds of real time, in the rehearsal at \
      \(round.place.fileID):\(round.place.line).
        It goes round without waiting for anything, which nobody can end from outside, and so the tests end here.
        → Let it wait for what it needs: a task, a queue, a timer. Or play it with `rehearse run` or `rehearse \
      explore`, where such a handler costs only its own scenario.

      """
    FileHandle.standardError.write(Data(text.utf8))
    _exit(1)
  }
}
