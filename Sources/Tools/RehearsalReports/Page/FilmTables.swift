import Rehearsal
import RehearsalScenarios

/// All films of a page, in as little room as they take: whatever comes up twice is written once and named by
/// its number.
struct FilmTables: Sendable {
  private var strings = Table<String>()
  private var screens = Table<String>()
  private var scenes = Table<[Int]>()
  private var frames = Table<[Int]>()
  private var lines = Table<[Int]>()
  private var moves = Table<[Int]>()
  private var rules = Table<[Int]>()
  private var mistakes = Table<[Int]>()
  private var readings = Table<[Int]>()

  /// The numbers of a film: its opening, its frames, its mistakes, its readings, the way of each request, and how it came
  /// to each lock-out.
  mutating func numbers(of film: Film) -> String {
    let opening = number(of: film.opening)
    let frames = film.frames.map { number(of: $0) }
    let mistakes = film.mistakes.map { mistake in
      [number(of: mistake), string(mistake.detail), mistake.frame].list
    }
    let readings = film.readings.map { number(of: $0) }
    let machineRuns = film.machineRuns.map { machineRun in
      "[\(MachineSheet.number(of: machineRun.request)),\(machineRun.moves.map { number(of: $0) }.list)]"
    }
    let lockOuts = film.lockOuts.map { [string($0.cause), string($0.remedy)].list }
    return
      "[\(opening),\(frames.list),\(mistakes.list),\(readings.list),\(machineRuns.list),\(lockOuts.list)]"
  }

  /// The numbers of what a scenario says, line by line, and how each line fared.
  mutating func numbers(of scenario: ReportedScenario, outcomes: [String]) -> String {
    zip(scenario.lines, outcomes).map { line, outcome in
      lines.number(of: [string(line.kind.rawValue), string(line.text.plain), string(outcome)])
    }.list
  }

  /// The tables, as one object that a script reads.
  var json: String {
    let tables = [
      ("strings", strings.values.map(\.asScriptString).list), ("screens", screens.values.list),
      ("scenes", scenes.values.map(\.list).list), ("frames", frames.values.map(\.list).list),
      ("lines", lines.values.map(\.list).list), ("moves", moves.values.map(\.list).list),
      ("rules", rules.values.map(\.list).list), ("mistakes", mistakes.values.map(\.list).list),
      ("readings", readings.values.map(\.list).list),
      ("lanes", Participant.all.map(\.title.asScriptString).list),
    ]
    return tables.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n")
  }

  private mutating func string(_ text: String) -> Int { strings.number(of: text.cut(toBytes: 2_000)) }

  private mutating func number(of frame: Film.Frame) -> Int {
    frames.number(of: [
      string(frame.instant.description), frame.from.number, frame.to.number, string(frame.sentence),
      frame.tone.rawValue, number(of: frame.scene),
    ])
  }

  private mutating func number(of scene: Scene) -> Int {
    let screen = screens.number(of: scene.screen.list { string($0) })
    let phase = string(scene.phase?.description ?? "nothing asked yet")
    let network = string(scene.isNetworkUp ? "up" : "down")
    return scenes.number(
      of: [screen, phase, string(scene.process), network, scene.keychain.count]
        + scene.keychain.map { string($0) } + scene.server.map { string($0) })
  }

  private mutating func number(of move: Film.Move) -> Int {
    moves.number(of: [
      move.from.number, move.event.number, move.to.number, string(move.event.description),
      string(move.to.description),
    ])
  }

  private mutating func number(of mistake: Film.Mistake) -> Int {
    let violation = mistake.violation
    return mistakes.number(of: [
      string(violation.weight.rawValue), string("\(violation.lane.rawValue) \(violation.rawValue)"),
      string(mistake.advice), number(ofRule: violation.rule),
    ])
  }

  private mutating func number(of reliance: Film.Reliance) -> Int {
    readings.number(of: [number(ofRule: reliance.rule), string(reliance.setting)])
  }

  private mutating func number(ofRule id: String) -> Int {
    let rule = Ledger.rule(id)
    return rules.number(of: [
      string(id), string(rule?.sentence ?? ""), string(rule?.standing.rawValue ?? ""),
      string(rule?.source ?? ""),
    ])
  }
}

extension String {
  /// The text as a string of JSON in which nothing can end the element it stands in.
  fileprivate var asScriptString: String {
    let text = JSON.string(self).text
    return text.utf8.contains(UInt8(ascii: "<")) ? text.mapped { $0 == "<" ? "\\u003c" : nil } : text
  }
}
