import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that plays scenarios.
extension CommandLineTool {
  func run(_ words: Words, in surroundings: Surroundings) throws(UsageError) -> Answer {
    var selection = try Selection(words, vocabulary: vocabulary)
    if let answer = refusal(of: selection) { return answer }
    if let shard = words.value(of: "--shard") { selection.keep(shard: try Shard(shard)) }
    if let order = words.value(of: "--order") { selection.shuffle(seed: try Self.seed(order)) }
    let course = Course(
      handler: try handler(named: words.value(of: "--handler")),
      repetitions: try words.number(of: "--repeat") ?? 1,
      isRedacted: words.has("--redact"))
    if words.has("--dry-run") {
      return Answer(output: "\(selection.items.count) scenarios can be played\n")
    }
    return play(selection.items, course, words, in: surroundings)
  }

  private func play(
    _ items: [Selection.Item], _ course: Course, _ words: Words, in surroundings: Surroundings
  )
    -> Answer
  {
    var answer = Answer(output: "")
    var failed: [ScenarioResult] = []
    let take: (ScenarioResult) -> Bool = { result in
      guard !result.isPassed else { return true }
      failed.append(result)
      answer.output += "✘ \(result.scenario.place) \(result.scenario.name) \(result.status)\n"
      for failure in result.failures {
        answer.output += "  \(failure.place): \(failure.sentence): \(failure.problem)\n"
        answer.output += failure.difference.map { "    \($0)\n" }.joined()
      }
      answer.output += result.story
      return !words.has("--fail-fast")
    }
    if surroundings.isIsolated {
      let isolation = Isolation(patience: 10) {
        play($0, course)
      } witness: {
        witness($0, course, $1)
      }
      isolation.play(items, each: take)
    } else {
      for item in items where !take(play(item, course)) { break }
    }
    answer.output += "\(items.count) scenarios, \(failed.count) failed\n"
    answer.code = failed.isEmpty ? .fine : .failed
    return answer
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

  private func handler(named name: String?) throws(UsageError) -> String? {
    guard let name else { return handlers.count == 1 ? handlers[0].name : nil }
    guard handlers.contains(where: { $0.name == name }) else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    return name
  }

  private static func seed(_ order: String) throws(UsageError) -> UInt64 {
    guard order.hasPrefix("random:"), let seed = UInt64(order.dropFirst("random:".count)) else {
      throw .malformed("--order reads like random:7, not “\(order)”.")
    }
    return seed
  }
}
