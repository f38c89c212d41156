import RehearsalReports

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
  let accept = Option<String?>(
    "--accept", "of parts of a search, the file of findings that are known", as: "FILE", suggesting: .files)
}

extension MergeOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Merging(tool: tool, arguments: arguments, surroundings: surroundings).answer()
  }
}
