/// Plays what was saved, with a command.
struct Watcher {
  let tool: CommandLineTool

  /// Plays everything, and then what each saving touches; `nil` ends it, and returns what the last play did.
  func watch(
    _ arguments: Arguments<WatchOptions>, in surroundings: Surroundings, saved next: () -> Saving?
  ) -> CommandLineTool.Answer {
    let everything = arguments.paths.isEmpty ? ["Scenarios"] : arguments.paths
    var answer = CommandLineTool.Answer(output: "")
    var saving: Saving? = .everything
    while let touched = saving {
      let paths: [String]
      switch touched {
      case .everything: paths = everything
      case .files(let files): paths = files
      }
      let words = arguments.optionWords + [OptionDeclaration.end] + paths
      let played = tool.run([RunOptions.name] + words, in: surroundings)
      answer.output += played.output
      answer.complaint += played.complaint
      answer.code = played.code
      surroundings.tell(&answer)
      saving = next()
    }
    return answer
  }
}

/// What somebody saved, by what is to be played for it.
enum Saving: Equatable {
  case everything
  case files([String])
}

extension Surroundings {
  /// Says at once what an answer has to say, where that can be.
  fileprivate func tell(_ answer: inout CommandLineTool.Answer) {
    guard let printout else { return }
    printout.print(answer.output)
    _ = Files.append(answer.complaint, to: Console.complaints)
    (answer.output, answer.complaint) = ("", "")
  }
}
