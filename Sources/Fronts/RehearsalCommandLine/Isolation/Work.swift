import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// What there is to do for a run, wherever it is done.
struct Work {
  let shelf: Shelf
  let terms: CommandLineTool.PlayTerms
  let play: (Plan.Item) -> Played
  let witness: (Scenario, Scenario.Witness) -> Void

  /// Plays items in a child, which reports in batches, ten times a second where they take long, and notes where it
  /// is.
  func play(_ items: ArraySlice<Plan.Item>, for channel: Channel, noting progress: SharedNumber) {
    var pulse = Pulse()
    for index in items.indices {
      progress.value = index
      channel.send(Parcel(play(items[index])), atOnce: false)
      if pulse.beats() { channel.flush() }
    }
    channel.flush()
  }

  /// The result of a scenario that took its process with it, told as far as it came.
  func lastWords(of item: Plan.Item, _ status: ScenarioResult.Status) -> Played {
    guard let scenario = shelf.scenario(of: item) else {
      return terms.played(shelf.absence(of: item))
    }
    var text = ""
    var reached: Int?
    let child = Child(isQuiet: true) { channel in
      witness(
        scenario,
        Scenario.Witness(
          begin: { channel.send(NDJSON.line(of: $0)) },
          see: { channel.send(NDJSON.line(of: $0)) },
          reach: { channel.send("\($0)") }))
      channel.send(Self.survived)
    }
    _ = child.listen(patience: 1) { line in
      if line == Self.survived {
        reached = nil
      } else if let index = Int(line) {
        reached = index
      } else {
        text += line
      }
      return true
    }
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

  /// What a child says whose handler did not take it down before a witness, who then knows nothing.
  private static let survived = "survived"
}
