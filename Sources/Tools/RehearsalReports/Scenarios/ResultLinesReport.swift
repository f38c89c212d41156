import Rehearsal
import RehearsalScenarios

/// The results of a run as lines of JSON, one object a line.
///
/// The first line names the schema and the run, the last one counts; every line between is a result, with all
/// that other reports need of it. In a part of a run each is followed by a line with its film, so that the page of
/// all parts shows what was played. ``RecordedRun`` reads it back.
struct ResultLinesReport: ReportWriter {
  /// Whether films are kept; they take several times the room of results.
  let wantsFilms: Bool
  private var films = FilmWriter()
  private var film: Film?

  init(wantsFilms: Bool) {
    self.wantsFilms = wantsFilms
  }

  mutating func begin(_ header: RunHeader) -> String { header.json.text + "\n" }

  static func passage(on result: ScenarioResult) -> [UInt8] { Array((result.json.text + "\n").utf8) }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    defer { film = nil }
    guard wantsFilms, let film else { return passage.text }
    // A failure says with its result how it is played again.
    let isReplayed = result.isPassed && result.replay != ScenarioResult.Replay()
    let replay = isReplayed ? ",\"replay\":\(result.replay.json.text)" : ""
    return passage.text + "{\"film\":\(films.json(of: film))\(replay)}\n"
  }

  mutating func show(_ film: Film) {
    self.film = film
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    problems.map { $0.json.text + "\n" }.joined() + tally.json.text + "\n"
  }
}

extension RunHeader {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("schema", .string(RecordedRun.schema)), JSON.Member("planned", .number(Int64(planned))),
    ]
    if let shard {
      members.append(JSON.Member("shard", .number(Int64(shard.number))))
      members.append(JSON.Member("of", .number(Int64(shard.count))))
    }
    if let selection { members.append(JSON.Member("selection", .string(selection))) }
    if let contents { members.append(JSON.Member("contents", .string(contents))) }
    if !terms.isEmpty { members.append(JSON.Member("terms", .array(terms.map(JSON.string)))) }
    return .object(members)
  }
}

extension Tally {
  var json: JSON {
    let counts = [
      ("results", played), ("passed", passed), ("failed", failed), ("crashed", crashed), ("hung", hung),
    ]
    return .object(counts.map { JSON.Member($0.0, .number(Int64($0.1))) })
  }
}

extension ScenarioResult {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("number", .number(Int64(number))), JSON.Member("status", .string(status.word)),
    ]
    switch status {
    case .passed, .failed: break
    case .crashed(let how): members.append(JSON.Member("how", .string(how)))
    case .hung(let seconds): members.append(JSON.Member("seconds", .number(Int64(seconds))))
    }
    members += [
      JSON.Member("name", .string(scenario.name)), JSON.Member("fullName", .string(scenario.fullName)),
      JSON.Member("feature", .string(scenario.feature)), JSON.Member("place", scenario.place.json),
      JSON.Member("tags", .array(scenario.tags.map(JSON.string))),
      JSON.Member("lines", .array(scenario.lines.map(\.json))),
      JSON.Member("end", .number(end.nanoseconds)),
    ]
    if let example = scenario.example { members.append(JSON.Member("example", example.json)) }
    if !failures.isEmpty { members.append(JSON.Member("failures", .array(failures.map(\.json)))) }
    if !story.isEmpty { members.append(JSON.Member("story", .string(story))) }
    if let reached { members.append(JSON.Member("reached", .number(Int64(reached)))) }
    if !isPassed, replay != Replay() {
      members.append(JSON.Member("replay", replay.json))
    }
    return .object(members)
  }
}

extension ExampleRow {
  fileprivate var json: JSON {
    .object([
      JSON.Member("outline", .string(outline)), JSON.Member("number", .string(number)),
      JSON.Member("values", .array(values.map { .array([.string($0.name), .string($0.text)]) })),
    ])
  }
}

extension ReportedScenario.Line {
  fileprivate var json: JSON {
    .object([
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("text", .string(text)),
      JSON.Member("place", place.json),
    ])
  }
}

extension Verdict.Failure {
  fileprivate var json: JSON {
    .object([
      JSON.Member("place", place.json), JSON.Member("sentence", .string(sentence)),
      JSON.Member("problem", .string(problem)),
      JSON.Member("difference", .array(difference.map(JSON.string))),
    ])
  }
}

extension Place {
  var json: JSON {
    .object([
      JSON.Member("file", .string(file)), JSON.Member("line", .number(Int64(line))),
      JSON.Member("column", .number(Int64(column))),
    ])
  }
}
