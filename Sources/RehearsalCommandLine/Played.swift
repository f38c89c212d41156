import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// What came of playing one scenario.
struct Played {
  let result: ScenarioResult
  /// The real time it took, where that is wanted.
  let time: Duration?
}

/// How it travels from one process to another; only what passed or failed does.
extension Parcel {
  init(_ played: Played) {
    self.init()
    let result = played.result
    put(result.number)
    put(Int(result.end.nanoseconds))
    put(played.time.map { Int($0.nanoseconds) } ?? -1)
    put(result.story)
    put(result.failures) { $0.put($1) }
    put(result.scenario)
  }

  private mutating func put(_ scenario: ReportedScenario) {
    put(scenario.place)
    put(scenario.name)
    put(scenario.fullName)
    put(scenario.feature)
    put(scenario.tags) { $0.put($1) }
    put(scenario.lines) { parcel, line in
      parcel.put(line.kind.rawValue)
      parcel.put(line.text)
      parcel.put(line.place.line)
      parcel.put(line.place.column)
    }
  }

  private mutating func put(_ failure: Verdict.Failure) {
    put(failure.place)
    put(failure.sentence)
    put(failure.problem)
    put(failure.difference) { $0.put($1) }
  }

  private mutating func put(_ place: Place) {
    put(place.file)
    put(place.line)
    put(place.column)
  }
}

extension Played {
  init(_ parcel: Parcel) throws(Parcel.Torn) {
    var parcel = parcel
    let number = try parcel.number()
    let end = Instant(nanoseconds: Int64(try parcel.number()))
    let time = try parcel.number()
    let story = try parcel.text()
    let failures = try parcel.list { parcel throws(Parcel.Torn) in try parcel.failure() }
    result = ScenarioResult(
      try parcel.scenario(), number: number, status: failures.isEmpty ? .passed : .failed,
      failures: failures, end: end, story: story)
    self.time = time < 0 ? nil : .nanoseconds(time)
  }
}

extension Parcel {
  fileprivate mutating func scenario() throws(Torn) -> ReportedScenario {
    let place = try place()
    return ReportedScenario(
      name: try text(), fullName: try text(), feature: try text(),
      tags: try list { parcel throws(Torn) in try parcel.text() }, place: place,
      lines: try list { parcel throws(Torn) in
        guard let kind = StepKind(rawValue: try parcel.text()) else { throw Torn() }
        return ReportedScenario.Line(
          kind: kind, text: try parcel.text(),
          place: Place(file: place.file, line: try parcel.number(), column: try parcel.number()))
      })
  }

  fileprivate mutating func failure() throws(Torn) -> Verdict.Failure {
    Verdict.Failure(
      place: try place(), sentence: try text(), problem: try text(),
      difference: try list { parcel throws(Torn) in try parcel.text() })
  }

  private mutating func place() throws(Torn) -> Place {
    Place(file: try text(), line: try number(), column: try number())
  }
}
