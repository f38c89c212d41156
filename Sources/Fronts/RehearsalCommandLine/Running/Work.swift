import ProcessIsolation
import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// What there is to do for a run, wherever it is done.
struct Work {
  let cache: ScenarioCache
  let terms: CommandLineTool.PlayTerms
  /// Plays a scenario, and says after each play of it that there was one.
  let play: (Plan.Item, _ goesOn: () -> Void) -> Played
  let witness: (Scenario, Scenario.Witness) -> Void

  /// What a child does for a run: it reads files, and plays scenarios.
  enum Job {
    case read(files: [Int])
    case play([Plan.Item])
  }

  /// How a child does each piece of a job.
  func service(_ packet: Packet, _ desk: Desk) -> ((Int) -> Packet)? {
    switch try? Job(packet) {
    case .read(let files): { Packet(cache.index(files[$0])) }
    case .play(let items):
      { index in
        // A file takes as long as it is, and only a handler can hang.
        _ = desk.unhurried { cache.scenario(of: items[index]) }
        return Packet(play(items[index], desk.pulse))
      }
    case nil: nil
    }
  }

  /// The result of a scenario that took its process with it, told as far as it came.
  func lastWords(of item: Plan.Item, _ status: ScenarioResult.Status) -> Played {
    guard let scenario = cache.scenario(of: item) else {
      return terms.played(cache.absence(of: item))
    }
    var text = ""
    var reached: Int?
    let lost = Worker.listen(patience: 1) { [witness] desk in
      witness(
        scenario,
        Scenario.Witness(
          begin: { desk.note(NDJSON.line(of: $0)) },
          see: { desk.note(NDJSON.line(of: $0)) },
          reach: { desk.note("\($0)") }))
    } each: { line in
      if let index = Int(line) { reached = index } else { text += line }
    }
    // A handler that does not take its process down before a witness leaves nobody who knows how far it came.
    if lost == nil { reached = nil }
    let trace = NDJSON.fragment(from: text)
    let story = trace.map { "\(Story(of: $0))" } ?? ""
    let reported = ReportedScenario(scenario)
    var result = ScenarioResult(
      reported, number: item.number, status: status, failures: [], end: trace?.ending.instant ?? .start,
      story: story)
    result.reached = reached
    result.replay = terms.replay(of: scenario)
    if terms.isRedacted { result = Secrets(of: [trace].compactMap(\.self), in: scenario).redact(result) }
    return terms.played(result, trace)
  }
}

/// How a job travels from one process to another.
extension Packet {
  init(_ job: Work.Job) {
    self.init()
    switch job {
    case .read(let files):
      put(0)
      put(files) { $0.put($1) }
    case .play(let items):
      put(1)
      put(items) { $0.put($1) }
    }
  }
}

extension Work.Job {
  fileprivate init(_ packet: Packet) throws(Packet.Torn) {
    var packet = packet
    self =
      switch try packet.number() {
      case 0: .read(files: try packet.list { packet throws(Packet.Torn) in try packet.number() })
      case 1: .play(try packet.list { packet throws(Packet.Torn) in try packet.item() })
      default: throw Packet.Torn()
      }
  }
}
