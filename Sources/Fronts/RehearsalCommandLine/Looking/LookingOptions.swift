import Rehearsal
import RehearsalReports

/// What `rehearse rules` takes.
struct RulesOptions: CommandOptions {
  static let name = "rules"
  static let about = "what the system does, rule by rule, and who says so"
  static var examples: [CommandExample] {
    [CommandExample("AM-22", about: "one rule in full: who says so, and what to do about it")]
  }

  let ids = Operand<[String]>("ID", suggesting: .words(Ledger.rules.map(\.id)))
  let format = Option<LedgerFormat>("--format", "how to print the whole ledger", default: .list)

  enum LedgerFormat: String, WordChoice {
    case list
    case markdown
  }
}

/// What `rehearse diagram` takes.
struct DiagramOptions: CommandOptions {
  static let name = "diagram"
  static let about = "the machine of a kind of request, drawn from itself"
  static var examples: [CommandExample] {
    [CommandExample("strong-password", "--format", "svg", about: "as a picture")]
  }

  let kind = Operand<String?>(
    "KIND", suggesting: .words(Upgrade.allCases.map(\.slug) + Provision.allCases.map(\.slug)))
  let format = Option<MachineDiagram.Format>("--format", "the language to draw in", default: .mermaid)
  let asker = Option<Asker>("--from", "who asks: the system or the app", default: .settings)

  enum Asker: String, WordChoice {
    case settings
    case app

    var origin: Origin {
      switch self {
      case .settings: .settings
      case .app: .app
      }
    }
  }
}

/// What `rehearse story` takes.
struct StoryOptions: CommandOptions {
  static let name = "story"
  static let about = "a rehearsal told from beginning to end"
  static var examples: [CommandExample] {
    [
      CommandExample(about: "which there are"),
      CommandExample("trusting", about: "one that goes wrong", returns: .failed),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput, .nothingSelected, .internalFault]

  let names = Operand<[String]>("NAME", suggesting: .nothing)
  let format = Option<TraceFormat>("--format", "for people, for programs, or a picture", default: .story)
  let all = Option<Bool>("--all", "every rehearsal there is")

  enum TraceFormat: String, WordChoice {
    case story
    case ndjson
    case svg
    case mermaid
  }
}

extension MachineDiagram.Format: WordChoice {}

extension RulesOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
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
}

extension DiagramOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
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
}

extension StoryOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let chosen = try arguments.all ? tool.examples : tool.examples(named: arguments.names)
    guard !chosen.isEmpty else { return tool.listOfStories }
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
}
