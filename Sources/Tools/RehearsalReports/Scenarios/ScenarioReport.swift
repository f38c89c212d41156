public import RehearsalScenarios

/// A report that grows while scenarios are played.
///
/// Each call answers with the text to append to what was written before. The same results make the same text, byte
/// for byte; times of the real world are in it only where somebody hands them over.
///
/// ```swift
/// var report = ScenarioReport(.junit)
/// var text = report.begin(RunHeader(planned: results.count))
/// for result in results { text += report.add(result) }
/// text += report.end()
/// ```
public struct ScenarioReport: Sendable {
  private let format: ScenarioReportFormat
  private var writer: any ReportWriter
  private var tally = Tally()

  /// A report in a format; only those for people know colors, and only what can be read back keeps films for later.
  public init(_ format: ScenarioReportFormat, isColored: Bool = false, keepsFilms: Bool = false) {
    self.format = format
    writer = format.writer(isColored: isColored, keepsFilms: keepsFilms)
  }

  /// Whether the report shows what was played, where somebody hands it over.
  public var wantsFilms: Bool { writer.wantsFilms }

  /// What stands before all results.
  public mutating func begin(_ header: RunHeader) -> String {
    tally = Tally(planned: header.share)
    return writer.begin(header)
  }

  /// What there is to say so far of a result, of the real time it took, and of what was played.
  public mutating func add(_ result: ScenarioResult, took time: Duration? = nil, film: Film? = nil) -> String
  {
    add(result, format.passage(on: result), took: time, film: film)
  }

  /// Adds a result on which the passage is written already.
  package mutating func add(
    _ result: ScenarioResult, _ passage: [UInt8], took time: Duration?, film: Film?
  ) -> String {
    tally.count(result.status)
    if let film { writer.show(film) }
    return writer.add(result, passage, took: time)
  }

  /// What stands after all results; a run that was cut short is said to be, and what else is wrong with it.
  public mutating func end(_ problems: [RunProblem] = []) -> String {
    writer.end(tally, problems)
  }
}
