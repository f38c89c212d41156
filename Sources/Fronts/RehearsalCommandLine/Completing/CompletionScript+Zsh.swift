/// Completion in zsh.
extension CompletionScript {
  var zsh: String {
    let names = commands.map { "    '\($0.name):\(Self.quoted(type(of: $0).about))'\n" }.joined()
    return """
      #compdef \(name)
      \(function)() {
        local -a commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) _describe command commands ;;
      \(commands.map(specification).joined())  esac
      }
      if [ "$funcstack[1]" = \(function) ]; then \(function) "$@"; else compdef \(function) \(name); fi

      """
  }

  private func specification(of command: any CommandOptions) -> String {
    let options = command.options.map(\.declaration).map { option in
      let value = option.form.map { ":\(Self.quoted($0)):\(action(option.suggestions))" } ?? ""
      return "'\(option.isRepeatable ? "*" : "")\(option.name)[\(Self.quoted(option.about))]\(value)'"
    }
    let operands = command.operands.map(\.declaration).map { operand in
      let mark = operand.count.upperBound == .max ? "*" : operand.count.lowerBound == 0 ? ":" : ""
      return "'\(mark):\(Self.quoted(operand.form)):\(action(operand.suggestions))'"
    }
    let all = options + ["'--help[this text]'"] + operands
    return "    \(command.name)) _arguments \(all.joined(separator: " \\\n      ")) ;;\n"
  }

  private func action(_ suggestions: Suggestions) -> String {
    if let words = words(of: suggestions) { return "(\(words.map(Self.quoted).joined(separator: " ")))" }
    return switch suggestions {
    case .files: "_files"
    case .folders: "_files -/"
    case .nothing, .words, .handlers: " "
    }
  }

  /// A text inside of a specification in single quotes.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { quoted, character in
      switch character {
      case "'": quoted += "'\\''"
      case ":", "[", "]", "(", ")", "\\": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
  }
}
