/// Completion in fish.
extension CompletionScript {
  var fish: String {
    let first = "complete -c \(name) -n __fish_use_subcommand -f"
    let names = commands.map { command in
      "\(first) -a \(command.name) -d \(Self.quoted(type(of: command).about))\n"
    }
    return names.joined() + commands.map(lines).joined()
  }

  private func lines(for command: any CommandOptions) -> String {
    let start = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.options.map(\.declaration).map { option in
      let value = option.form == nil ? "" : argument(option.suggestions)
      return "\(start) -l \(option.name.dropFirst(2))\(value) -d \(Self.quoted(option.about))\n"
    }
    let operand = command.suggestions.first { $0 != .nothing }.flatMap(words)
    let words = operand.map { "\(start) -f -a \(Self.quoted($0.joined(separator: " ")))\n" } ?? ""
    return options.joined() + "\(start) -l help -d 'this text'\n" + words
  }

  private func argument(_ suggestions: Suggestions) -> String {
    if let words = words(of: suggestions) { return " -x -a \(Self.quoted(words.joined(separator: " ")))" }
    return switch suggestions {
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .nothing, .words, .handlers: " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { $0 += ["'", "\\"].contains($1) ? "\\\($1)" : String($1) }
    return "'\(escaped)'"
  }
}
