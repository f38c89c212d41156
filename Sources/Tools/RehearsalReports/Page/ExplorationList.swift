import RehearsalExplorer

/// The explorations of a page.
struct ExplorationList {
  private var sections = ""
  private var paths = 0
  private var count = 0
  /// The films of each finding, as the script reads them.
  private(set) var pairs: [String] = []

  var isEmpty: Bool { sections.isEmpty }

  mutating func add(_ exploration: ExplorationSection, pairs: [String]) {
    let rows = exploration.rows.map { row in
      "<tr><th scope=\"row\">\(row.budget)</th><td>\(row.paths.grouped)</td><td>\(row.states.grouped)</td>"
        + "<td>\(row.found)\(links(to: exploration.findings, with: row.budget))</td></tr>\n"
    }.joined()
    paths += exploration.rows.reduce(0) { $0 + $1.paths }
    let findings = exploration.findings.enumerated().map { index, finding in
      let number = self.pairs.count + index + 1
      return
        "<li class=\"failed\(finding.failing.isEmpty ? "" : " drawn")\">\(MiniPicture(of: finding.failing).html)<a href=\"#finding-\(number)\">\(finding.title.shown)</a>"
        + "<dl class=\"notes\">\(finding.notes.map(\.html).joined())</dl>"
        + "<details class=\"again\"><summary>The scenario</summary><pre>"
        + finding.scenario.plainLines.map { $0.shown + "\n" }.joined()
        + "</pre></details>\(Self.ways(from: finding, number))</li>\n"
    }.joined()
    count += 1
    let (milestones, tree) = walk(through: exploration)
    self.pairs += pairs
    sections += """
      <section class="exploration">
      <h3>\(exploration.title.shown)</h3>
      <p class="verdict\(exploration.findings.isEmpty ? "" : " alarm")">\(exploration.verdict.shown)</p>
      \(Self.bounds(of: exploration))<p class="copy"><code>\(exploration.again.shown)</code></p>
      <div class="scroll"><table class="numbers"><caption>How far it went</caption><thead><tr><th scope="col">deviations</th>\
      <th scope="col">paths</th><th scope="col">states</th><th scope="col">found</th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      \(Self.messages(of: exploration))\
      \(milestones)\(findings.isEmpty ? "" : "<ol class=\"findings\">\(findings)</ol>\n")\(tree)\
      </section>

      """
  }

  /// What was come to on the way, and the tree of all paths, where an exploration has them.
  private func walk(through exploration: ExplorationSection) -> (milestones: String, tree: String) {
    let numbers = exploration.findings.indices.map { pairs.count + $0 + 1 }
    let findings = Dictionary(
      zip(exploration.findings, numbers).compactMap { finding, number in finding.path.map { ($0, [number]) }
      },
      uniquingKeysWith: +)
    let selected = Set(exploration.walk?.tree.selection ?? [])
    let milestones = exploration.milestones?.html(
      number: count, first: pairs.count + 1, titles: exploration.findings.map(\.title)
    ) { selected.contains($0) }
    let tree = exploration.walk.map { walk in
      TreeChapter(
        walk.tree, number: count, situations: walk.situations, budget: walk.budget, findings: findings
      ).html
    }
    return (milestones ?? "", tree ?? "")
  }

  /// The findings that come up with so many deviations, by their numbers.
  private func links(to findings: [ExplorationSection.Finding], with budget: Int) -> String {
    let links = findings.indices.filter { findings[$0].budget == budget }.map { index in
      "<a href=\"#finding-\(pairs.count + index + 1)\">#\(pairs.count + index + 1)</a>"
    }
    return links.isEmpty ? "" : ": " + links.joined(separator: " ")
  }

  /// How far the verdict reaches, what was reached, and what never was.
  private static func bounds(of exploration: ExplorationSection) -> String {
    guard !exploration.bounds.isEmpty else { return "" }
    let coverage = exploration.coverage
    let goals = DiscoveryReport.Note(
      label: "reached",
      text: "\(coverage.endings.grouped("path")) to the end of the request, "
        + "\(coverage.successes.grouped) with what was asked for")
    let missing = exploration.missing.map { DiscoveryReport.Note(label: "never seen", text: $0) }
    let advice = exploration.advice.map { DiscoveryReport.Note(label: "advice", text: $0) }
    let notes = (exploration.bounds + [goals] + missing + advice).map(\.html).joined()
    return "<dl class=\"notes bounds\">\(notes)</dl>\n"
  }

  /// What became of each message, over all paths.
  private static func messages(of exploration: ExplorationSection) -> String {
    let messages = exploration.coverage.messages.sorted { $0.key < $1.key }
    guard !messages.isEmpty else { return "" }
    let heads = Coverage.messageDeviationNames.map { "<th scope=\"col\">\($0.shown)</th>" }.joined()
    let rows = messages.map { name, counts in
      "<tr><th scope=\"row\">\(name.shown)</th>"
        + counts.map { "<td>\($0.grouped)</td>" }.joined()
        + "</tr>\n"
    }.joined()
    return
      "<div class=\"scroll\"><table class=\"numbers\"><caption>Messages and what became of them</caption>"
      + "<thead><tr><th scope=\"col\">message</th>\(heads)</tr></thead>\n<tbody>\(rows)</tbody></table></div>\n"
  }

  /// Where one can go from a finding at once.
  private static func ways(from finding: ExplorationSection.Finding, _ number: Int) -> String {
    let scenario = ["<a href=\"#finding-\(number)-replay\">The scenario</a>"]
    let rules = finding.failing.brokenRules.map { "<a href=\"#rule-\($0)\">Rule \($0)</a>" }
    let beside =
      finding.passing == nil
      ? [] : ["<a href=\"#finding-\(number)-beside\">Beside the nearest that holds</a>"]
    return "<p class=\"ways\">\((scenario + rules + beside).joined(separator: " "))</p>"
  }

  /// What was found, on how many paths.
  private var headline: String {
    let found = pairs.count.grouped("finding")
    return (pairs.isEmpty ? "No finding" : "<em>\(found)</em>") + " on \(paths.grouped("path"))"
  }

  /// The part of the page that tells of them; nothing where there are none.
  var html: String {
    guard !isEmpty else { return "" }
    return """
      <section id="exploration" aria-labelledby="exploration-title" data-view>
      <h2 id="exploration-title" tabindex="-1">\(headline)</h2>
      \(sections)</section>

      """
  }
}

extension DiscoveryReport.Note {
  fileprivate var html: String { "<div><dt>\(label.shown)</dt><dd>\(text.shown)</dd></div>" }
}
