/// What `rehearse bench` takes.
struct BenchOptions: CommandOptions {
  static let name = "bench"
  static let about = "how fast this machine rehearses"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "--seconds", "0.1", "--handler", "Asking", about: "every figure quickly, and those of a handler"),
      CommandExample(
        "--only", "paths", "--rounds", "3", about: "the same work each time, to count its instructions"),
    ]
  }

  let seconds = Option<Seconds>("--seconds", "how long to measure each figure", default: Seconds(2))
  let only = Option<[Benchmark.Figure]>("--only", "only this figure")
  let rounds = Option<Int?>("--rounds", "do each thing N times instead, and say no times")
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
