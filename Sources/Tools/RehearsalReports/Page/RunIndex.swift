import Rehearsal
import RehearsalScenarios

/// The list of all runs, which can be read without a script and filtered with one.
struct RunIndex: Sendable {
  private var items = ""
  private var count = 0
  private var tally = Tally()
  private var outcomes = Table<String>()
  private var tags = Table<String>()
  private var rules = Table<String>()

  var isEmpty: Bool { count == 0 }

  mutating func add(_ result: ScenarioResult, _ film: Film?) {
    count += 1
    tally.planned += 1
    tally.count(result.status)
    let outcome = film.map { $0.outcome?.rawValue ?? "none" }
    let marks = [
      ("o", outcome.map { [outcomes.number(of: $0)] } ?? []),
      ("t", result.scenario.tags.map { tags.number(of: $0.plain.cut(toBytes: 200)) }),
      ("r", (film?.rules ?? []).map { rules.number(of: $0) }),
    ]
    let attributes = marks.filter { !$0.1.isEmpty }.map { mark in
      " data-\(mark.0)=\"\(mark.1.map(String.init).joined(separator: " "))\""
    }.joined()
    let word = result.status.word
    let place = "\(result.scenario.place.file):\(result.scenario.place.line)"
    items += "<li class=\"\(word)\"\(attributes)>"
    items += "<a href=\"#run-\(count)\">\(result.scenario.name.shown)</a>"
    items += "<span class=\"status\">\(word)</span>"
    items += "<span class=\"meta\"><span>\(result.scenario.feature.shown)</span>"
    items += "<span>\(place.shown)</span>"
    if let outcome { items += "<span>outcome \(outcome)</span>" }
    items += "<span>\(result.end)</span></span>"
    if !result.isPassed {
      items += problems(of: result)
    } else if result.replay != ScenarioResult.Replay() {
      items += "<code class=\"again\" hidden>\(result.again.shown)</code>"
    }
    items += "</li>\n"
  }

  private func problems(of result: ScenarioResult) -> String {
    let list = result.problems.map { failure in
      let difference = failure.difference.flatMap(\.plainLines).map { line in
        let kind = line.hasPrefix("−") ? "del" : line.hasPrefix("+") ? "ins" : "span"
        return "<\(kind)>\(line.shown)</\(kind)>"
      }.joined(separator: "\n")
      return "<li><span class=\"place\">\("\(failure.place)".shown)</span> <b>\(failure.sentence.shown)</b> "
        + "<span>→ \(failure.problem.shown)</span>"
        + (difference.isEmpty ? "" : "<pre>\(difference)</pre>") + "</li>"
    }.joined()
    return "<ul class=\"problems\">\(list)</ul><code class=\"again\">\(result.again.shown)</code>"
  }

  /// The part of the page that holds it, which is not seen where a page is about something else.
  func html(isSeen: Bool) -> String {
    """
    <section id="runs" aria-labelledby="runs-title" data-view\(isSeen ? "" : " hidden")>
    <h2 id="runs-title" tabindex="-1">\(headline)</h2>
    \(isEmpty ? "<p class=\"lead\">Nothing was played.</p>" : "")
    <noscript><p class="lead">Lanes and timelines need the script of this page; everything else can be read.</p></noscript>
    <form id="filter" role="search" aria-label="Filter the runs" hidden>
    <label class="wide">Search <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
    \(choice("status", "Status", ["passed", "failed", "crashed", "hung"]))\
    \(choice("o", "Outcome", outcomes.values))\(choice("t", "Tag", tags.values))\(choice("r", "Rule", rules.values))\
    <p id="count" role="status"></p>
    </form>
    <ol id="list">
    \(items)</ol>
    </section>

    """
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

extension Film {
  /// The rules that were broken, and those of advice not taken, each once.
  fileprivate var rules: [String] {
    mistakes.map(\.violation.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension String {
  /// The text between tags, with an end where nobody would read on.
  var shown: String { plain.cut(toBytes: 2_000).asXMLAttribute }
}
