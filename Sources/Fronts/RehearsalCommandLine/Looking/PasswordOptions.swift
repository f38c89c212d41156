/// What `rehearse password` takes.
struct PasswordOptions: CommandOptions {
  static let name = "password"
  static let about = "what a string of password rules means, and what the system would generate"
  static var examples: [CommandExample] {
    [
      CommandExample("minlength: 8; required: digit;", about: "what they mean, and three samples"),
      CommandExample(
        "minlength: 8;", "--check", "kitten1", about: "what a password breaks", returns: .failed),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput]

  let rules = Operand<String?>("RULES")
  let count = Option<Int?>("--count", "how many sample passwords, 3 by default")
  let seed = Option<UInt64>("--seed", "other samples, the same for the same seed", default: 1)
  let check = Option<String?>("--check", "hold a password against the rules", as: "PASSWORD")
  let json = Option<String?>(
    "--json", "rules as JSON strings, one a line; answers as JSON objects", as: "-|FILE", suggesting: .files)
}

extension PasswordOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try tool.password(arguments, in: surroundings)
  }
}
