import Rehearsal
import RehearsalScenarios

/// The list of all runs, which can be read without a script and filtered with one: what does not hold first, then
/// everything else by folder and feature.
struct RunIndex: Sendable {
  private var entries: [RunEntry] = []
  private var tally = Tally()
  private var outcomes = Table<String>()
  private var tags = Table<String>()
  private var rules = Table<String>()

  /// With how many runs all of them are shown from the beginning.
  private static let mostOpen = 60

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  mutating func add(_ result: ScenarioResult, _ film: Film?) {
    tally.planned += 1
    tally.count(result.status)
    let outcome = film.map { $0.outcome?.rawValue ?? "none" }
    let broken = film?.brokenRules ?? []
    let marks = [
      ("o", outcome.map { [outcomes.number(of: $0)] } ?? []),
      ("t", result.scenario.tags.map { tags.number(of: $0.plain.cut(toBytes: 200)) }),
      ("r", broken.map { rules.number(of: $0) }),
    ]
    let attributes = marks.filter { !$0.1.isEmpty }.map { mark in
      " data-\(mark.0)=\"\(mark.1.map(String.init).joined(separator: " "))\""
    }.joined()
    let number = entries.count + 1
    entries.append(
      RunEntry(
        number: number, result: result, outcome: outcome, rules: broken,
        picture: result.isPassed ? "" : film.map { MiniPicture(of: $0).html } ?? "", marks: attributes))
  }

  /// The part of the page that holds it; nothing where a page is about something else.
  var html: String {
    """
    <section id="runs" aria-labelledby="runs-title" data-view>
    <h2 id="runs-title" tabindex="-1">\(headline)</h2>
    \(isEmpty ? "<p class=\"lead\">Nothing was played.</p>" : "")
    <noscript><p class="lead">Lanes and timelines need the script of this page; everything else can be read.</p></noscript>
    <form id="filter" role="search" aria-label="Filter the runs" hidden>
    <label class="wide">Search scenarios and stories <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
    \(choice("status", "Status", ["passed", "failed", "crashed", "hung"]))\
    \(choice("o", "Outcome", outcomes.values))\(choice("t", "Tag", tags.values))\(choice("r", "Rule", rules.values))\
    <p id="count" role="status"></p><button type="button" id="unfold" hidden>Show all runs</button>
    </form>
    <div id="list">
    \(broken)\(folders)</div>
    </section>

    """
  }

  /// What does not hold, feature by feature.
  private var broken: String {
    let failed = entries.filter { !$0.result.isPassed }
    guard !failed.isEmpty else { return "" }
    let features = RunGroup.byFolder(failed).flatMap(\.groups).map { group in
      "<div class=\"feature\"><h4>\(group.feature.shown) <span class=\"meta\">\(group.file.shown)</span></h4>"
        + "<ol class=\"findings\">\n\(group.entries.map(\.card).joined())</ol></div>\n"
    }.joined()
    return """
      <section class="folder broken" aria-labelledby="broken-title"><h3 id="broken-title">What does not hold</h3>
      \(features)</section>

      """
  }

  private var folders: String {
    let passed = entries.filter(\.result.isPassed)
    let failed = Dictionary(grouping: entries.filter { !$0.result.isPassed }, by: \.file).mapValues(\.count)
    let folders = RunGroup.byFolder(passed)
    let isOpen = passed.count <= Self.mostOpen
    return folders.enumerated().map { index, folder in
      let features = folder.groups.map { group in
        let others = failed[group.file].map { ", \($0) above" } ?? ""
        return
          "<details class=\"feature\" data-file=\"\(group.file.shown)\"\(isOpen ? " open" : "")><summary>"
          + "<h4>\(group.feature.shown)</h4> <span class=\"meta\"><span>\(group.name.shown)</span>"
          + "<span>\(group.entries.count.holding)\(others)</span></span></summary>"
          + "<ol class=\"rows\">\n\(group.rows)</ol></details>\n"
      }.joined()
      let count = folder.groups.reduce(0) { $0 + $1.entries.count }
      return """
        <section class="folder" aria-labelledby="folder-\(index + 1)"><h3 id="folder-\(index + 1)">\
        \(folder.folder.shown) <span class="meta">\(count.holding)</span></h3>
        \(features)</section>

        """
    }.joined()
  }

  private var headline: String {
    let passed = "\(tally.passed) of \(tally.planned.scenarios) \(tally.passed == 1 ? "holds" : "hold")"
    let others = [(tally.failed, "failed"), (tally.crashed, "crashed"), (tally.hung, "hung")]
      .filter { $0.0 > 0 }.map { "<em>\($0.0) \($0.1)</em>" }
    return ([passed] + others).joined(separator: ", ")
  }

  /// A menu of the values that came up; nothing to choose from makes no menu.
  private func choice(_ name: String, _ title: String, _ values: [String]) -> String {
    guard values.count > 1 || (name == "t" || name == "r") && !values.isEmpty else { return "" }
    let order = values.indices.sorted { values[$0] < values[$1] }
    let options = (name == "status" ? Array(values.indices) : order).map { index in
      "<option value=\"\(name == "status" ? values[index] : String(index))\">\(values[index].shown)</option>"
    }.joined()
    return
      "<label>\(title) <select data-by=\"\(name)\"><option value=\"\">all</option>\(options)</select></label>\n"
  }
}

extension Int {
  /// So many that hold, in words.
  fileprivate var holding: String { "\(self) \(self == 1 ? "holds" : "hold")" }
}

extension Film {
  /// The rules that were broken, and those of advice not taken, each once.
  var brokenRules: [String] {
    mistakes.map(\.violation.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension String {
  /// The text between tags, with an end where nobody would read on.
  var shown: String { plain.cut(toBytes: 2_000).asXMLAttribute }
}
