import RehearsalReports

/// What the command says of itself as a whole.
extension CommandLineTool {
  /// Everything there is, for somebody who asks.
  static var overview: String {
    let width = (commands.map { $0.name.count }.max() ?? 0) + 2
    let lines = commands.map { "  rehearse \($0.name.padded(to: width))\($0.about)\n" }.joined()
    return """
      rehearse plays iOS for an account-security extension, on a virtual clock.

      \(lines)
        rehearse COMMAND --help   what a command takes
        rehearse --version

      Returns:
      \(ExitCode.table(of: ExitCode.allCases))
      """
  }

  /// What there is and what to do next, for somebody who has said nothing yet.
  func greeting(in surroundings: Surroundings) -> String {
    let command = surroundings.command
    let first = handlers.first?.name
    var rows = [
      ("run", "plays the scenarios in Scenarios, and says which hold"),
      (
        "explore" + (first.map { " --handler \($0)" } ?? ""),
        "looks for what can go wrong in all that can happen"
      ),
      ("step" + (first.map { " --handler \($0)" } ?? ""), "goes through a rehearsal step by step"),
      ("steps", "every sentence that a scenario can use"),
      ("--help", "all commands; COMMAND --help says what one takes"),
    ]
    // Who has no handlers has come to begin; who has some has begun.
    let beginning = ("new Mine", "a package around an extension, new or your own, with tests")
    rows.insert(beginning, at: handlers.count == 1 ? rows.count - 1 : 0)
    let width = (rows.map { $0.0.count }.max() ?? 0) + 2
    let lines = rows.map { "  \(command) \($0.0.padded(to: width))\($0.1)\n" }.joined()
    return """
      Rehearsal plays iOS for AutoFill credential providers and password-upgrade extensions, on a virtual clock.
      \(knownHandlers)

      \(lines)
      """
  }

  private var knownHandlers: String {
    switch handlers.count {
    case 0: "This command knows no handler."
    case 1: "This command knows one handler: \(handlers[0].name)."
    case let count:
      "This command knows \(count) handlers, among them \(handlers.prefix(3).map(\.name).joined(separator: ", "))."
    }
  }
}
