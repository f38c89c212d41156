import RehearsalReports

/// The commands, with what each takes.
enum Command: String, CaseIterable {
  case run
  case explore
  case step
  case steps
  case format
  case merge
  case gherkin
  case check
  case rules
  case diagram
  case draw
  case story
  case password
  case bench
  case new

  /// A word that takes a value or stands alone.
  struct Option {
    let name: String
    let value: String?
    let about: String
    /// Whether it may be given several times, and all that is said holds.
    var isRepeatable = false
  }

  init(named name: String) throws(UsageError) {
    guard let command = Command(rawValue: name) else {
      throw .unknown("command", name, among: Command.allCases.map(\.rawValue))
    }
    self = command
  }

  var about: String {
    switch self {
    case .run: "plays scenarios and says which hold"
    case .explore: "looks for what can go wrong in everything that can happen to a handler"
    case .step: "goes through a rehearsal step by step, and asks at each what could happen instead"
    case .steps: "every sentence a scenario can use"
    case .format: "the canonical layout of scenario files"
    case .merge: "puts the results of shards together, and proves that none is missing or doubled"
    case .gherkin: "how a file of Gherkin reads, as the public suite prints it"
    case .check:
      "mistakes in Info.plist, entitlements and association files, before a device is silent about them"
    case .rules: "what the system does, rule by rule, and who says so"
    case .diagram: "the machine of a kind of request, drawn from itself"
    case .draw: "a picture of one scenario as it was played, or of two side by side"
    case .story: "a rehearsal told from beginning to end"
    case .password: "what a string of password rules means, and what the system would generate"
    case .bench: "how fast this machine rehearses"
    case .new: "a package around a handler, new or your own, that builds, rehearses and explores"
    }
  }

  var arguments: String {
    switch self {
    case .run: "[PATH | FILE:LINE | @rerun.txt]..."
    case .explore: ""
    case .step: "[FILE:LINE]"
    case .steps: "[WORD]..."
    case .format: "[PATH]..."
    case .merge: "FILE..."
    case .gherkin: "tokens|ast|pickles|errors FILE"
    case .check: "FILE | FOLDER..."
    case .rules: "[ID]..."
    case .diagram: "[KIND]"
    case .draw: "FILE:LINE"
    case .story: "[NAME]..."
    case .password: "[RULES]"
    case .bench: ""
    case .new: "NAME"
    }
  }

  var options: [Option] {
    switch self {
    case .run:
      [
        Option(
          name: "--format", value: "NAME[:FILE]",
          about: "\(formats); several at once", isRepeatable: true),
        Option(
          name: "--tags", value: "EXPRESSION",
          about: "only scenarios whose tags meet it: @a and not @b; several times, all of them",
          isRepeatable: true),
        Option(name: "--name", value: "REGEX", about: "only scenarios whose name it finds itself in"),
        Option(name: "--handler", value: "NAME", about: "the handler of scenarios that name none"),
        Option(name: "--shard", value: "I/N", about: "only every N-th scenario, from the I-th"),
        Option(name: "--order", value: "random:SEED", about: "another order, the same for the same seed"),
        Option(name: "--repeat", value: "N", about: "play each scenario N times; any difference fails it"),
        Option(name: "--dry-run", value: nil, about: "read everything, play nothing"),
        Option(name: "--fail-fast", value: nil, about: "stop after the first scenario that does not hold"),
        Option(
          name: "--record", value: "none|missing|changed|all",
          about: "pin scenarios by the traces beside them"),
        Option(
          name: "--hang-limit", value: "SECONDS",
          about: "real time after which a handler has hung, 10 by default"),
        Option(
          name: "--timings", value: nil, about: "real times in reports, which then differ from run to run"),
        Option(name: "--redact", value: nil, about: "stand-ins for passwords, codes and tokens in reports"),
        Option(name: "--coverage", value: nil, about: "what was tried of what can happen"),
        Option(
          name: "--fail-under", value: "PERCENT", about: "return 1 when less of what can happen was tried"),
        Option(name: "--rerun", value: "FILE", about: "write what did not hold to a file, for @FILE"),
      ]
    case .explore:
      [
        Option(name: "--handler", value: "NAME", about: "whose handler to explore"),
        Self.request,
        Option(
          name: "--deviations", value: "network,user,apple,system,order",
          about: "who deviates from the happy path, all by default"),
        Option(
          name: "--budget", value: "N|all", about: "how many deviations a path may have, 2 by default"),
        Option(
          name: "--server", value: "at-once|gracefully",
          about: "when a change ends what was valid before, at once by default"),
        Option(name: "--limit", value: "N", about: "how many paths to run, 10,000,000 by default"),
        Option(name: "--no-reduction", value: nil, about: "run every path, also where states are the same"),
        Option(name: "--save", value: "DIR", about: "write what is found as scenarios"),
        Option(
          name: "--format", value: "html|svg|mermaid:FILE",
          about:
            "write a page of what was tried and found, or a picture of the first finding beside what holds"),
        Option(name: "--coverage", value: nil, about: "what was tried of what can happen"),
        Option(
          name: "--fail-under", value: "PERCENT", about: "return 1 when less of what can happen was tried"),
        Option(name: "--redact", value: nil, about: "stand-ins for passwords, codes and tokens in reports"),
        Option(name: "--shard", value: "I/N", about: "only the I-th of N parts; merge puts reports together"),
        Option(name: "--report", value: "FILE", about: "write what came of it, for merge"),
        Option(
          name: "--resume", value: "FILE", about: "go on where a search stopped, or write there where it does"
        ),
        Option(
          name: "--hang-limit", value: "SECONDS",
          about: "real time after which a handler has hung, 10 by default"),
      ]
    case .step:
      [
        Option(
          name: "--handler", value: "NAME", about: "whose handler; without FILE:LINE in a usual situation"),
        Self.request,
        Option(name: "--second-factor", value: nil, about: "a server that wants a code besides the password"),
        Option(
          name: "--server", value: "at-once|gracefully",
          about: "when a change ends what was valid before, at once by default"),
        Option(
          name: "--commands", value: "FILE", about: "the commands, one a line, instead of standard input"),
        Option(
          name: "--hang-limit", value: "SECONDS",
          about: "real time after which a handler has hung, 10 by default"),
      ]
    case .steps: []
    case .format:
      [Option(name: "--check", value: nil, about: "change nothing; return 1 if something would change")]
    case .merge:
      [
        Option(
          name: "--format", value: "NAME[:FILE]", about: "\(formats); several at once", isRepeatable: true)
      ]
    case .gherkin: [Option(name: "--dialects", value: "FILE", about: "other languages than English")]
    case .check:
      [Option(name: "--format", value: "pretty|github|sarif", about: "for people, GitHub or code scanning")]
    case .rules: [Option(name: "--format", value: "list|markdown", about: "how to print the whole ledger")]
    case .diagram:
      [
        Option(name: "--format", value: "mermaid|dot|svg", about: "the language to draw in"),
        Option(name: "--from", value: "settings|app", about: "who asks: the system or the app"),
      ]
    case .draw:
      [
        Option(name: "--format", value: "svg|mermaid", about: "the language to draw in"),
        Option(name: "--beside", value: "FILE:LINE", about: "another scenario, to see where they part"),
        Option(name: "--handler", value: "NAME", about: "the handler of scenarios that name none"),
        Option(name: "--redact", value: nil, about: "stand-ins for passwords, codes and tokens"),
      ]
    case .story:
      [
        Option(
          name: "--format", value: "story|ndjson|svg|mermaid", about: "for people, for programs, or a picture"
        ),
        Option(name: "--all", value: nil, about: "every rehearsal there is"),
      ]
    case .password:
      [
        Option(name: "--count", value: "N", about: "how many sample passwords, 3 by default"),
        Option(name: "--seed", value: "N", about: "other samples, the same for the same seed"),
        Option(name: "--check", value: "PASSWORD", about: "hold a password against the rules"),
        Option(
          name: "--json", value: "-|FILE", about: "rules as JSON strings, one a line; answers as JSON objects"
        ),
      ]
    case .bench:
      [
        Option(name: "--seconds", value: "N", about: "how long to measure each figure, 2 by default"),
        Option(
          name: "--handler", value: "NAME", about: "a handler to measure as well; several at once",
          isRepeatable: true),
      ]
    case .new:
      [
        Option(
          name: "--flows", value: "strong-password,sign-in-with-apple,step-up,in-app",
          about: "what the handler can do, a strong password by default"),
        Option(
          name: "--from", value: "FILE.swift",
          about: "a handler that is there already, with the other files it needs; several times",
          isRepeatable: true),
        Option(name: "--domain", value: "HOST", about: "where the app's server is, NAME.example by default"),
        Option(
          name: "--rehearsal", value: "PATH|URL",
          about: "where Rehearsal is, by default where this command was built"),
      ]
    }
  }

  private static let request = Option(
    name: "--request", value: "strong-password|sign-in-with-apple|password|...",
    about: "what is asked, a strong password by default, of a credential provider a password")

  private var formats: String { ScenarioReportFormat.allCases.map(\.rawValue).joined(separator: ", ") }

  static var overview: String {
    let commands = allCases.map { "  rehearse \($0.rawValue.padded(to: 9))\($0.about)\n" }.joined()
    return """
      rehearse plays iOS for an account-security extension, on a virtual clock.

      \(commands)
        rehearse COMMAND --help   what a command takes
        rehearse --version

      Returns 0 when all is well, 1 when something rehearsed is wrong, 64 for a command line that is not
      understood, 65 for bad input, 69 when nothing was selected, 70 for a fault of its own.

      """
  }
}
