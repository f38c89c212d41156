import ProcessIsolation
import Rehearsal
import RehearsalIsolation
import RehearsalReports
import Testing

/// Plays a rehearsal in a copy of this process before it is played here, and finds out what it comes to.
///
/// The copy has everything that a test's closures hold, and nothing that happens in it reaches them: what they are to
/// see comes of playing once more, in this process. What a rehearsal is said to have come to is what the copy came to:
/// there, as on a phone, a process finds its constants unmade, and here they are as the last rehearsal left them.
struct Understudy<Result: Hashable> {
  /// Plays the rehearsal before a witness, who hears first of the world before and then of every entry.
  typealias Play = (_ begin: @escaping (Trace.Setting) -> Void, _ see: @escaping (Trace.Entry) -> Void) ->
    Result

  /// What a rehearsal comes to.
  enum Outcome {
    case played(Result)
    case lost(Mishap)
  }

  let place: SourceLocation
  /// Whose handlers it plays.
  let program: Program
  /// Plays it before somebody who hears of everything.
  let play: Play
  /// Plays it for the test's own values.
  let playHere: () -> Result
  let write: (Result) -> Packet
  let read: (Packet) -> Result?

  /// Plays it in a copy and then here.
  func outcome() -> Outcome {
    // Before anything is played here, which leaves behind what copies made later are not to find.
    HandlerStatics.beginAnew()
    guard Isolation.isOn else { return .played(playHere()) }
    // Before the copy is made, so that what is played once more in this process says the same.
    _ = zone
    // And so that no other test is just making what the copy would wait for.
    program.prepareRuntime()
    WarmUp.happen()
    let patience = Isolation.patience(at: place)
    let worker = worker(patience: patience)
    worker.take(Packet())
    defer { worker.stop() }
    while true {
      switch worker.next() {
      case .note: continue
      case .answer(let answer): return outcome(answer, of: worker, patience: patience)
      // Without a process of its own it is played as it always was.
      case .unwanted, .lost(.ended(.neverBegan)): return .played(playHere())
      case .lost(let loss):
        if case .hung = loss { Isolation.noteHang(at: place) }
        let message = worker.printed.fatalError.map { "\n  \($0.plain)" } ?? ""
        return .lost(Mishap(headline: loss.headline + message, trace: story(patience: min(patience, 1))))
      }
    }
  }

  /// Who plays it first, and then, asked once more, tells what it came to.
  private func worker(patience: Int) -> Worker {
    var result: Result?
    return Worker(.collected, patience: patience, secondChances: 1) { [play, write] _, desk in
      { _ in
        if let result { return write(result) }
        var pulse = Pulse()
        // Who says nothing is taken to hang, and a rehearsal may take its time.
        let first = play({ _ in }, { _ in if pulse.beats() { desk.note(Packet()) } })
        result = first
        var answer = Packet()
        answer.put(System.hasChildren ? 1 : 0)
        // The copy hashes with the seed of this process, so that what is equal is known without being sent.
        answer.put(first.hashValue)
        return answer
      }
    }
  }

  private func outcome(_ answer: Packet, of worker: Worker, patience: Int) -> Outcome {
    var answer = answer
    // In the test's process a copy of it would go on with all other tests.
    if (try? answer.number()) == 1 {
      return .lost(
        Mishap(
          headline: "the handler left a process behind that it had started; no extension can start any",
          trace: story(patience: min(patience, 1))))
    }
    let here = playHere()
    guard let hash = try? answer.number(), hash != here.hashValue else { return .played(here) }
    worker.take(Packet())
    guard case .answer(let whole) = worker.next(), let there = read(whole) else { return .played(here) }
    return .played(there)
  }

  /// Everything that happens before the process is lost.
  private func story(patience: Int) -> Trace? {
    var text = ""
    _ = Worker.listen(patience: patience) { [play] desk in
      _ = play({ desk.note(NDJSON.line(of: $0)) }, { desk.note(NDJSON.line(of: $0)) })
    } each: {
      text += $0
    }
    return NDJSON.fragment(from: text)
  }
}

private let zone: Void = System.useUniversalTime()

/// What became of a rehearsal that took its process with it, or never came to an end.
struct Mishap {
  /// What the handler did, and what the process had to say of it.
  let headline: String
  /// Everything that had happened.
  let trace: Trace?

  /// What a test is told.
  var story: String { trace.map { "\n\n\(Story(of: $0).shortened())" } ?? "" }
}

extension Worker.Loss {
  fileprivate var headline: String {
    switch self {
    case .hung(let seconds): "the handler hung: nothing happened for \(seconds) s of real time"
    case .ended, .forged: "the handler crashed: \(reason)"
    }
  }
}
