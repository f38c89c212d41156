import Gherkin
import RehearsalReports

/// What `rehearse run` takes.
struct RunOptions: CommandOptions {
  static let name = "run"
  static let about = "plays scenarios and says which hold"
  static let details = """
      A folder means every .feature file below it, but for those in folders called Malformed: what must not
      load is read only where such a folder, or a file in it, is named itself. FILE:LINE means what stands on
      that line: a scenario, a row of examples, or under a title or a background all that it is about.
      @rerun.txt means the files and lines in a list, one FILE:LINE:LINE a line; an empty one plays nothing.
      Without any of these, the folder Scenarios is meant.
    """
  static var examples: [CommandExample] {
    [
      CommandExample("Scenarios/StrongPassword", about: "every scenario in a folder"),
      CommandExample(
        "--tags", "not @slow", "--format", "junit:report.xml",
        about: "for a build server, and in print besides"
      ),
      CommandExample(
        "--handler", "Shiny", "--repeat", "2", "Scenarios/StrongPassword/one-tap.feature",
        about: "twice, to see that it comes out the same"),
      CommandExample(
        "--record", "all", about: "writes down every trace, which then counts as changed", returns: .failed),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput, .nothingSelected, .internalFault]

  let paths = Operand<[String]>("PATH | FILE:LINE | @rerun.txt", suggesting: .files)
  let format = Option<[Destination]>("--format", ScenarioReportFormat.list)
  let filter = FilterOptions()
  let handler = CommonOptions.handler("the handler of scenarios that name none")
  let shard = Option<RunHeader.Shard?>("--shard", "only every N-th scenario, from the I-th")
  let order = Option<PlayOrder?>("--order", "another order, the same for the same seed")
  let repetitions = Option<Int>("--repeat", "play each scenario N times; any difference fails it", default: 1)
  let dryRun = Option<Bool>("--dry-run", "read everything, play nothing")
  let failFast = Option<Bool>("--fail-fast", "stop after the first scenario that does not hold")
  let record = Option<Recording>(
    "--record", "pin scenarios by the traces beside them", default: Recording.none)
  let processes = ProcessOptions()
  let showing = ShowingOptions()
  let redact = CommonOptions.redact
  let coverage = CoverageOptions()
  let rerun = Option<String?>(
    "--rerun", "write what did not hold to a file, for @FILE", as: "FILE", suggesting: .files)
}

/// Which scenarios are taken of those that stand somewhere.
struct FilterOptions: OptionGroup {
  let tags = Option<[TagExpression]>(
    "--tags", "only scenarios whose tags meet it, such as @a and not @b, and all of several")
  let name = Option<NamePattern?>("--name", "only scenarios whose name it finds itself in")
}

/// What results look like, and who gets to see them.
struct ShowingOptions: OptionGroup {
  let timings = Option<Bool>("--timings", "real times in reports, which then differ from run to run")
  let ui = Option<Bool>("--ui", "make a page of it, open that, and say where it is")
}

extension RunOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    guard arguments.showing.ui, !arguments.dryRun else { return try tool.run(arguments, in: surroundings) }
    let page: String
    do throws(Files.Unreadable) { page = try surroundings.viewer.place(for: "run") } catch {
      return CommandLineTool.Answer(
        output: "", complaint: "rehearse: \(error.path): \(error.reason)\n", code: .badInput)
    }
    let all = try Arguments<Self>(["--format", "html:\(page)"] + arguments.words)
    var answer = try tool.run(all, in: surroundings)
    // Where the file could not be made, the command complains of that.
    guard Files.exists(page) else { return answer }
    answer.complaint += "rehearse: the page is \(page)\n"
    _ = surroundings.viewer.open?(page)
    return answer
  }
}

extension ScenarioReportFormat {
  /// The forms there are, as help says them.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// Scenarios in another order than the one they stand in.
struct PlayOrder: ArgumentValue {
  static let form = "random:SEED"
  let seed: UInt64

  init(word: String, of option: String) throws(UsageError) {
    guard word.hasPrefix("random:"), let seed = UInt64(word.dropFirst("random:".count)) else {
      throw .malformed("\(option) reads like random:7, not “\(word)”.")
    }
    self.seed = seed
  }
}

/// What the name of a scenario is looked through for.
struct NamePattern: ArgumentValue {
  static let form = "REGEX"
  let regex: Regex<AnyRegexOutput>

  /// Longer ones are not read, because each parenthesis in another takes more of the stack.
  init(word: String, of option: String) throws(UsageError) {
    guard word.utf8.count <= 1_000 else {
      throw .malformed("\(option) takes a regular expression of 1000 bytes at most.")
    }
    guard let regex = try? Regex(word) else { throw .malformed("“\(word)” is no regular expression.") }
    self.regex = regex
  }
}

extension TagExpression: ArgumentValue {
  static var form: String { "EXPRESSION" }

  init(word: String, of option: String) throws(UsageError) {
    do throws(TagExpressionError) { self = try TagExpression(word) } catch { throw .malformed("\(error)") }
  }
}
