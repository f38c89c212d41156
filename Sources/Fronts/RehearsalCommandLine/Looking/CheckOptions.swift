import RehearsalReports

/// What `rehearse check` takes.
struct CheckOptions: CommandOptions {
  static let name = "check"
  static let about =
    "mistakes in Info.plist, entitlements and association files, before a device is silent about them"
  static var examples: [CommandExample] {
    [
      CommandExample("Extension", about: "everything below a folder that configures an app or an extension"),
      CommandExample("Extension", "--format", "sarif", about: "for code scanning"),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput, .nothingSelected]

  let paths = Operand<[String]>(
    "FILE | FOLDER", suggesting: .files,
    orSay: "it takes files or folders: an Info.plist, entitlements, an association file, an .appex.")
  let format = Option<ConfigurationReport>(
    "--format", "for people, GitHub or code scanning", default: .pretty)
}

extension CheckOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    Checking(arguments: arguments, surroundings: surroundings).answer()
  }
}

extension ConfigurationReport: WordChoice {}
