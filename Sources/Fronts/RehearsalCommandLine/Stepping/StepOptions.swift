/// What `rehearse step` takes.
struct StepOptions: CommandOptions {
  static let name = "step"
  static let about = "goes through a rehearsal step by step, and asks at each what could happen instead"
  static var details: String { SearchWish.requests }
  static var examples: [CommandExample] {
    [
      CommandExample("--handler", "Asking", about: "in a usual situation"),
      CommandExample(
        "--handler", "Asking", "--situation", "two accounts", about: "in another, as explore names it"),
      CommandExample("Scenarios/StrongPassword/one-tap.feature:20", about: "from where a scenario begins"),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput, .internalFault]

  let place = Operand<String?>("FILE:LINE", suggesting: .files)
  let handler = CommonOptions.handler("whose handler; without FILE:LINE in a usual situation")
  let request = SearchWish.requestOption
  let secondFactor = Option<Bool>("--second-factor", "a server that wants a code besides the password")
  let situation = Option<String?>(
    "--situation", "one of the situations that explore names, the first by default", as: "NAME")
  let server = SearchWish.serverOption
  let commands = Option<String?>(
    "--commands", "the commands, one a line, instead of standard input", as: "FILE", suggesting: .files)
  let hangLimit = CommonOptions.hangLimit
}

extension StepOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Stepping(tool: tool, arguments: arguments, surroundings: surroundings).answer()
  }
}

extension SearchWish {
  init(_ arguments: Arguments<StepOptions>) {
    self.init(
      handler: arguments.handler, request: arguments.request,
      server: arguments.has(\.server) ? arguments.server : nil, hasSecondFactor: arguments.secondFactor)
  }
}

extension Arguments<StepOptions> {
  /// The options that were given and say what there is in a usual situation, which a scenario says itself.
  var ofUsualSituations: [String] {
    let options = StepOptions()
    return [
      has(\.request) ? options.request.declaration.name : nil,
      has(\.server) ? options.server.declaration.name : nil,
      has(\.secondFactor) ? options.secondFactor.declaration.name : nil,
      has(\.situation) ? options.situation.declaration.name : nil,
    ].compactMap(\.self)
  }
}
