import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// Plays scenarios in a process of their own, so that a handler that traps, overflows the stack or never comes
/// back costs only its own scenario.
///
/// Two children play half of them each. A child plays one scenario after the other, notes in shared memory which one it is at, and reports in
/// batches. When it ends too early or falls silent, another plays again what was not reported before that one,
/// and the one itself is played a last time before a witness.
struct Isolation {
  /// Seconds of real time without a word after which a child is given up.
  let patience: Int
  /// Whether nothing secret may leave a child.
  let isRedacted: Bool
  /// Whether somebody makes pictures of what is played.
  let isFilmed: Bool
  let play: (Selection.Item) -> Played
  let witness: (Selection.Item, Scenario.Witness) -> Void

  /// How many children play at the same time.
  private static let lanes = 2

  /// Plays all, and hands over each result in order until that is no longer wanted.
  func play(_ items: [Selection.Item], each take: (ScenarioResult, Duration?, Trace?) -> Bool) {
    // Because starting a child takes as long as playing some dozen scenarios.
    let length = max(64, (items.count + Self.lanes - 1) / Self.lanes)
    let parts = stride(from: 0, to: items.count, by: length).map { items[$0..<min($0 + length, items.count)] }
    let lanes = parts.map { part in
      let progress = SharedNumber()
      return (part: part, progress: progress, child: start(on: part, noting: progress))
    }
    var isWanted = true
    for lane in lanes {
      if isWanted {
        isWanted = play(lane.part, noting: lane.progress, with: lane.child, each: take)
      } else {
        lane.child.stop()
      }
    }
  }

  private func start(on items: ArraySlice<Selection.Item>, noting progress: SharedNumber) -> Child {
    progress.value = items.startIndex
    return Child { report(on: items, to: $0, noting: progress) }
  }

  /// Plays a part whose first child has started; answers whether more is wanted.
  private func play(
    _ items: ArraySlice<Selection.Item>, noting progress: SharedNumber, with first: Child,
    each take: (ScenarioResult, Duration?, Trace?) -> Bool
  ) -> Bool {
    var child = first
    var done = items.startIndex
    var until = items.endIndex
    var culprit: Child.End?
    while true {
      var isWanted = true
      let end = child.listen(patience: patience) { line in
        guard let played = WireResult(line)?.played(of: items[done].scenario) else { return true }
        isWanted = take(played.result(of: items[done]), played.time, played.trace)
        done += 1
        return isWanted
      }
      guard isWanted else { return false }
      if done < until {
        until = progress.value
        culprit = end
      }
      if done == until, let end = culprit {
        let (result, trace) = failure(of: items[done], end)
        guard take(result, nil, isFilmed ? trace : nil) else { return false }
        done += 1
        until = items.endIndex
        culprit = nil
      }
      guard done < items.endIndex else { return true }
      child = start(on: items[done..<until], noting: progress)
    }
  }

  private func report(on items: ArraySlice<Selection.Item>, to pipe: Int32, noting progress: SharedNumber) {
    var batch = ""
    for index in items.indices {
      progress.value = index
      batch += WireResult(play(items[index])).line
      if batch.utf8.count > 4096 {
        guard Files.append(batch, to: pipe) else { return }
        batch = ""
      }
    }
    Files.append(batch, to: pipe)
  }

  /// The result of a scenario that took its process with it, told as far as it came.
  private func failure(of item: Selection.Item, _ end: Child.End) -> (ScenarioResult, Trace?) {
    let child = Child(isQuiet: true) { pipe in
      witness(
        item,
        Scenario.Witness(
          begin: { Files.append(NDJSON.line(of: $0), to: pipe) },
          see: { Files.append(NDJSON.line(of: $0), to: pipe) }))
    }
    var text = ""
    _ = child.listen(patience: 1) { line in
      text += line + "\n"
      return true
    }
    let trace = NDJSON.fragment(from: text)
    let status: ScenarioResult.Status
    switch end {
    case .silent: status = .hung(seconds: patience)
    case .ended(let how): status = .crashed(how)
    }
    let secrets = isRedacted ? trace.map { Secrets(of: $0) } : nil
    let story = trace.map { "\(Story(of: $0))" } ?? ""
    let scenario = ReportedScenario(item.scenario)
    let result = ScenarioResult(
      secrets?.redact(scenario) ?? scenario, number: item.number, status: status, failures: [],
      end: trace?.ending.instant ?? .start, story: secrets?.redact(story) ?? story)
    return (result, trace)
  }
}
