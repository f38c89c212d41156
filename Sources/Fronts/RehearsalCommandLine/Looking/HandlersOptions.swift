import RehearsalReports

/// What `rehearse handlers` takes.
struct HandlersOptions: CommandOptions {
  static let name = "handlers"
  static let about = "every handler that this command knows, for --handler and for scenarios"
  static var examples: [CommandExample] {
    [CommandExample("trust", about: "those with this in their names")]
  }
  static let codes: [ExitCode] = [.nothingSelected]

  let words = Operand<[String]>("WORD", suggesting: .nothing)
}

extension HandlersOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    tool.handOver(in: surroundings)
    let wanted = arguments.words.map { $0.lowercased() }
    let names = tool.handlers.map(\.name).filter { name in
      wanted.allSatisfy { name.lowercased().contains($0) }
    }
    guard !names.isEmpty else {
      let reason =
        wanted.isEmpty
        ? "this command was built without handlers"
        : "no handler of this command has \(wanted.joined(separator: " and ").short) in its name"
      return Answer(output: "", complaint: "rehearse: \(reason).\n", code: .nothingSelected)
    }
    return Answer(output: names.map { "\($0.plain)\n" }.joined())
  }
}
