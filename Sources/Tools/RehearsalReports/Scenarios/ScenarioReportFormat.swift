package import RehearsalScenarios

/// The forms in which the results of a run can be told.
public enum ScenarioReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: every scenario by name, and what went wrong at the end.
  case pretty
  /// For people in a hurry: one character a scenario, and what went wrong at the end.
  case progress
  /// For nearly every build server: JUnit's XML, in the dialect that the strict readers take.
  case junit
  /// For programs: one JSON object a line, which can be read back and merged.
  case ndjson
  /// For GitHub: annotations at the lines that do not hold.
  case github
  /// For GitHub: the summary of a step, in Markdown.
  case summary
  /// For harnesses of many languages: the Test Anything Protocol, version 14.
  case tap
  /// For everybody: one page with pictures, which needs nothing but a browser.
  case html

  /// Whether it tells what a scenario says line by line.
  package var showsLines: Bool {
    switch self {
    case .junit, .ndjson, .html: true
    case .pretty, .progress, .github, .summary, .tap: false
    }
  }

  /// Whether people read it as it is printed, and something else may be said before and after.
  package var isForPeople: Bool {
    switch self {
    case .pretty, .progress: true
    case .junit, .ndjson, .github, .summary, .tap, .html: false
    }
  }

  /// What takes long to say of a result; it depends on nothing but the result.
  package func passage(on result: ScenarioResult) -> [UInt8] {
    type(of: writer(isColored: false, keepsFilms: false)).passage(on: result)
  }

  func writer(isColored: Bool, keepsFilms: Bool) -> any ReportWriter {
    switch self {
    case .pretty: PrettyReport(ink: Ink(isColored: isColored))
    case .progress: ProgressReport(ink: Ink(isColored: isColored))
    case .junit: JUnitReport()
    case .ndjson: ResultLinesReport(wantsFilms: keepsFilms)
    case .github: AnnotationReport()
    case .summary: SummaryReport()
    case .tap: TAPReport()
    case .html: PageReport()
    }
  }
}

/// One form of a report, as a run goes on; each answer is the text that comes next.
protocol ReportWriter: Sendable {
  mutating func begin(_ header: RunHeader) -> String
  /// What takes long to say of a result, so that whoever played it may say it, in a process of its own.
  static func passage(on result: ScenarioResult) -> [UInt8]
  /// Takes a result with the passage on it; of the result itself only what is short need be there.
  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String
  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String
  /// Whether it shows what was played.
  var wantsFilms: Bool { get }
  /// Takes what was played for the result that is added next.
  mutating func show(_ film: Film)
}

/// What holds for all that do without pictures.
extension ReportWriter {
  var wantsFilms: Bool { false }

  mutating func show(_ film: Film) {}
}
