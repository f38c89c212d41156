import Rehearsal
import RehearsalReports

/// The rehearsals that a command has to tell.
extension CommandLineTool {
  func examples(named names: [String]) throws(UsageError) -> [Example] {
    var chosen: [Example] = []
    for name in names {
      guard let example = examples.first(where: { $0.name == name }) else {
        throw .unknown("story", name, among: examples.map(\.name))
      }
      chosen.append(example)
    }
    return chosen
  }

  var listOfStories: Answer {
    guard !examples.isEmpty else {
      return Answer(
        output: "", complaint: "rehearse: this command was built without stories.\n", code: .nothingSelected)
    }
    let width = (examples.map(\.name.count).max() ?? 0) + 2
    return Answer(output: examples.map { "\($0.name.padded(to: width))\($0.about)\n" }.joined())
  }
}

extension Trace {
  /// What a process that played it returns.
  var exitCode: ExitCode {
    switch ending.stop {
    case .refusal: .badInput
    case .limit: .internalFault
    case .incident, nil: isSound ? .fine : .failed
    }
  }
}
