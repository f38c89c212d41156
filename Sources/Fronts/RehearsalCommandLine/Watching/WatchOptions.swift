/// What `rehearse watch` takes.
struct WatchOptions: CommandOptions {
  static let name = "watch"
  static let about = "plays scenarios, and again whatever a file touches that is saved"
  static let details = """
      A file of scenarios touches itself, a trace beside it the file that it belongs to, and the command itself
      everything: where that is built anew, watching goes on with it. The Return key plays everything; the end of
      standard input, or Ctrl-C, ends it. Without any path, the folder Scenarios is meant.
    """
  static var examples: [CommandExample] {
    [
      CommandExample(
        "Scenarios/StrongPassword", "--handler", "Shiny", about: "once, where standard input is at its end")
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput, .nothingSelected, .internalFault]

  let paths = Operand<[String]>("PATH", suggesting: .files)
  let filter = FilterOptions()
  let handler = CommonOptions.handler("the handler of scenarios that name none")
  let hangLimit = CommonOptions.hangLimit
  let redact = CommonOptions.redact
}

extension WatchOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    var files = SavedFiles(below: arguments.paths.isEmpty ? ["Scenarios"] : arguments.paths)
    return Watcher(tool: tool).watch(arguments, in: surroundings) {
      surroundings.isProcess ? files.wait() : nil
    }
  }
}
