import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// A result as it comes from a child: one line of JSON.
struct WireResult {
  let line: String
  private let json: JSON

  init(_ played: Played) {
    json = .object(
      [
        JSON.Member("end", .number(played.end.nanoseconds)), JSON.Member("story", .string(played.story)),
        JSON.Member("failures", .array(played.failures.map(\.json))),
      ] + (played.time.map { [JSON.Member("time", .number($0.nanoseconds))] } ?? [])
        + (played.trace.map { [JSON.Member("trace", .string(NDJSON.text(of: $0)))] } ?? [])
        + (played.scenario.map { [JSON.Member("texts", .array($0.texts.map(JSON.string)))] } ?? []))
    let isShort =
      played.failures.isEmpty && played.time == nil && played.trace == nil && played.scenario == nil
    line = isShort ? "\(played.end.nanoseconds)\n" : json.text + "\n"
  }

  init?(_ line: String) {
    guard let json = JSON(line) else { return nil }
    self.json = json
    self.line = line
  }

  /// What was played of a scenario, which comes along only where it is not as it was read.
  func played(of scenario: Scenario) -> Played? {
    if case .number(let end) = json {
      return Played(failures: [], end: Instant(nanoseconds: end), story: "", time: nil)
    }
    guard let end = json["end"]?.number,
      let failures = json["failures"]?.array?.compactMap(Verdict.Failure.init)
    else { return nil }
    let texts = json["texts"]?.array?.compactMap(\.string)
    return Played(
      failures: failures, end: Instant(nanoseconds: end), story: json["story"]?.string ?? "",
      time: json["time"]?.number.map { .nanoseconds($0) },
      trace: json["trace"]?.string.flatMap { try? NDJSON.trace(from: $0) },
      scenario: texts.map { ReportedScenario(scenario).saying($0) })
  }
}

extension ReportedScenario {
  /// Everything in it that somebody wrote.
  fileprivate var texts: [String] { [name, fullName, feature] + lines.map(\.text) }

  /// The same scenario with other texts; itself where there are none.
  fileprivate func saying(_ texts: [String]?) -> ReportedScenario {
    guard let texts, texts.count == lines.count + 3 else { return self }
    return ReportedScenario(
      name: texts[0], fullName: texts[1], feature: texts[2], tags: tags, place: place,
      lines: zip(lines, texts.dropFirst(3)).map { Line(kind: $0.kind, text: $1, place: $0.place) })
  }
}

extension Verdict.Failure {
  fileprivate var json: JSON {
    .object([
      JSON.Member("file", .string(place.file)), JSON.Member("line", .number(Int64(place.line))),
      JSON.Member("column", .number(Int64(place.column))), JSON.Member("sentence", .string(sentence)),
      JSON.Member("problem", .string(problem)),
      JSON.Member("difference", .array(difference.map(JSON.string))),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let file = json["file"]?.string, let line = json["line"]?.number,
      let column = json["column"]?.number,
      let sentence = json["sentence"]?.string, let problem = json["problem"]?.string,
      let difference = json["difference"]?.array?.compactMap(\.string)
    else { return nil }
    self.init(
      place: Place(file: file, line: Int(line), column: Int(column)), sentence: sentence, problem: problem,
      difference: difference)
  }
}
