import Gherkin
import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The commands about scenario files themselves.
extension CommandLineTool {
  func steps(_ arguments: Arguments<StepsOptions>) -> Answer {
    let wanted = arguments.words.map { $0.lowercased() }
    let chosen = vocabulary.definitions.filter { definition in
      wanted.allSatisfy { definition.expression.source.lowercased().contains($0) }
    }
    guard !chosen.isEmpty else {
      return Answer(
        output: "", complaint: "rehearse: no step has all of these words.\n", code: .nothingSelected)
    }
    return Answer(output: chosen.map(vocabulary.description(of:)).joined(separator: "\n"))
  }

  func gherkin(_ arguments: Arguments<GherkinOptions>) -> Answer {
    do throws(Files.Unreadable) {
      var dialects = Dialects.english
      if let path = arguments.dialects {
        let bytes = try Files.bytes(of: path)
        do throws(Dialects.Fault) { dialects = try Dialects(json: bytes) } catch {
          return Answer(output: "", complaint: "rehearse: \(path): \(error)\n", code: .badInput)
        }
      }
      let file = arguments.file
      return arguments.form.answer(for: Source(utf8: try Files.bytes(of: file), uri: file), dialects)
    } catch {
      return Answer(output: "", complaint: error.complaint, code: .badInput)
    }
  }
}

/// The forms in which the public suite has a file of Gherkin.
enum GherkinForm: String, WordChoice {
  case tokens
  case ast
  case pickles
  case errors

  func answer(for source: Source, _ dialects: Dialects) -> CommandLineTool.Answer {
    do throws(SyntaxErrors) {
      return CommandLineTool.Answer(output: try text(of: source, dialects))
    } catch {
      let lines = error.json.map { $0 + "\n" }.joined()
      return self == .errors
        ? CommandLineTool.Answer(output: lines)
        : CommandLineTool.Answer(output: "", complaint: lines, code: .badInput)
    }
  }

  private func text(of source: Source, _ dialects: Dialects) throws(SyntaxErrors) -> String {
    switch self {
    case .tokens: return try source.tokens(dialects: dialects).reduce(into: "") { $0 += "\($1)\n" }
    case .ast:
      var text = try GherkinDocument(parsing: source, dialects: dialects).json
      text += "\n"
      return text
    case .pickles:
      return try GherkinDocument(parsing: source, dialects: dialects).pickles().reduce(into: "") {
        $0 += $1.json
        $0 += "\n"
      }
    case .errors:
      _ = try GherkinDocument(parsing: source, dialects: dialects)
      return ""
    }
  }
}

extension CommandLineTool {
  func format(_ arguments: Arguments<FormatOptions>) -> Answer {
    var answer = Answer(output: "")
    do throws(Files.Unreadable) {
      for path in arguments.paths.isEmpty ? ["Scenarios"] : arguments.paths {
        let isFolder = Files.isFolder(path) == true
        for file in isFolder ? try ScenarioFolder(path).scenarios : [path] {
          try layOut(file, isOnlyChecked: arguments.check, &answer)
        }
      }
    } catch {
      answer.complain(about: error)
    }
    return answer
  }

  private func layOut(_ file: String, isOnlyChecked: Bool, _ answer: inout Answer) throws(Files.Unreadable) {
    let bytes = try Files.bytes(of: file)
    guard let layout = Layout.canonical(bytes) else {
      answer.complaint +=
        "rehearse: \(file) is not in UTF-8, or no Gherkin; `rehearse run --dry-run \(file)` says why.\n"
      answer.code = .badInput
      return
    }
    guard !layout.utf8.elementsEqual(bytes) else { return }
    answer.output += "\(file.plain)\n"
    if isOnlyChecked {
      if answer.code == .fine { answer.code = .failed }
    } else {
      try Files.write(layout, to: file)
    }
  }
}
