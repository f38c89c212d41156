import Gherkin
import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// What `rehearse steps` takes.
struct StepsOptions: CommandOptions {
  static let name = "steps"
  static let about = "every sentence a scenario can use"
  static var examples: [CommandExample] {
    [CommandExample("locked", "out", about: "the sentences with both of these words")]
  }
  static let codes: [ExitCode] = [.nothingSelected]

  let words = Operand<[String]>("WORD", suggesting: .nothing)
}

/// What `rehearse format` takes.
struct FormatOptions: CommandOptions {
  static let name = "format"
  static let about = "the canonical layout of scenario files"
  static let details = """
      A folder means every .feature file below it, but for those in folders called Malformed, which must not
      load. Without any path, the folder Scenarios is meant.
    """
  static var examples: [CommandExample] {
    [CommandExample("--check", "Scenarios", about: "for a build server: says which files would change")]
  }
  static let codes: [ExitCode] = [.failed, .badInput]

  let paths = Operand<[String]>("PATH", suggesting: .files)
  let check = Option<Bool>("--check", "change nothing; return 1 if something would change")
}

/// What `rehearse gherkin` takes.
struct GherkinOptions: CommandOptions {
  static let name = "gherkin"
  static let about = "how a file of Gherkin reads, as the public suite prints it"
  static var examples: [CommandExample] {
    [
      CommandExample(
        "pickles", "Scenarios/InApp/controller.feature", about: "every scenario in it, filled in")
    ]
  }
  static let codes: [ExitCode] = [.badInput]
  private static let lack = "it takes a form and a file: tokens|ast|pickles|errors FILE."

  let form = Operand<GherkinForm>(orSay: lack)
  let file = Operand<String>("FILE", suggesting: .files, orSay: lack)
  let dialects = Option<String?>("--dialects", "other languages than English", as: "FILE", suggesting: .files)
}

extension StepsOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let wanted = arguments.words.map { $0.lowercased() }
    let chosen = tool.vocabulary.definitions.filter { definition in
      wanted.allSatisfy { definition.expression.source.lowercased().contains($0) }
    }
    guard !chosen.isEmpty else {
      return Answer(
        output: "", complaint: "rehearse: no step has all of these words.\n", code: .nothingSelected)
    }
    return Answer(output: chosen.map(tool.vocabulary.description(of:)).joined(separator: "\n"))
  }
}

extension FormatOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
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

  private static func layOut(
    _ file: String, isOnlyChecked: Bool, _ answer: inout Answer
  ) throws(Files.Unreadable) {
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

extension GherkinOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
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
