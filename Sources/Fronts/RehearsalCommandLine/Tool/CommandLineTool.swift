import ProcessIsolation
public import Rehearsal
import RehearsalReports
public import RehearsalScenarios

/// The `rehearse` command; a team builds its own with its own handlers.
///
/// ```swift
/// import Rehearsal
/// import RehearsalCommandLine
///
/// CommandLineTool(handlers: ["Ours": Program { Ours() }]).main()
/// ```
public struct CommandLineTool {
  let handlers: [(name: String, program: Program)]
  let setup: Setup
  /// What `explore` and `step` ask where nobody says it; `nil` for a password.
  let request: String?
  /// The sentences of scenarios, put together when a command needs them: not every command does.
  let makeVocabulary: () -> Vocabulary
  /// Rehearsals to tell, put together only where somebody asks, because every command would wait for it.
  private let makeExamples: () -> [Example]
  let sibling: Sibling?

  /// A command that knows handlers by name, the world they are rehearsed in, what they are asked without `--request`,
  /// the sentences of its scenarios, rehearsals to tell, and a command beside it that knows other handlers.
  public init(
    handlers: KeyValuePairs<String, Program> = [:], setup: Setup = Setup(), request: String? = nil,
    vocabulary: @autoclosure @escaping () -> Vocabulary = .standard,
    examples: @autoclosure @escaping () -> [Example] = [], sibling: String? = nil
  ) {
    self.init(
      handlers: handlers.map { (name: $0.key, program: $0.value) }, setup: setup, request: request,
      vocabulary: vocabulary(), examples: examples(), sibling: sibling)
  }

  /// A command whose handlers come from a list; no two of them have the same name.
  public init(
    handlers: [(name: String, program: Program)], setup: Setup = Setup(), request: String? = nil,
    vocabulary: @autoclosure @escaping () -> Vocabulary = .standard,
    examples: @autoclosure @escaping () -> [Example] = [],
    sibling: String? = nil
  ) {
    var names: Set<String> = []
    if let (name, _) = handlers.first(where: { !names.insert($0.name).inserted }) {
      fatalError("two handlers of this command are called “\(name)”: give one of them another name")
    }
    self.handlers = handlers
    self.setup = setup
    self.request = request
    makeVocabulary = vocabulary
    makeExamples = examples
    self.sibling = sibling.map { Sibling(name: $0) }
  }

  var vocabulary: Vocabulary { makeVocabulary() }
  var examples: [Example] { makeExamples() }

  /// Does what the arguments of this process say, and exits.
  public func main() -> Never {
    Console.settle()
    let surroundings = Surroundings.process
    var answer =
      Surroundings.complaint.map { Answer(output: "", complaint: $0.inert, code: .usage) }
      ?? run(Array(System.arguments.dropFirst()), in: surroundings)
    surroundings.printout?.print(answer.output)
    if let fault = surroundings.printout?.fault { answer.complain(about: fault) }
    _ = Files.append(answer.complaint, to: Console.complaints)
    Console.leave(with: answer.code.rawValue)
  }

  /// Does what arguments say, and answers with what a process would print and return.
  public func run(_ arguments: [String]) -> Answer {
    run(arguments, in: Surroundings())
  }

  func run(_ arguments: [String], in surroundings: Surroundings) -> Answer {
    Files.rememberStart()
    do throws(UsageError) {
      var answer = try answer(to: arguments, in: surroundings)
      answer.complaint = answer.complaint.inert
      return answer
    } catch {
      return Answer(output: "", complaint: "rehearse: \("\(error)".plain)\n", code: error.code)
    }
  }

  /// What a command prints and returns.
  public struct Answer: Hashable, Sendable {
    /// What goes to standard output.
    public var output: String
    /// What goes to standard error.
    public var complaint = ""
    /// What the process returns.
    public var code = ExitCode.fine
  }

  private func answer(to arguments: [String], in surroundings: Surroundings) throws(UsageError) -> Answer {
    guard let first = arguments.first else { return Answer(output: greeting(in: surroundings)) }
    if ["--help", "-h", "help"].contains(first) { return try help(on: Array(arguments.dropFirst())) }
    if first == "--version" { return Answer(output: Self.versionLine) }
    return try Self.command(named: first).answer(
      to: Array(arguments.dropFirst()), with: self, in: surroundings)
  }

  private func help(on words: [String]) throws(UsageError) -> Answer {
    guard let word = words.first else { return Answer(output: Self.overview) }
    return Answer(output: try Self.command(named: word).init().help)
  }

  private static func command(named name: String) throws(UsageError) -> any Subcommand.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknown("command", name, among: commands.map { $0.name })
    }
    return command
  }

  static let version = "0.1.0"
  static let versionLine = "rehearse \(version)\n"
}
