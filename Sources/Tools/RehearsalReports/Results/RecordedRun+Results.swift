import Rehearsal
import RehearsalScenarios

/// How lines of JSON become results again.
extension RunHeader {
  init?(_ json: JSON) {
    guard json["schema"]?.string == RecordedRun.schema, let planned = json["planned"]?.count else {
      return nil
    }
    var shard: Shard?
    if json["shard"] != nil || json["of"] != nil {
      shard = json["shard"]?.count.flatMap { number in json["of"]?.count.flatMap { Shard(number, of: $0) } }
      guard shard != nil else { return nil }
    }
    var terms: [String] = []
    if let words = json["terms"] {
      guard let read = words.array?.all(\.string) else { return nil }
      terms = read
    }
    self.init(
      planned: planned, shard: shard, selection: json["selection"]?.string,
      contents: json["contents"]?.string, terms: terms)
  }
}

extension ScenarioResult {
  init?(_ json: JSON) {
    guard let number = json["number"]?.count, let status = Status(json),
      let scenario = ReportedScenario(json),
      let end = json["end"]?.number
    else { return nil }
    var failures: [Verdict.Failure] = []
    if let list = json["failures"] {
      guard let read = list.array?.all(Verdict.Failure.init) else { return nil }
      failures = read
    }
    self.init(
      scenario, number: number, status: status, failures: failures, end: Instant(nanoseconds: end),
      story: json["story"]?.string ?? "")
    reached = json["reached"]?.count
    if let replay = json["replay"].flatMap(Replay.init) { self.replay = replay }
  }
}

extension ScenarioResult.Replay {
  init?(_ json: JSON) {
    guard let words = json.array?.all(\.string), let command = words.first else { return nil }
    self.init(command, Array(words.dropFirst()))
  }

  var json: JSON { .array(([command] + options).map(JSON.string)) }
}

extension ScenarioResult.Status {
  fileprivate init?(_ json: JSON) {
    switch json["status"]?.string {
    case "passed": self = .passed
    case "failed": self = .failed
    case "crashed":
      guard let how = json["how"]?.string else { return nil }
      self = .crashed(how)
    case "hung":
      guard let seconds = json["seconds"]?.count else { return nil }
      self = .hung(seconds: seconds)
    default: return nil
    }
  }
}

extension ReportedScenario {
  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.string, let fullName = json["fullName"]?.string,
      let feature = json["feature"]?.string, let place = json["place"].flatMap(Place.init),
      let tags = json["tags"]?.array?.all(\.string), let lines = json["lines"]?.array?.all(Line.init)
    else { return nil }
    var example: ExampleRow?
    if let row = json["example"] {
      guard let read = ExampleRow(row) else { return nil }
      example = read
    }
    self.init(
      name: name, fullName: fullName, feature: feature, tags: tags, place: place, lines: lines,
      example: example)
  }
}

extension ExampleRow {
  fileprivate init?(_ json: JSON) {
    guard let outline = json["outline"]?.string, let number = json["number"]?.string,
      let pairs = json["values"]?.array?.all({ $0.array?.all(\.string) }),
      pairs.allSatisfy({ $0.count == 2 })
    else { return nil }
    self.init(
      outline: outline, number: number, values: pairs.map { Value(name: $0[0], text: $0[1]) })
  }
}

extension ReportedScenario.Line {
  fileprivate init?(_ json: JSON) {
    guard let kind = json["kind"]?.string.flatMap(StepKind.init), let text = json["text"]?.string,
      let place = json["place"].flatMap(Place.init)
    else { return nil }
    self.init(kind: kind, text: text, place: place)
  }
}

extension Verdict.Failure {
  fileprivate init?(_ json: JSON) {
    guard let place = json["place"].flatMap(Place.init), let sentence = json["sentence"]?.string,
      let problem = json["problem"]?.string, let difference = json["difference"]?.array?.all(\.string)
    else { return nil }
    self.init(place: place, sentence: sentence, problem: problem, difference: difference)
  }
}

extension Place {
  init?(_ json: JSON) {
    guard let file = json["file"]?.string, let line = json["line"]?.count, let column = json["column"]?.count
    else { return nil }
    self.init(file: file, line: line, column: column)
  }
}

extension JSON {
  /// The number, where it counts something.
  fileprivate var count: Int? { number.flatMap(Int.init(exactly:)).flatMap { $0 < 0 ? nil : $0 } }
}
