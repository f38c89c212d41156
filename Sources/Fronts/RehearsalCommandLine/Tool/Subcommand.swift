/// A command of the tool: what it takes, and what is done with it.
protocol Subcommand: CommandOptions {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer
}

extension Subcommand {
  /// What comes of the words after its name.
  static func answer(
    to words: [String], with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let options = words.prefix { $0 != OptionDeclaration.end }
    if options.contains("--help") || options.contains("-h") {
      return CommandLineTool.Answer(output: Self().help)
    }
    if options.contains("--version") { return CommandLineTool.Answer(output: CommandLineTool.versionLine) }
    return try perform(Arguments(words), with: tool, in: surroundings)
  }
}

typealias Answer = CommandLineTool.Answer
