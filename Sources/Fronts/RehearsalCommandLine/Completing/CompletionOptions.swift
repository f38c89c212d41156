/// What `rehearse completion` takes.
struct CompletionOptions: CommandOptions {
  static let name = "completion"
  static let about = "what a shell needs to complete commands, options and their values"
  static let details = """
      bash   source <(rehearse completion bash)          in ~/.bashrc
      zsh    rehearse completion zsh > _rehearse         in a folder of $fpath
      fish   rehearse completion fish > rehearse.fish    in ~/.config/fish/completions
    """
  static var examples: [CommandExample] {
    [CommandExample("bash", about: "for bash; the handlers are those of the command that is asked")]
  }

  let shell = Operand<CompletionShell>(orSay: "it takes a shell: \(CompletionShell.form).")
}

/// The shells that a command can be completed in.
enum CompletionShell: String, WordChoice {
  case bash
  case zsh
  case fish
}

extension CompletionOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let script = CompletionScript(
      name: surroundings.name, handlers: tool.handlers.map(\.name),
      commands: CommandLineTool.commands.map { $0.init() })
    return CommandLineTool.Answer(output: script.text(for: arguments.shell))
  }
}

/// A script with which a shell completes a command.
struct CompletionScript {
  /// What the command is called.
  let name: String
  let handlers: [String]
  let commands: [any CommandOptions]

  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name as that of a function of a shell.
  var function: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The words that can be put somewhere; `nil` where it is about files, or about nothing that is known.
  func words(of suggestions: Suggestions) -> [String]? {
    switch suggestions {
    case .words(let words): words
    case .handlers: handlers
    case .nothing, .files, .folders: nil
    }
  }
}

extension CommandOptions {
  /// The words that begin with dashes, each with what it does.
  var flags: [(name: String, about: String)] {
    options.map { ($0.declaration.name, $0.declaration.about) } + [("--help", "this text")]
  }

  /// What can stand where no option does.
  var suggestions: [Suggestions] { operands.map(\.declaration.suggestions) }
}
