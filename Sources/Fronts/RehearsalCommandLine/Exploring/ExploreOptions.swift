import Rehearsal
import RehearsalExplorer
import RehearsalReports

/// What `rehearse explore` takes.
struct ExploreOptions: CommandOptions {
  static let name = "explore"
  static let about = "looks for what can go wrong in everything that can happen to a handler"
  static var details: String { SearchWish.requests }
  static var examples: [CommandExample] {
    [
      CommandExample(
        "--handler", "Graceful", "--server", "gracefully", "--budget", "1",
        about: "with one deviation from the happy path"),
      CommandExample(
        "--handler", "Trusting", "--save", "Found", about: "and what is found becomes scenarios to keep",
        returns: .failed),
      CommandExample(
        "--handler", "Asking", "--format", "html:exploration.html", "--format", "svg:finding.svg",
        about: "a page, and a picture of the first finding", returns: .failed),
    ]
  }
  static let codes: [ExitCode] = [.failed, .inconclusive, .badInput, .internalFault, .waiting]

  let handler = CommonOptions.handler("whose handler to explore, the first there is by default")
  let request = SearchWish.requestOption
  let deviations = Option<Deviations?>(
    "--deviations", "who deviates from the happy path, all but device by default")
  let budget = Option<DeviationBudget>(
    "--budget", "how many deviations a path may have", default: .most(2))
  let server = SearchWish.serverOption
  let must = PropertyOptions()
  let limit = Option<Int>("--limit", "how many paths to run", default: 10_000_000)
  let noReduction = Option<Bool>("--no-reduction", "run every path, also where states are the same")
  let findings = FindingOptions()
  let save = Option<String?>(
    "--save", "write what is found as scenarios", as: "DIR", suggesting: .folders)
  let format = Option<[Exhibit]>(
    "--format",
    "write a page of what was tried and found, or a picture of the first finding beside what holds")
  let coverage = CoverageOptions()
  let redact = CommonOptions.redact
  let parts = SearchPartOptions()
  let processes = ProcessOptions()
}

/// What of a search is run, and where the rest is kept.
struct SearchPartOptions: OptionGroup {
  let sample = Option<SampleWish?>(
    "--sample", "draw paths by chance, where there are too many to run them all")
  let shard = Option<RunHeader.Shard?>("--shard", "only the I-th of N parts; merge puts reports together")
  let exchange = Option<String?>(
    "--exchange", "a folder through which all parts run each level together, and all come to the whole",
    as: "DIR",
    suggesting: .folders)
  let report = Option<String?>(
    "--report", "write what came of it, for merge", as: "FILE", suggesting: .files)
  let resume = Option<String?>(
    "--resume", "go on where a search stopped, or write there where it does", as: "FILE", suggesting: .files)
}

/// What becomes of what is found.
struct FindingOptions: OptionGroup {
  let goOn = Option<Bool>("--go-on", "keep searching past what is found, to the end of the budget")
  let accept = Option<String?>(
    "--accept", "a file of findings that are known, one a line; fails where one is new, or gone", as: "FILE",
    suggesting: .files)
}

/// What must hold besides what always must.
struct PropertyOptions: OptionGroup {
  let stated = Option<[String]>(
    "--property", "what must hold as well, such as \"always: nobody is locked out\"",
    as: StatedProperty.form)
  let file = Option<String?>(
    "--properties", "a file of such properties, one a line", as: "FILE", suggesting: .files)
}

extension ExploreOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    try Exploring(tool: tool, arguments: arguments, surroundings: surroundings).answer()
  }
}

/// How many deviations a path may have.
enum DeviationBudget: WrittenValue {
  case most(Int)
  case all

  static let form = "N|all"

  var number: Int? {
    switch self {
    case .most(let number): number
    case .all: nil
    }
  }

  var word: String { number.map(String.init) ?? "all" }

  init(word: String, of option: String) throws(UsageError) {
    if word == "all" {
      self = .all
    } else if let number = Int(word), number >= 0 {
      self = .most(number)
    } else {
      throw .malformed("\(option) needs a number, or all, not “\(word)”.")
    }
  }
}

extension Deviations: ArgumentValue {
  static var form: String { named.map(\.name).joined(separator: ",") }
  static var suggestions: Suggestions { .words(known.map(\.name)) }
  private static var known: [(name: String, kind: Deviations)] { named + [("all", .all)] }

  init(word list: String, of option: String) throws(UsageError) {
    var deviations: Deviations = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard !word.isEmpty else {
        throw .malformed(
          "\(option) reads like network,user, not “\(list)”; without it, everybody deviates.")
      }
      guard let kind = Self.known.first(where: { $0.name == word })?.kind else {
        throw .unknown("kind of deviation", word, among: Self.known.map(\.name))
      }
      deviations.formUnion(kind)
    }
    self = deviations
  }
}
