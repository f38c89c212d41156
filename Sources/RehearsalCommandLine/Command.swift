import RehearsalReports

/// The commands, with what each takes.
enum Command: String, CaseIterable {
  case rules
  case diagram
  case story
  case bench

  /// A word that takes a value or stands alone.
  struct Option {
    let name: String
    let value: String?
    let about: String
  }

  init(named name: String) throws(UsageError) {
    guard let command = Command(rawValue: name) else {
      throw .unknown("command", name, among: Command.allCases.map(\.rawValue))
    }
    self = command
  }

  var about: String {
    switch self {
    case .rules: "what the system does, rule by rule, and who says so"
    case .diagram: "the machine of a kind of request, drawn from itself"
    case .story: "a rehearsal told from beginning to end"
    case .bench: "how fast this machine rehearses"
    }
  }

  var arguments: String {
    switch self {
    case .rules: "[ID]..."
    case .diagram: "[KIND]"
    case .story: "[NAME]..."
    case .bench: ""
    }
  }

  var options: [Option] {
    switch self {
    case .rules: [Option(name: "--format", value: "list|markdown", about: "how to print the whole ledger")]
    case .diagram:
      [
        Option(name: "--format", value: "mermaid|dot", about: "the language to draw in"),
        Option(name: "--from", value: "settings|app", about: "who asks: the system or the app"),
      ]
    case .story:
      [
        Option(name: "--format", value: "story|ndjson", about: "for people or for programs"),
        Option(name: "--all", value: nil, about: "every rehearsal there is"),
      ]
    case .bench:
      [Option(name: "--seconds", value: "N", about: "how long to measure each figure, 2 by default")]
    }
  }

  static var overview: String {
    let commands = allCases.map { "  rehearse \($0.rawValue.padded(to: 9))\($0.about)\n" }.joined()
    return """
      rehearse plays iOS for an account-security extension, on a virtual clock.

      \(commands)
        rehearse COMMAND --help   what a command takes
        rehearse --version

      Returns 0 when all is well, 1 when something rehearsed is wrong, 64 for a command line that is not
      understood, 65 for bad input, 69 when nothing was selected, 70 for a fault of its own.

      """
  }

  var help: String {
    let usage = "rehearse \(rawValue)" + (arguments.isEmpty ? "" : " \(arguments)") + " [OPTION]..."
    let width = (options.map { $0.usage.count }.max() ?? 0) + 2
    let lines = options.map { "  \($0.usage.padded(to: width))\($0.about)\n" }.joined()
    return "\(usage)\n\n  \(about)\n\n\(lines)  \("--help".padded(to: width))this text\n"
  }
}

extension Command.Option {
  fileprivate var usage: String { value.map { "\(name) \($0)" } ?? name }
}
