import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// A rehearsal that somebody steps through: the sentences of a scenario one by one, what happens between them, and
/// whatever they choose in its place.
///
/// It goes back by doing everything again but the last, because a handler cannot be copied.
final class Stepper {
  typealias Refusal = StepCommand.Refusal

  let outset: Outset
  let script: [Scenario.Line]
  private let tell: (String) -> Void
  /// Everything that was done so far, in words with which it can be done again.
  private(set) var moves: [Move] = []
  private(set) var walk: Walk
  /// How many sentences of the scenario are done.
  private(set) var position = 0
  /// Until when the sentence that is under way lets time pass; `nil` where none is.
  var end: Instant?
  /// The path so far, as sentences.
  var path: [Sentence] = []
  private var isQuiet = false

  /// One thing that was done.
  enum Move {
    case next
    case skip
    case choose(String)
    case when(String)
    case then(String)
  }

  /// What came of a command.
  struct Reply {
    /// Whether it could be carried out.
    var isCarriedOut = true
    /// Whether what was to hold does.
    var holds = true
    var isOver = false
    /// How many moves of those before the command stand.
    var kept = 0
    /// The moves it made.
    var made: [Move] = []
  }

  /// Begins, and does again what was done before.
  init(_ outset: Outset, doing moves: [Move] = [], tell: @escaping (String) -> Void) {
    self.outset = outset
    self.tell = tell
    script = outset.script
    walk = outset.walk
    begin()
    again(moves)
  }

  private func begin() {
    (position, end, path) = (0, nil, [])
    walk.simulation.witness = { [weak self] entry in
      // A step that was refused is taken back, and was never there.
      if case .stopped(.refusal) = entry.event { return }
      if let line = entry.told { self?.say("  \(line)") }
    }
  }

  func say(_ line: String) {
    if !isQuiet { tell("\(line)\n") }
  }

  /// Does what a line says.
  func answer(_ line: String) -> Reply {
    var reply = Reply()
    let before = moves.count
    do throws(Refusal) {
      if let command = try StepCommand(line) { reply = try carryOut(command) }
    } catch {
      say("✗ \(error.reason)")
      reply.isCarriedOut = false
    }
    reply.kept = min(before, moves.count)
    reply.made = Array(moves[reply.kept...])
    return reply
  }

  private func carryOut(_ command: StepCommand) throws(Refusal) -> Reply {
    var reply = Reply()
    switch command {
    case .next(let count): for _ in 0..<count { reply.holds = try make(.next) && reply.holds }
    case .back(let count): try goBack(count)
    case .what: tellOptions()
    case .choose(let wish): _ = try make(.choose(option(wish)))
    case .when(let text): _ = try make(.when(text))
    case .then(let text): reply.holds = try make(.then(text))
    case .skip: _ = try make(.skip)
    case .run:
      while !isAtEnd { reply.holds = try make(.next) && reply.holds }
      say(Story(of: ending).outcome.trimmingNewline)
    case .show(let topic): show(topic)
    case .save(let path, let name): try save(to: path, as: name)
    case .help: say(StepCommand.summary.trimmingNewline)
    case .quit: reply.isOver = true
    }
    return reply
  }

  /// Makes a move, or is where it was before; answers whether what was to hold does.
  private func make(_ move: Move) throws(Refusal) -> Bool {
    do throws(Refusal) {
      let holds = try take(move)
      moves.append(move)
      return holds
    } catch {
      if !error.isUntried { again(moves) }
      throw error
    }
  }

  private func take(_ move: Move) throws(Refusal) -> Bool {
    defer { note(walk.takeSteps()) }
    if case .then(let text) = move { return hold(try sentence(text, under: .then)) }
    if walk.simulation.world.isStopped {
      throw Refusal(reason: "the rehearsal has stopped. Go back.", isUntried: true)
    }
    switch move {
    case .next: return try goOn()
    case .skip:
      guard position < script.count else {
        throw Refusal(reason: "the scenario has no more sentences.", isUntried: true)
      }
      say("left out: \(script[position].written)")
      pass()
    case .choose(let name): try choose(name)
    case .when(let text): try perform(try sentence(text, under: .when))
    case .then: break
    }
    return true
  }

  private func goBack(_ count: Int) throws(Refusal) {
    guard !moves.isEmpty else { throw Refusal(reason: "this is the beginning.") }
    again(moves.dropLast(count))
    say("back at \(walk.simulation.now)\nnext  \(upcoming.plain)")
  }

  /// Begins anew and makes moves in silence, as many as can be made once more.
  func again(_ moves: [Move]) {
    walk.simulation.abandon()
    walk = outset.walk
    begin()
    self.moves = []
    isQuiet = true
    for move in moves {
      guard (try? take(move)) != nil else {
        isQuiet = false
        say("✗ The handler does not do the same thing twice: what could be done before cannot be done now.")
        return
      }
      self.moves.append(move)
    }
    isQuiet = false
  }

  /// What there is when everything is over that is still to come by itself, or where it stands otherwise.
  var ending: Trace {
    let moves = moves
    isQuiet = true
    if walk.simulation.world.nextInstant != nil { try? walk.perform(.settle) }
    let trace = walk.simulation.finish()
    again(moves)
    return trace
  }

  /// Goes on with the next sentence.
  func pass() {
    position += 1
    end = nil
  }
}

extension Scenario.Line {
  /// The sentence under its keyword.
  var written: String { "\(kind.rawValue) \(text)".plain }
}

extension String {
  var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
