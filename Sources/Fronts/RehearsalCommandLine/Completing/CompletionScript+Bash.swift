/// Completion in bash.
extension CompletionScript {
  var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W '\(names) help --help --version' -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]} $before" in
          'help '*) COMPREPLY=($(compgen -W '\(names)' -- "$word")); return ;;
      \(commands.map(values).joined())  esac
        case "${COMP_WORDS[1]} $word" in
      \(commands.map(flags).joined())  esac
        case "${COMP_WORDS[1]}" in
      \(commands.map(operands).joined())  esac
      }
      complete -o filenames -F \(function) \(name)

      """
  }

  /// What stands after each option of a command.
  private func values(of command: any CommandOptions) -> String {
    command.options.map(\.declaration).filter { $0.form != nil }.map { option in
      "    '\(command.name) \(option.name)') \(reply(option.suggestions))return ;;\n"
    }.joined()
  }

  private func flags(of command: any CommandOptions) -> String {
    let names = command.flags.map(\.name).joined(separator: " ")
    return "    '\(command.name) -'*) COMPREPLY=($(compgen -W '\(names)' -- \"$word\")); return ;;\n"
  }

  private func operands(of command: any CommandOptions) -> String {
    guard let suggestions = command.suggestions.first(where: { $0 != .nothing }) else { return "" }
    return "    '\(command.name)') \(reply(suggestions));;\n"
  }

  private func reply(_ suggestions: Suggestions) -> String {
    if let words = words(of: suggestions) {
      return "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); "
    }
    return switch suggestions {
    case .files: "COMPREPLY=($(compgen -f -- \"$word\")); "
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\")); "
    case .nothing, .words, .handlers: ""
    }
  }
}
