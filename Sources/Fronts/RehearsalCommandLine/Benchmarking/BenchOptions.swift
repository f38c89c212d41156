/// What `rehearse bench` takes.
struct BenchOptions: CommandOptions {
  static let name = "bench"
  static let about = "how fast this machine rehearses"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "--seconds", "0.1", "--handler", "Asking", about: "every figure quickly, and one of a handler's own")
    ]
  }

  let seconds = Option<Seconds>("--seconds", "how long to measure each figure", default: Seconds(2))
  let handlers = Option<[String]>(
    "--handler", "a handler to measure as well", as: "NAME", suggesting: .handlers)
}

extension BenchOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Benchmarking(tool: tool, arguments: arguments, surroundings: surroundings).answer()
  }
}
