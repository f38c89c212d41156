/// What `rehearse show` takes.
struct ShowOptions: CommandOptions {
  static let name = "show"
  static let about = "opens the page of a saved report, and says where it is"
  static let details = """
      A report is what run writes with --format ndjson, several where the run was split with --shard; what explore
      writes with --report; a trace that is pinned beside a scenario; or a page. What a page shows of each run is
      kept with --shard only, which may be 1/1.
    """
  static var examples: [CommandExample] {
    [
      CommandExample("1.ndjson", "2.ndjson", about: "one page of what two machines ran"),
      CommandExample("1.ndjson", "--no-open", about: "only says where the page is"),
    ]
  }
  static let codes: [ExitCode] = [.badInput]

  let files = Operand<[String]>(
    "REPORT", suggesting: .files, orSay: "it takes a report that was saved: show REPORT...")
  let noOpen = Option<Bool>("--no-open", "open nothing, say where the page is")
  let redact = CommonOptions.redact
}

extension ShowOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let report = SavedReport(
      paths: arguments.files, isRedacted: arguments.redact, tool: tool, surroundings: surroundings)
    do throws(SavedReport.Unshowable) {
      let path = try report.page()
      if !arguments.noOpen { _ = surroundings.viewer.open?(path) }
      return CommandLineTool.Answer(output: path + "\n")
    } catch {
      return CommandLineTool.Answer(
        output: "", complaint: error.reasons.map { "rehearse: \($0)\n" }.joined(), code: .badInput)
    }
  }
}
