import Rehearsal
import RehearsalScenarios

/// One run as the index shows it.
struct RunEntry: Sendable {
  /// Its number on the page, from 1.
  let number: Int
  let result: ScenarioResult
  let outcome: String?
  /// The rules that were broken, and those of advice not taken, each once.
  let rules: [String]
  /// A small picture of a run in which something does not hold.
  let picture: String
  /// What the filter goes by.
  let marks: String

  var file: String { result.scenario.place.file }
  var line: Int { result.scenario.place.line }

  /// The outline it is a row of, and which of its tables.
  var outline: OutlineKey? {
    result.scenario.example.map {
      OutlineKey(
        file: file, name: $0.outline, table: String($0.number.prefix { $0 != "." }),
        columns: $0.values.map(\.name))
    }
  }

  struct OutlineKey: Hashable {
    let file: String
    let name: String
    let table: String
    let columns: [String]
  }
}

extension RunEntry {
  private var word: String { result.status.word }

  private func attributes(_ isApart: Bool) -> String {
    let file = isApart ? " data-file=\"\(file.shown)\"" : ""
    let drawn = picture.isEmpty ? "" : " drawn"
    return "class=\"run \(word)\(drawn)\" data-run=\"\(number)\" data-line=\"\(line)\"\(file)\(marks)"
  }

  /// As a line among those of its feature.
  var row: String {
    "<li \(attributes(false))><a href=\"#run-\(number)\">\(result.scenario.name.shown)</a>"
      + "<span class=\"meta\">\(facts.map { "<span>\($0)</span>" }.joined())</span>"
      + "\(status)\(again)</li>\n"
  }

  /// As a row of the table of its outline.
  var exampleRow: String {
    let example = result.scenario.example
    let values = (example?.values ?? []).map { "<td>\($0.text.shown)</td>" }.joined()
    return
      "<tr \(attributes(false))><th scope=\"row\"><a href=\"#run-\(number)\">#\((example?.number ?? "").shown)</a>\(again)</th>"
      + values + "<td class=\"end\">\(facts.joined(separator: " · "))</td><td>\(status)</td></tr>\n"
  }

  /// As a card: what does not hold, with a picture and the ways on from here.
  var card: String {
    let title =
      result.scenario.example.map { "\(result.scenario.name) #\($0.number)" } ?? result.scenario.name
    return "<li \(attributes(true))>\(picture)<a href=\"#run-\(number)\">\(title.shown)</a>\(status)"
      + "<span class=\"meta\"><span>\("\(file):\(line)".shown)</span>"
      + facts.map { "<span>\($0)</span>" }.joined() + "</span>"
      + values + problems + ways + "</li>\n"
  }

  private var status: String { "<span class=\"status\">\(word)</span>" }

  private var facts: [String] { (outcome.map { [$0.shown] } ?? []) + [result.end.description] }

  private var again: String {
    guard result.isPassed, result.replay != ScenarioResult.Replay() else { return "" }
    return "<code class=\"again\" hidden>\(result.again.shown)</code>"
  }

  private var values: String {
    guard let values = result.scenario.example?.values, !values.isEmpty else { return "" }
    let all = values.map { "<div><dt>\($0.name.shown)</dt><dd>\($0.text.shown)</dd></div>" }.joined()
    return "<dl class=\"values\">\(all)</dl>"
  }

  private var problems: String {
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

  /// Where one can go from here at once; the script adds the nearest run that passes.
  private var ways: String {
    let scenario =
      result.scenario.lines.isEmpty ? [] : ["<a href=\"#run-\(number)-script\">The scenario</a>"]
    let rules = rules.map { "<a href=\"#rule-\($0)\">Rule \($0)</a>" }
    guard !(scenario + rules).isEmpty else { return "" }
    return "<p class=\"ways\">\((scenario + rules).joined(separator: " "))</p>"
  }
}
