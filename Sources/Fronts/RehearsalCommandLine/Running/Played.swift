import ProcessIsolation
import Rehearsal
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios

/// What came of playing one scenario.
struct Played {
  let result: ScenarioResult
  /// What each report has to say of it.
  let passages: [[UInt8]]
  /// Whether somebody makes pictures of it, and needs more than is short of the result.
  let isWhole: Bool
  /// The real time it took, where that is wanted.
  var time: Duration?
  /// Everything that happened, where somebody makes pictures of it.
  var trace: Trace?
}

/// How it travels from one process to another; only what passed or failed does.
extension Packet {
  init(_ played: Played) {
    self.init()
    let result = played.result
    put(result.number)
    put(Int(result.end.nanoseconds))
    put(played.time.map { Int($0.nanoseconds) } ?? -1)
    put(result.isPassed ? 1 : 0)
    put(result.scenario)
    put(played.passages) { $0.put($1) }
    put(played.isWhole ? 1 : 0)
    guard played.isWhole else { return }
    put(played.trace.map { NDJSON.text(of: $0) } ?? "")
    put(result.story)
    put([result.replay.command] + result.replay.options) { $0.put($1) }
    put(result.failures) { $0.put($1) }
    put(result.scenario.lines) { $0.put($1) }
    put(result.scenario.example.map { [$0] } ?? []) { $0.put($1) }
  }

  private mutating func put(_ scenario: ReportedScenario) {
    put(scenario.place)
    put(scenario.name)
    put(scenario.fullName)
    put(scenario.feature)
    put(scenario.tags) { $0.put($1) }
  }

  private mutating func put(_ line: ReportedScenario.Line) {
    put(line.kind.rawValue)
    put(line.text)
    put(line.place)
  }

  private mutating func put(_ example: ExampleRow) {
    put(example.outline)
    put(example.number)
    put(example.values.flatMap { [$0.name, $0.text] }) { $0.put($1) }
  }
}

extension Played {
  init(_ packet: Packet) throws(Packet.Torn) {
    var packet = packet
    let number = try packet.number()
    let end = Instant(nanoseconds: Int64(try packet.number()))
    let time = try packet.number()
    let status: ScenarioResult.Status = try packet.number() == 1 ? .passed : .failed
    var scenario = try packet.scenario()
    passages = try packet.list { packet throws(Packet.Torn) in try packet.passage() }
    isWhole = try packet.number() == 1
    var (trace, story, replay, failures) = ("", "", [String](), [Verdict.Failure]())
    if isWhole {
      trace = try packet.text()
      story = try packet.text()
      replay = try packet.list { packet throws(Packet.Torn) in try packet.text() }
      failures = try packet.list { packet throws(Packet.Torn) in try packet.failure() }
      scenario.lines = try packet.list { packet throws(Packet.Torn) in try packet.line() }
      scenario.example = try packet.list { packet throws(Packet.Torn) in try packet.example() }.first
    }
    var result = ScenarioResult(
      scenario, number: number, status: status, failures: failures, end: end, story: story)
    if let command = replay.first { result.replay = .init(command, Array(replay.dropFirst())) }
    self.result = result
    self.time = time < 0 ? nil : .nanoseconds(time)
    self.trace = trace.isEmpty ? nil : try? NDJSON.trace(from: trace)
  }
}

extension Packet {
  fileprivate mutating func scenario() throws(Torn) -> ReportedScenario {
    let place = try place()
    return ReportedScenario(
      name: try text(), fullName: try text(), feature: try text(),
      tags: try list { packet throws(Torn) in try packet.text() }, place: place, lines: [])
  }

  fileprivate mutating func line() throws(Torn) -> ReportedScenario.Line {
    guard let kind = StepKind(rawValue: try text()) else { throw Torn() }
    return ReportedScenario.Line(kind: kind, text: try text(), place: try place())
  }

  fileprivate mutating func example() throws(Torn) -> ExampleRow {
    let (outline, number) = (try text(), try text())
    let words = try list { packet throws(Torn) in try packet.text() }
    guard words.count.isMultiple(of: 2) else { throw Torn() }
    return ExampleRow(
      outline: outline, number: number,
      values: stride(from: 0, to: words.count, by: 2).map { .init(name: words[$0], text: words[$0 + 1]) })
  }
}
