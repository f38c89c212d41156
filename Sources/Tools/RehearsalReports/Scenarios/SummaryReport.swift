import RehearsalScenarios

/// The summary of a step on GitHub, in Markdown.
///
/// Texts of other people stand within blocks of HTML, where Markdown means nothing and escaping is easy to get
/// right.
struct SummaryReport: ReportWriter {
  /// How large a summary may be; GitHub drops one above 1,024 kB as a whole.
  static let room = 1_000_000
  static let roomForOne = 60_000

  private var shard: RunHeader.Shard?
  private var details = ""
  private var hidden = 0

  mutating func begin(_ header: RunHeader) -> String {
    shard = header.shard
    return ""
  }

  static func passage(on result: ScenarioResult) -> [UInt8] {
    guard !result.isPassed else { return [] }
    let title = result.title.cut(toBytes: 2000) + result.status.remark
    return Array(details(title, result.account().text).utf8)
  }

  private static func details(_ title: String, _ account: String) -> String {
    let account = String(account.dropLast()).cut(toBytes: roomForOne).asHTML
    return
      "<details><summary>✘ <code>\(title.asHTML)</code></summary>\n\n<pre>\(account)</pre>\n\n</details>\n\n"
  }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    guard !result.isPassed else { return "" }
    // The heading and the words about what is hidden need some room, too.
    if hidden == 0, details.utf8.count + passage.count < Self.room - 2000 {
      details += passage.text
    } else {
      hidden += 1
    }
    return ""
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    let which = shard.map { ", shard \($0.number) of \($0.count)" } ?? ""
    var text = "## Rehearsal\(which): \(tally.verdict(with: problems))\n\n"
    text += "| planned | passed | failed | crashed | hung |\n| ---: | ---: | ---: | ---: | ---: |\n"
    text += "| \(tally.planned) | \(tally.passed) | \(tally.failed) | \(tally.crashed) | \(tally.hung) |\n\n"
    if let shortfall = tally.shortfall { text += "**\(shortfall)**\n\n" }
    for (kind, problems) in problems.byKind {
      text += Self.details(kind.rawValue, problems.account)
    }
    text += details
    if hidden > 0 { text += "**\(hidden) more that did not pass: there is no room for them here.**\n\n" }
    return text
  }
}

extension Tally {
  fileprivate func verdict(with problems: [RunProblem]) -> String {
    guard planned > 0 else { return problems.isEmpty ? "there was nothing to play" : "nothing was played" }
    let end = notPassed > 0 ? "\(notPassed) did not pass" : unplayed > 0 ? "" : "all passed"
    let besides = problems.isEmpty ? "" : "but not all is well"
    return [unplayed > 0 ? "cut short" : "", end, besides].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension String {
  fileprivate var asHTML: String {
    mapped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }
}
