import RehearsalReports

/// What `rehearse steps` takes.
struct StepsOptions: CommandOptions {
  static let name = "steps"
  static let about = "every sentence a scenario can use"
  static var examples: [CommandExample] {
    [CommandExample("locked", "out", about: "the sentences with both of these words")]
  }
  static let codes: [ExitCode] = [.nothingSelected]

  let words = Operand<[String]>("WORD", suggesting: .nothing)
}

/// What `rehearse format` takes.
struct FormatOptions: CommandOptions {
  static let name = "format"
  static let about = "the canonical layout of scenario files"
  static let details = """
      A folder means every .feature file below it, but for those in folders called Malformed, which must not
      load. Without any path, the folder Scenarios is meant.
    """
  static var examples: [CommandExample] {
    [CommandExample("--check", "Scenarios", about: "for a build server: says which files would change")]
  }
  static let codes: [ExitCode] = [.failed, .badInput]

  let paths = Operand<[String]>("PATH", suggesting: .files)
  let check = Option<Bool>("--check", "change nothing; return 1 if something would change")
}

/// What `rehearse gherkin` takes.
struct GherkinOptions: CommandOptions {
  static let name = "gherkin"
  static let about = "how a file of Gherkin reads, as the public suite prints it"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "pickles", "Scenarios/InApp/controller.feature", about: "every scenario in it, filled in")
    ]
  }
  static let codes: [ExitCode] = [.badInput]
  private static let lack = "it takes a form and a file: tokens|ast|pickles|errors FILE."

  let form = Operand<GherkinForm>(orSay: lack)
  let file = Operand<String>("FILE", suggesting: .files, orSay: lack)
  let dialects = Option<String?>("--dialects", "other languages than English", as: "FILE", suggesting: .files)
}

/// What `rehearse merge` takes.
struct MergeOptions: CommandOptions {
  static let name = "merge"
  static let about = "puts the results of shards together, and proves that none is missing or doubled"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "1.ndjson", "2.ndjson", "--format", "html:run.html", about: "one page of what two machines ran")
    ]
  }
  static let codes: [ExitCode] = [.failed, .inconclusive, .badInput]

  let files = Operand<[String]>(
    "FILE", suggesting: .files, orSay: "it takes the results of shards: merge FILE...")
  let format = Option<[Destination]>("--format", ScenarioReportFormat.list)
}

extension StepsOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    tool.steps(arguments)
  }
}

extension FormatOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    tool.format(arguments)
  }
}

extension GherkinOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    tool.gherkin(arguments)
  }
}

extension MergeOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try tool.merge(arguments, in: surroundings)
  }
}
