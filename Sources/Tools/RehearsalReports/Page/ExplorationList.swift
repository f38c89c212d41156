/// The explorations of a page.
struct ExplorationList {
  private var sections = ""
  /// The films of each finding, as the script reads them.
  private(set) var pairs: [String] = []

  var isEmpty: Bool { sections.isEmpty }

  mutating func add(_ exploration: ExplorationSection, pairs: [String]) {
    let rows = exploration.rows.map { row in
      "<tr><th scope=\"row\">\(row.budget)</th><td>\(row.paths.grouped)</td><td>\(row.states.grouped)</td>"
        + "<td>\(row.found)</td></tr>\n"
    }.joined()
    let findings = exploration.findings.enumerated().map { index, finding in
      "<li class=\"failed\"><a href=\"#finding-\(self.pairs.count + index + 1)\">\(finding.title.shown)</a>"
        + "<dl class=\"notes\">\(finding.notes.map(\.html).joined())</dl>"
        + "<details class=\"again\"><summary>The scenario</summary><pre>"
        + finding.scenario.plainLines.map { $0.shown + "\n" }.joined() + "</pre></details></li>\n"
    }.joined()
    self.pairs += pairs
    sections += """
      <section class="exploration">
      <h3>\(exploration.title.shown)</h3>
      <p class="verdict\(exploration.findings.isEmpty ? "" : " alarm")">\(exploration.verdict.shown)</p>
      <p class="copy"><code>\(exploration.again.shown)</code></p>
      <div class="scroll"><table class="numbers"><caption>How far it went</caption><thead><tr><th scope="col">deviations</th>\
      <th scope="col">paths</th><th scope="col">states</th><th scope="col">found</th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      \(findings.isEmpty ? "" : "<ol class=\"findings\">\(findings)</ol>")
      </section>

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

extension ExplorationSection.Note {
  fileprivate var html: String { "<div><dt>\(label.shown)</dt><dd>\(text.shown)</dd></div>" }
}
