import Rehearsal

/// What `rehearse new` takes.
struct NewOptions: CommandOptions {
  static let name = "new"
  static let about = "a package around a handler, new or your own, that builds, rehearses and explores"
  static var examples: [CommandExample] {
    [
      CommandExample("Mine", about: "an extension that upgrades to a strong password"),
      CommandExample(
        "Vault", "--flows", "passwords,unlock", about: "a credential provider with a master password"),
      CommandExample(
        "Ours", "--flows", "strong-password,step-up,in-app",
        about: "with a screen for a code, and from the app"),
    ]
  }
  static let codes: [ExitCode] = [.badInput]

  let path = Operand<String>(
    "NAME", suggesting: .nothing, orSay: "it takes a name, such as: rehearse new Mine.")
  let flows = Option<FlowList?>(
    "--flows",
    "what an upgrade extension can do, or with passwords a credential provider; strong-password by default")
  let sources = Option<[String]>(
    "--from", "an extension that is there already: its folder, or its files", as: "FOLDER|FILE.swift",
    suggesting: .files)
  let stubs = Option<[String]>(
    "--stub", "an empty module for one of your own that --from imports and that is not here", as: "MODULE",
    suggesting: .nothing)
  let domain = Option<String?>("--domain", "where the app's server is, NAME.example by default", as: "HOST")
  let rehearsal = Option<String?>(
    "--rehearsal", "where Rehearsal is, by default where this command was built", as: "PATH|URL",
    suggesting: .folders)
}

extension NewOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Beginning(arguments: arguments).answer()
  }
}

/// What a handler is to do for its users.
struct FlowList: ArgumentValue {
  static var form: String { NewPackage.Flow.allCases.map(\.rawValue).joined(separator: ",") }
  static var suggestions: Suggestions { .words(NewPackage.Flow.allCases.map(\.rawValue)) }
  let flows: [NewPackage.Flow]

  init(word list: String, of option: String) throws(UsageError) {
    var named: [NewPackage.Flow] = []
    for word in list.split(separator: ",").map(String.init) {
      guard let flow = NewPackage.Flow(rawValue: word) else {
        throw .unknown("flow", word, among: NewPackage.Flow.allCases.map(\.rawValue))
      }
      named.append(flow)
    }
    guard named.contains(where: \.isRequest) else {
      throw .malformed(
        "\(option) needs strong-password or sign-in-with-apple, or passwords; the others say how that is done."
      )
    }
    if let other = named.first(where: { $0.kind != named[0].kind }) {
      throw .malformed(
        "\(option) is about one extension: \(named[0].rawValue) is for \(named[0].kind.noun), "
          + "\(other.rawValue) for \(other.kind.noun).")
    }
    // The order of the words makes no difference to the package.
    flows = NewPackage.Flow.allCases.filter(named.contains)
  }
}
