import RehearsalScenarios

/// The results of a run as a page, which is whole only when the run is.
struct PageReport: ReportWriter {
  private var page = Page(title: "Rehearsal")
  private var film: Film?
  var wantsFilms: Bool { true }

  mutating func begin(_ header: RunHeader) -> String { "" }

  mutating func show(_ film: Film) {
    self.film = film
  }

  static func passage(on result: ScenarioResult) -> [UInt8] { [] }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    page.add(result, film: film)
    film = nil
    return ""
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    let remarks = problems.byKind.compactMap(\.problems.headline) + [tally.shortfall].compactMap(\.self)
    page.note(remarks.isEmpty ? nil : remarks.joined(separator: "; "))
    return page.text
  }
}
