import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that plays scenarios.
extension CommandLineTool {
  func run(_ words: Words, in surroundings: Surroundings) throws(UsageError) -> Answer {
    var selection = try Selection(words, vocabulary: vocabulary)
    if let answer = refusal(of: selection) { return answer }
    let planned = selection.items.count
    let digest = selection.digest
    let shard = try words.value(of: "--shard").map(Self.shard)
    if let shard { selection.keep(shard) }
    if let order = words.value(of: "--order") { selection.shuffle(seed: try Self.seed(order)) }
    let outlets = try Outlets(words, in: surroundings)
    let course = try course(words, pins: selection.pins, isFilmed: outlets.wantFilms, in: surroundings)
    if words.has("--dry-run") {
      return Answer(output: "\(planned) scenario\(planned == 1 ? "" : "s") can be played\n")
    }
    do throws(Files.Unreadable) {
      try outlets.begin(RunHeader(planned: planned, shard: shard, selection: digest))
    } catch {
      return Answer(output: "", complaint: "rehearse: \(error.path): \(error.reason)\n", code: .badInput)
    }
    var answer = play(selection.items, course, words, in: surroundings, outlets)
    answer.output += outlets.end()
    // Because a trace nobody looks at any more only seems to pin something.
    for path in selection.traces {
      answer.complaint += "rehearse: \(path) belongs to no scenario.\n"
      answer.code = .failed
    }
    return answer
  }

  private func play(
    _ items: [Selection.Item], _ course: Course, _ words: Words, in surroundings: Surroundings,
    _ outlets: Outlets
  ) -> Answer {
    var answer = Answer(output: "")
    var rerun: [Place] = []
    perform(items, course, in: surroundings) { result, time, film in
      outlets.add(result, took: time, film: film)
      if result.isPassed { return true }
      answer.code = .failed
      rerun.append(result.scenario.place)
      return !words.has("--fail-fast")
    }
    if let path = words.value(of: "--rerun") {
      do throws(Files.Unreadable) { try Files.write(Self.rerunList(rerun), to: path) } catch {
        answer.complaint += "rehearse: \(error.path): \(error.reason)\n"
        answer.code = .badInput
      }
    }
    return answer
  }

  /// Plays scenarios as these surroundings have it, and hands over what came of each.
  func perform(
    _ items: [Selection.Item], _ course: Course, in surroundings: Surroundings,
    each take: (ScenarioResult, Duration?, Film?) -> Bool
  ) {
    func film(of trace: Trace?) -> Film? {
      trace.map { Film(of: $0, redacting: course.isRedacted ? Secrets(of: $0) : nil) }
    }
    guard surroundings.isIsolated else {
      for item in items {
        let played = play(item, course)
        guard take(played.result(of: item), played.time, film(of: played.trace)) else { break }
      }
      return
    }
    let isolation = Isolation(
      patience: course.patience, isRedacted: course.isRedacted, isFilmed: course.isFilmed
    ) {
      play($0, course)
    } witness: {
      witness($0, course, $1)
    }
    isolation.play(items) { take($0, $1, film(of: $2)) }
  }

  /// What the files of a selection have wrong with them, or that there is nothing in it.
  func refusal(of selection: Selection) -> Answer? {
    let unreadable = selection.unreadable.map { "rehearse: \($0.path): \($0.reason)\n" }
    guard unreadable.isEmpty, selection.diagnostics.isEmpty else {
      let complaint = unreadable.joined() + selection.diagnostics.map { "\($0)\n" }.joined()
      return Answer(output: "", complaint: complaint, code: .badInput)
    }
    guard selection.items.isEmpty else { return nil }
    return Answer(output: "", complaint: "rehearse: no scenario was selected.\n", code: .nothingSelected)
  }

  /// One line a file: the file, and the lines of the scenarios that did not hold.
  private static func rerunList(_ places: [Place]) -> String {
    var files: [(file: String, lines: [Int])] = []
    for place in places {
      if let index = files.firstIndex(where: { $0.file == place.file }) {
        files[index].lines.append(place.line)
      } else {
        files.append((place.file, [place.line]))
      }
    }
    return files.map { file in
      ([file.file] + file.lines.sorted().map(String.init)).joined(separator: ":") + "\n"
    }.joined()
  }

  private static func seed(_ order: String) throws(UsageError) -> UInt64 {
    guard order.hasPrefix("random:"), let seed = UInt64(order.dropFirst("random:".count)) else {
      throw .malformed("--order reads like random:7, not “\(order)”.")
    }
    return seed
  }

  private static func shard(_ text: String) throws(UsageError) -> RunHeader.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = RunHeader.Shard(number, of: count)
    else { throw .malformed("--shard reads like 1/3, not “\(text)”.") }
    return shard
  }
}
