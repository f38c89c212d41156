/// The explorations of a page.
struct ExplorationList {
  private var sections = ""
  /// The films of each finding, as the script reads them.
  private(set) var pairs: [String] = []

  var isEmpty: Bool { sections.isEmpty }

  mutating func add(_ exploration: ExplorationSection, pairs: [String]) {
    let rows = exploration.rows.map { row in
      "<tr><th scope=\"row\">\(row.budget)</th><td>\(row.courses.grouped)</td><td>\(row.states.grouped)</td>"
        + "<td>\(row.found)</td></tr>\n"
    }.joined()
    let findings = exploration.findings.enumerated().map { index, finding in
      "<li class=\"failed\"><a href=\"#finding-\(self.pairs.count + index + 1)\">\(finding.title.shown)</a>"
        + "<ul class=\"problems\">\(finding.account.map { "<li>\($0.shown)</li>" }.joined())</ul>"
        + "<details class=\"again\"><summary>The scenario</summary><pre>"
        + finding.scenario.plainLines.map { $0.shown + "\n" }.joined() + "</pre></details></li>\n"
    }.joined()
    self.pairs += pairs
    sections += """
      <h3>\(exploration.title.shown)</h3>
      <p class="lead">\(exploration.verdict.shown)</p>
      <div class="scroll"><table class="numbers"><thead><tr><th scope="col">departures</th>\
      <th scope="col">courses</th><th scope="col">states</th><th scope="col">found</th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      <ol class="findings">\(findings)</ol>

      """
  }

  /// The part of the page that tells of them; nothing where there are none.
  var html: String {
    guard !isEmpty else { return "" }
    return """
      <section id="exploration" aria-labelledby="exploration-title" data-view>
      <h2 id="exploration-title" tabindex="-1">Exploration</h2>
      \(sections)</section>

      """
  }
}
