import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// Plays scenarios in a process of their own, so that a handler that traps, overflows the stack or never comes
/// back costs only its own scenario.
///
/// A child plays one scenario after the other, notes in shared memory which one it is at, and reports in
/// batches. When it ends too early or falls silent, another plays again what was not reported before that one,
/// and the one itself is played a last time before a witness.
struct Isolation {
  /// Seconds of real time without a word after which a child is given up.
  let patience: Int
  /// Whether nothing secret may leave a child.
  let isRedacted: Bool
  let play: (Selection.Item) -> (result: ScenarioResult, time: Duration?)
  let witness: (Selection.Item, Scenario.Witness) -> Void

  /// Plays all, and hands over each result in order until that is no longer wanted.
  func play(_ items: [Selection.Item], each take: (ScenarioResult, Duration?) -> Bool) {
    let progress = SharedNumber()
    var done = 0
    var broken: (index: Int, end: Child.End)?
    while done < items.count {
      let start = done
      let until = broken?.index ?? items.count
      progress.value = 0
      let child = Child { report(on: items[start..<until], to: $0, noting: progress) }
      var isWanted = true
      let end = child.listen(patience: patience) { line in
        guard let wire = WireResult(line), let result = wire.result(of: items[done]) else { return true }
        done += 1
        isWanted = take(result, wire.time)
        return isWanted
      }
      guard isWanted else { return }
      if done < until { broken = (start + progress.value, end) }
      guard let culprit = broken, culprit.index == done else { continue }
      guard take(failure(of: items[done], culprit.end), nil) else { return }
      done += 1
      broken = nil
    }
  }

  private func report(on items: ArraySlice<Selection.Item>, to pipe: Int32, noting progress: SharedNumber) {
    var batch = ""
    for (index, item) in items.enumerated() {
      progress.value = index
      let (result, time) = play(item)
      batch += WireResult(result, took: time, isWhole: isRedacted).line
      if batch.utf8.count > 4096 {
        guard Files.append(batch, to: pipe) else { return }
        batch = ""
      }
    }
    Files.append(batch, to: pipe)
  }

  /// The result of a scenario that took its process with it, told as far as it came.
  private func failure(of item: Selection.Item, _ end: Child.End) -> ScenarioResult {
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
    return ScenarioResult(
      secrets?.redact(scenario) ?? scenario, number: item.number, status: status, failures: [],
      end: trace?.ending.instant ?? .start, story: secrets?.redact(story) ?? story)
  }
}

/// A result as it comes from a child: one line of JSON.
private struct WireResult {
  let line: String
  private let json: JSON

  /// A whole one brings its scenario along, because that is not as it was read.
  init(_ result: ScenarioResult, took time: Duration?, isWhole: Bool) {
    json = .object(
      [
        JSON.Member("end", .number(result.end.nanoseconds)), JSON.Member("story", .string(result.story)),
        JSON.Member("failures", .array(result.failures.map(\.json))),
      ] + (time.map { [JSON.Member("time", .number($0.nanoseconds))] } ?? [])
        + (isWhole ? [JSON.Member("texts", .array(result.scenario.texts.map(JSON.string)))] : []))
    let isShort = result.isPassed && time == nil && !isWhole
    line = isShort ? "\(result.end.nanoseconds)\n" : json.text + "\n"
  }

  /// The real time it took, where that was measured.
  var time: Duration? { json["time"]?.number.map { .nanoseconds($0) } }

  init?(_ line: String) {
    guard let json = JSON(line) else { return nil }
    self.json = json
    self.line = line
  }

  func result(of item: Selection.Item) -> ScenarioResult? {
    if case .number(let end) = json {
      return ScenarioResult(
        item.scenario, number: item.number, status: .passed, end: Instant(nanoseconds: end))
    }
    guard let end = json["end"]?.number,
      let failures = json["failures"]?.array?.compactMap(Verdict.Failure.init)
    else { return nil }
    let texts = json["texts"]?.array?.compactMap(\.string)
    return ScenarioResult(
      ReportedScenario(item.scenario).saying(texts), number: item.number,
      status: failures.isEmpty ? .passed : .failed, failures: failures, end: Instant(nanoseconds: end),
      story: json["story"]?.string ?? "")
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
