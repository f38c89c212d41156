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
  private var writer: any ReportWriter
  private var tally = Tally()

  /// A report in a format; only those for people know colors.
  public init(_ format: ScenarioReportFormat, isColored: Bool = false) {
    writer = format.writer(isColored: isColored)
  }

  /// What stands before all results.
  public mutating func begin(_ header: RunHeader) -> String {
    tally = Tally(planned: header.share)
    return writer.begin(header)
  }

  /// What there is to say so far of a result, and of the real time it took.
  public mutating func add(_ result: ScenarioResult, took time: Duration? = nil) -> String {
    tally.count(result.status)
    return writer.add(result, took: time)
  }

  /// What stands after all results; a run that was cut short is said to be.
  public mutating func end() -> String {
    writer.end(tally)
  }
}
