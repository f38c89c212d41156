import Gherkin
import Rehearsal

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
