#if os(Linux)
  import Foundation
  import Hostile
  import ProcessIsolation
  import Rehearsal
  import RehearsalRuntime
  import TestBench

  /// A hostile handler between two good ones, in a process of its own, and what becomes of all three.
  struct Play {
    let verdict: String
    let neighbours: [String]

    /// Plays it, and gives it up after so many seconds without a word; once more where they are many, because another
    /// test's thread may have held a lock when the process was made.
    init(of hostile: Hostile, patience: Int) {
      let worker = Worker(.discarded, patience: patience, secondChances: patience > 2 ? 1 : 0) { _, _ in
        { number in
          var answer = Packet()
          answer.put(number == 1 ? Self.verdict(of: hostile) : Self.outcomeOfNeighbour())
          return answer
        }
      }
      worker.take(Packet(), pieces: 3)
      defer { worker.stop() }
      let said = (0..<3).map { _ in Self.word(of: worker.next()) }
      (verdict, neighbours) = (said[1], [said[0], said[2]])
    }

    /// What is made ready once, so that no process has to.
    static func prepare() {
      _ = neighbour
    }

    private static func word(of news: Worker.News) -> String {
      switch news {
      case .answer(var packet): (try? packet.text()) ?? "cannot be read"
      case .lost(.hung): Verdict.givenUp
      case .lost(let loss): "ended: \(Verdict.short(loss.reason))"
      case .note, .unwanted: "nobody asked"
      }
    }

    /// What a neighbour's result is.
    static let neighbour = outcomeOfNeighbour()

    private static func outcomeOfNeighbour() -> String {
      let trace = play { Neighbour() }
      return trace.outcome.map { "\($0) after \(trace.ending.instant.nanoseconds) ns" } ?? "no outcome"
    }

    private static func verdict(of hostile: Hostile) -> String {
      let said = Said()
      let trace = play { hostile.handler { said.text = said.text ?? $0 } }
      switch trace.ending.stop {
      case .incident(let incident): return "ended: \(Verdict.short("\(incident)"))"
      case .limit: return "ended: it goes round"
      case .refusal(let diagnostic): return "ended: \(diagnostic)"
      case nil: break
      }
      let slept = trace.incidents.contains { if case .slept = $0 { true } else { false } }
      let time = slept || trace.ending.instant.nanoseconds > 1_000_000_000 ? ", in virtual time" : ""
      return said.text.map { "says “\(Verdict.plain($0))”\(time)" } ?? "never answers\(time)"
    }

    private static func play(_ makeHandler: @escaping () -> any AccountModificationHandler) -> Trace {
      // What they say late is told as well, which a suspended process would keep to itself.
      let stage = Stage { $0.phone.profile.lifeAfterAnswer = nil }
      return Script(on: stage.phone, [.strongPassword, .settle]).play(
        with: stage.server, handler: Program(runtime: .virtual, makeHandler), limit: 20_000)
    }

    private final class Said {
      var text: String?
    }
  }

  /// How a verdict stands in a table.
  enum Verdict {
    static let givenUp = "given up, because it does not come back"

    /// What happened, without what to do about it; a trap has another signal on another processor.
    static func short(_ reason: String) -> String {
      let sentence = reason.split(separator: "; ")[0].components(separatedBy: ". ")[0]
      return sentence.hasSuffix(", a trap") ? "a trap" : sentence
    }

    /// Letters and signs that a table can have, as many as fit there.
    static func plain(_ text: String) -> String {
      let letters = text.unicodeScalars.map { scalar in
        (" "..."~").contains(scalar) && scalar != "|" ? Character(scalar) : "·"
      }
      return letters.count > 60 ? String(letters.prefix(60)) + "…" : String(letters)
    }
  }

  private final class Neighbour: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      Task {
        try await Task.sleep(for: .seconds(1))
        context.cancelRequest(with: .failed)
      }
    }
  }
#endif
