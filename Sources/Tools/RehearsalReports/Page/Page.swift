import Cryptography
import Rehearsal
public import RehearsalScenarios

/// One page with everything a run has to show: no network, no server, nothing but a browser.
///
/// The list of runs and what is wrong with each is plain text in it; a script, the only one the page may use,
/// draws the films from tables of numbers. The same results make the same page, byte for byte.
///
/// ```swift
/// var page = Page(title: "Shiny")
/// for result in results { page.add(result, film: Film(of: trace)) }
/// print(page.text)
/// ```
public struct Page: Sendable {
  private let title: String
  private var tables = FilmTables()
  private var index = RunIndex()
  private var coverage = MachineCoverage()
  private var machines = MachineSheet()
  private var rules = RuleChapter()
  private var runs: [String] = []
  private var explorations = ExplorationList()
  private var remark: String?

  /// A page without runs.
  public init(title: String) {
    self.title = title
  }

  /// Adds a run: what came of a scenario, and how it was played where that is known.
  public mutating func add(_ result: ScenarioResult, film: Film? = nil) {
    index.add(result, film)
    if let film { coverage.add(film) }
    for rule in film?.brokenRules ?? [] {
      rules.add(rule, at: "run-\(index.count)", result.scenario.fullName)
    }
    let lines = tables.numbers(of: result.scenario, outcomes: result.outcomes)
    runs.append("[\(numbers(of: film)),\(lines)]")
  }

  /// Adds what an exploration found.
  public mutating func add(_ exploration: ExplorationSection) {
    coverage.add(exploration.coverage, of: exploration.requests)
    for request in exploration.requests { machines.add(request) }
    for (number, finding) in exploration.findings.enumerated() {
      for rule in finding.failing.brokenRules {
        rules.add(rule, at: "finding-\(explorations.pairs.count + number + 1)", finding.title)
      }
    }
    let pairs = exploration.findings.map { finding in
      let shared = finding.passing.map { finding.failing.framesShared(with: $0) } ?? 0
      return "[\(numbers(of: finding.failing)),\(numbers(of: finding.passing)),\(shared)]"
    }
    explorations.add(exploration, pairs: pairs)
  }

  /// Says something at the top of the page, such as that a run was cut short.
  mutating func note(_ remark: String?) {
    self.remark = remark
  }

  private mutating func numbers(of film: Film?) -> String {
    guard let film else { return "0" }
    machines.add(film)
    return tables.numbers(of: film)
  }

  /// The page.
  public var text: String {
    let (style, script) = (PageStyle.text, PageScript.text)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(SHA256.base64(of: style))'; script-src 'sha256-\(SHA256.base64(of: script))'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.shown)</title>
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the content</a>
      \(header)<main id="main" tabindex="-1">
      \(hasIndex ? index.html : "")\(PageSkeleton.stage)\(explorations.html)\(rules.html)\(coverage.html)\
      \(machines.html)</main>
      <footer><p>\(PageSkeleton.footer)</p></footer>
      \(PageSkeleton.help)
      <script type="application/json" id="films">\(films)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Whether there is a list of runs; a page of explorations alone does without.
  private var hasIndex: Bool { !index.isEmpty || explorations.isEmpty }

  private var header: String {
    let chapters = [
      hasIndex ? ("runs", "Runs") : nil,
      explorations.isEmpty ? nil : ("exploration", "Exploration"),
      rules.isEmpty ? nil : ("broken-rules", "Rules"),
      coverage.isEmpty ? nil : ("coverage", "Coverage"),
      machines.isEmpty ? nil : ("machine", "Machine"),
    ].compactMap(\.self)
    let links = chapters.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }.joined()
    return """
      <header><h1>\(title.shown)</h1>
      <nav aria-label="Chapters"><ul>\(links)</ul></nav>
      <button type="button" id="keys" hidden>Keys</button>\
      <button type="button" id="theme" hidden>Dark</button></header>
      \(remark.map { "<p class=\"remark\" role=\"note\">\($0.shown)</p>\n" } ?? "")
      """
  }

  /// What the script reads; no sign in it can end the element it stands in.
  private var films: String {
    """
    {"runs":[\(runs.joined(separator: ",\n"))],
    "findings":[\(explorations.pairs.joined(separator: ",\n"))],
    \(tables.json)}
    """
  }
}
