import Rehearsal
import RehearsalReports

/// The commands that print what there is to know.
extension CommandLineTool {
  private enum LedgerFormat: String, CaseIterable {
    case list
    case markdown
  }

  func rules(_ words: Words) throws(UsageError) -> Answer {
    let format = try words.choice(of: "--format", default: LedgerFormat.list)
    guard !words.names.isEmpty else {
      return Answer(output: format == .list ? Conformance.list : Conformance.markdown)
    }
    var output = ""
    for id in words.names {
      guard let rule = Ledger.rule(id) else {
        throw .unknown("rule", id, among: Ledger.rules.map(\.id))
      }
      output += Conformance.text(of: rule)
    }
    return Answer(output: output)
  }

  private enum Asker: String, CaseIterable {
    case settings
    case app

    var origin: Origin {
      switch self {
      case .settings: .settings
      case .app: .app
      }
    }
  }

  func diagram(_ words: Words) throws(UsageError) -> Answer {
    if words.names.count > 1 { throw .tooManyWords(words.names[1]) }
    let format = try words.choice(of: "--format", default: MachineDiagram.Format.mermaid)
    let origin = try words.choice(of: "--from", default: Asker.settings).origin
    let upgrades = Upgrade.allCases.map { ($0.slug, Request($0, from: origin)) }
    let provisions = Provision.allCases.map { ($0.slug, Request($0)) }
    let chosen: [Request]
    if let name = words.names.first {
      guard let kind = (upgrades + provisions).first(where: { $0.0 == name.lowercased() }) else {
        throw .unknown("kind of request", name, among: (upgrades + provisions).map(\.0))
      }
      chosen = [kind.1]
    } else {
      chosen = upgrades.map(\.1)
    }
    return Answer(output: chosen.map { MachineDiagram(of: $0).text(as: format) }.joined(separator: "\n"))
  }

  private enum TraceFormat: String, CaseIterable {
    case story
    case ndjson
    case svg
    case mermaid
  }

  func story(_ words: Words) throws(UsageError) -> Answer {
    let format = try words.choice(of: "--format", default: TraceFormat.story)
    let chosen = try words.has("--all") ? examples : examples(named: words.names)
    guard !chosen.isEmpty else { return listOfStories }
    var answer = Answer(output: "")
    for example in chosen {
      let trace = example.play()
      switch format {
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
