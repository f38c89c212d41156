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
    self.init(planned: planned, shard: shard, selection: json["selection"]?.string)
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
      guard let read = list.all(Verdict.Failure.init) else { return nil }
      failures = read
    }
    self.init(
      scenario, number: number, status: status, failures: failures, end: Instant(nanoseconds: end),
      story: json["story"]?.string ?? "")
    reached = json["reached"]?.count
    if let words = json["replay"]?.all(\.string), let command = words.first {
      replay = Replay(command, Array(words.dropFirst()))
    }
  }
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
      let tags = json["tags"]?.all(\.string), let lines = json["lines"]?.all(Line.init)
    else { return nil }
    self.init(name: name, fullName: fullName, feature: feature, tags: tags, place: place, lines: lines)
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
      let problem = json["problem"]?.string, let difference = json["difference"]?.all(\.string)
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

  /// Every value of a list made into something; `nil` where one cannot be.
  fileprivate func all<Value>(_ make: (JSON) -> Value?) -> [Value]? {
    guard let values = array else { return nil }
    let made = values.compactMap(make)
    return made.count == values.count ? made : nil
  }
}
