import Rehearsal

/// Something that must, or must not, have been written into the system's log.
public enum LogExpectation: Hashable, Sendable {
  /// A line has a text in it.
  case says(String)
  /// No line has.
  case neverSays(String)
}

extension LogExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in trace: Trace) -> Shortfall? {
    let lines = trace.incidents.compactMap { if case .logged(let line) = $0 { line } else { nil } }
    switch self {
    case .says(let text):
      guard !lines.contains(where: { $0.contains(text) }) else { return nil }
      return Shortfall(
        problem: lines.isEmpty ? "nothing was logged" : "no line says it",
        difference: lines.map { "+ \($0)" })
    case .neverSays(let text):
      return lines.first { $0.contains(text) }.map { Shortfall(problem: "it says “\($0)”") }
    }
  }

  var phrase: Phrase {
    switch self {
    case .says(let text): Phrase("the log says {text}", .text(text))
    case .neverSays(let text): Phrase("the log never says {text}", .text(text))
    }
  }
}

/// The sentences about what somebody else may read.
extension StepDefinition {
  static let log: [StepDefinition] = [
    .then("the log says {text}", "A line of the system's log so far, as somebody else may read it.") {
      .log(.says($0.text(0)))
    },
    .then("the log never says {text}", "No line so far, as somebody else may read it.") {
      .log(.neverSays($0.text(0)))
    },
  ]
}
