import Rehearsal
import RehearsalReports

/// What `rehearse manual` takes.
struct ManualOptions: CommandOptions {
  static let name = "manual"
  static let about = "all of this as a page for man"
  static var examples: [CommandExample] {
    [CommandExample(about: "rehearse manual | man -l -, or into a folder man1 of $MANPATH as rehearse.1")]
  }
}

extension ManualOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let page = ManualPage(name: surroundings.name, commands: CommandLineTool.commands.map { $0.init() })
    return CommandLineTool.Answer(output: page.text(version: CommandLineTool.version))
  }
}

/// The page that `man` shows, in its language.
struct ManualPage {
  let name: String
  let commands: [any CommandOptions]

  func text(version: String) -> String {
    """
    .TH \(Self.quoted(name.uppercased())) 1 "" \(Self.quoted("\(name) \(version)")) "Rehearsal"
    .SH NAME
    \(Self.plain(name)) \\- plays iOS for an account\\-security extension, on a virtual clock
    .SH SYNOPSIS
    .B \(Self.plain(name))
    .I COMMAND
    [OPTION]...
    .SH COMMANDS
    \(commands.map(section).joined()).SH "EXIT STATUS"
    \(ExitCode.allCases.map { ".TP\n.B \($0.rawValue)\n\(Self.plain($0.about))\n" }.joined())
    """
  }

  private func section(on command: any CommandOptions) -> String {
    let declaration = type(of: command)
    var text =
      ".SS \(Self.quoted(command.usage.replacing("rehearse ", with: "\(name) ", maxReplacements: 1)))\n"
    text += Self.paragraph(declaration.about)
    if !declaration.details.isEmpty {
      let lines = declaration.details.lines(omittingEmpty: true).map { Self.plain(String($0)) + "\n" }
      text += ".PP\n.nf\n\(lines.joined()).fi\n"
    }
    for option in command.options.map(\.declaration) {
      text += ".TP\n.B \(Self.plain(option.usage))\n\(Self.plain(option.explanation))\n"
    }
    for example in declaration.examples {
      text += ".PP\n.EX\n\(Self.plain(example.line(of: command.name)))\n.EE\n\(Self.plain(example.about))\n"
    }
    return text
  }

  private static func paragraph(_ text: String) -> String { ".PP\n\(plain(text))\n" }

  /// A text in which nothing is taken for an instruction.
  private static func plain(_ text: String) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func quoted(_ text: String) -> String {
    "\"" + plain(text).replacing("\"", with: "\\(dq") + "\""
  }
}
