import Rehearsal
import RehearsalReports

/// The commands that print what there is to know.
extension CommandLineTool {
  func rules(_ arguments: Arguments<RulesOptions>) throws(UsageError) -> Answer {
    guard !arguments.ids.isEmpty else {
      return Answer(output: arguments.format == .list ? Conformance.list : Conformance.markdown)
    }
    var output = ""
    for id in arguments.ids {
      guard let rule = Ledger.rule(id) else {
        throw .unknown("rule", id, among: Ledger.rules.map(\.id))
      }
      output += Conformance.text(of: rule)
    }
    return Answer(output: output)
  }

  func diagram(_ arguments: Arguments<DiagramOptions>) throws(UsageError) -> Answer {
    let upgrades = Upgrade.allCases.map { ($0.slug, Request($0, from: arguments.asker.origin)) }
    let provisions = Provision.allCases.map { ($0.slug, Request($0)) }
    let chosen: [Request]
    if let name = arguments.kind {
      guard let kind = (upgrades + provisions).first(where: { $0.0 == name.lowercased() }) else {
        throw .unknown("kind of request", name, among: (upgrades + provisions).map(\.0))
      }
      chosen = [kind.1]
    } else {
      chosen = upgrades.map(\.1)
    }
    return Answer(
      output: chosen.map { MachineDiagram(of: $0).text(as: arguments.format) }.joined(separator: "\n"))
  }

  func story(_ arguments: Arguments<StoryOptions>) throws(UsageError) -> Answer {
    let chosen = try arguments.all ? examples : examples(named: arguments.names)
    guard !chosen.isEmpty else { return listOfStories }
    var answer = Answer(output: "")
    for example in chosen {
      let trace = example.play()
      switch arguments.format {
      case .story: answer.output += "\(example.name): \(example.about)\n\n\(Story(of: trace))\n"
      case .ndjson: answer.output += NDJSON.text(of: trace)
      case .svg: answer.output += SequenceDiagram(of: Film(of: trace), title: example.about).text(as: .svg)
      case .mermaid:
        answer.output += SequenceDiagram(of: Film(of: trace), title: example.about).text(as: .mermaid)
      }
      if answer.code == .fine { answer.code = trace.exitCode }
    }
    return answer
  }

  private func examples(named names: [String]) throws(UsageError) -> [Example] {
    var chosen: [Example] = []
    for name in names {
      guard let example = examples.first(where: { $0.name == name }) else {
        throw .unknown("story", name, among: examples.map(\.name))
      }
      chosen.append(example)
    }
    return chosen
  }

  private var listOfStories: Answer {
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
