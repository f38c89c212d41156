import Rehearsal
import RehearsalScenarios

/// What reports have to say of a scenario that did not pass.
extension ScenarioResult {
  /// Feature and scenario, on one line.
  var title: String { "\(scenario.feature) - \(scenario.fullName)".plain }

  /// Everything that does not hold; that a process survives and ends is among what must.
  var problems: [Verdict.Failure] {
    switch status {
    case .passed, .failed: failures
    case .crashed(let how):
      failures + [problem("the process of the handler survives", "it crashed: \(how)")]
    case .hung(let seconds):
      failures + [problem("the scenario comes to an end", "it had not after \(seconds) s of real time")]
    }
  }

  /// The first of that, on one line.
  var headline: String { (problems.first.map { "\($0.sentence) → \($0.problem)" } ?? status.word).plain }

  /// How each line fared, in a word.
  var outcomes: [String] {
    let firstUntried = firstUntried ?? scenario.lines.endIndex
    return scenario.lines.enumerated().map { index, line in
      switch status {
      case .crashed, .hung:
        reached.map { index < $0 ? "passed" : index == $0 ? status.word : "skipped" } ?? "unknown"
      case .passed, .failed:
        failures.contains { $0.place == line.place } ? "failed" : index < firstUntried ? "passed" : "skipped"
      }
    }
  }

  private func problem(_ sentence: String, _ problem: String) -> Verdict.Failure {
    Verdict.Failure(place: scenario.place, sentence: sentence, problem: problem, difference: [])
  }

  /// The command that plays it again.
  var again: String {
    let words = ["run", "\(scenario.place.file):\(scenario.place.line)"] + replay.options
    return ([replay.command.plain] + words.map(\.quotedForShells.plain)).joined(separator: " ")
  }

  /// The whole account: what does not hold, the story, and how to see it again.
  func account(margin: String = "") -> [UInt8] {
    var lines = MarkedLines(margin: margin)
    tellProblems(in: &lines)
    if !story.isEmpty {
      lines.add("|")
      lines.add(linesOf: story)
    }
    lines.add("again: ", again)
    return lines.bytes
  }

  /// What does not hold.
  func tellProblems(in lines: inout MarkedLines) {
    for failure in problems {
      lines.add("at ", failure.place.description)
      lines.add("✘ ", failure.sentence)
      lines.add(linesOf: failure.problem, first: "→ ")
      for difference in failure.difference { lines.add(linesOf: difference) }
    }
  }
}

extension String {
  /// The text as one argument of a command.
  package var quotedForShells: String {
    let isHarmless = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "+")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...0xFF:
        true
      default: false
      }
    }
    return isHarmless ? self : "'" + mapped { $0 == "'" ? "'\\''" : nil } + "'"
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 { nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 >= 500_000 ? 1 : 0) }
}

extension Int64 {
  /// So many milliseconds as seconds with three places, the way strict readers of XML want them.
  var asSeconds: String {
    let fraction = String(self % 1000)
    return "\(self / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
