import RehearsalScenarios

extension RecordedRun {
  /// The whole report of the run in another format, as if it had been written at once.
  public func text(as format: ScenarioReportFormat) -> String {
    text(as: format, isComplainedOf: false)
  }

  /// The report without what else was wrong, where a command complains of that.
  package func text(as format: ScenarioReportFormat, isComplainedOf: Bool) -> String {
    var report = ScenarioReport(format, keepsFilms: header.shard != nil)
    var text = report.begin(header)
    for result in results { text += report.add(result, film: films[result.number]) }
    return text + report.end(isComplainedOf ? [] : problems)
  }
}
