import ProcessIsolation
import Rehearsal
import RehearsalIsolation
import RehearsalReports
import Testing

/// Plays a rehearsal in a copy of this process before it is played here, and finds out whether it comes to an end.
///
/// The copy has everything that a test's closures hold, and nothing that happens in it reaches them: what they are to
/// see comes of playing once more, in this process, where the handler does the same again.
struct Understudy {
  /// Plays the rehearsal before a witness, who hears first of the world before and then of every entry.
  typealias Play = (_ begin: @escaping (Trace.Setting) -> Void, _ see: @escaping (Trace.Entry) -> Void) ->
    Void

  /// What became of a rehearsal that took its process with it, or never came to an end.
  struct Mishap {
    /// What the handler did, and what the process had to say of it.
    let headline: String
    /// Everything that had happened.
    let trace: Trace?

    /// What a test is told.
    var story: String { trace.map { "\n\n\(Story(of: $0).shortened())" } ?? "" }
  }

  private static let zone: Void = System.useUniversalTime()

  /// What would have become of this process; `nil` where the rehearsal comes to its end.
  static func mishap(at place: SourceLocation, in play: @escaping Play) -> Mishap? {
    // Before anything is played here, which leaves behind what copies made later are not to find.
    HandlerStatics.beginAnew()
    guard Isolation.isOn else { return nil }
    // Before the copy is made, so that what is played once more in this process says the same.
    _ = Self.zone
    let patience = Isolation.patience(at: place)
    let worker = Worker(.collected, patience: patience, secondChances: 1) { _, desk in
      { _ in
        var pulse = Pulse()
        // Who says nothing is taken to hang, and a rehearsal may take its time.
        play({ _ in }, { _ in if pulse.beats() { desk.note(Packet()) } })
        var answer = Packet()
        answer.put(System.hasChildren ? 1 : 0)
        return answer
      }
    }
    worker.take(Packet())
    defer { worker.stop() }
    while true {
      switch worker.next() {
      case .note: continue
      case .answer(var answer):
        // In the test's process a copy of it would go on with all other tests.
        guard (try? answer.number()) == 1 else { return nil }
        return Mishap(
          headline: "the handler left a process behind that it had started; no extension can start any",
          trace: story(of: play, patience: min(patience, 1)))
      case .unwanted: return nil
      // Without a process of its own it is played as it always was.
      case .lost(.ended(.neverBegan)): return nil
      case .lost(let loss):
        if case .hung = loss { Isolation.noteHang(at: place) }
        let message = worker.printed.fatalError.map { "\n  \($0.plain)" } ?? ""
        return Mishap(headline: loss.headline + message, trace: story(of: play, patience: min(patience, 1)))
      }
    }
  }

  /// Everything that happens before the process is lost.
  private static func story(of play: @escaping Play, patience: Int) -> Trace? {
    var text = ""
    _ = Worker.listen(patience: patience) { desk in
      play({ desk.note(NDJSON.line(of: $0)) }, { desk.note(NDJSON.line(of: $0)) })
    } each: {
      text += $0
    }
    return NDJSON.fragment(from: text)
  }
}

extension Worker.Loss {
  fileprivate var headline: String {
    switch self {
    case .hung(let seconds): "the handler hung: nothing happened for \(seconds) s of real time"
    case .ended, .forged: "the handler crashed: \(reason)"
    }
  }
}
