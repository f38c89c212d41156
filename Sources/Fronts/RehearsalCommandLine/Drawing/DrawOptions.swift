import RehearsalReports

/// What `rehearse draw` takes.
struct DrawOptions: CommandOptions {
  static let name = "draw"
  static let about = "a picture of one scenario as it was played, or of two side by side"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "Scenarios/StrongPassword/one-tap.feature:20", "--format", "mermaid", about: "for a page in Markdown")
    ]
  }
  static let codes: [ExitCode] = [.badInput, .nothingSelected, .internalFault]

  let place = Operand<String>(
    "FILE:LINE", suggesting: .files,
    orSay: "it draws one scenario: FILE:LINE, and with --beside a second one.")
  let format = Option<SequenceDiagram.Format>("--format", "the language to draw in", default: .svg)
  let beside = Option<String?>(
    "--beside", "another scenario, to see where they part", as: "FILE:LINE", suggesting: .files)
  let handler = CommonOptions.handler("the handler of scenarios that name none")
  let redact = Option<Bool>("--redact", "stand-ins for passwords, codes and tokens")
}

extension DrawOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Picturing(tool: tool, arguments: arguments, surroundings: surroundings).answer()
  }
}

extension SequenceDiagram.Format: WordChoice {}
