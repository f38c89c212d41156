import RehearsalScenarios

/// Every scenario by name as it is played, and at the end whatever went wrong.
struct PrettyReport: ReportWriter {
  let ink: Ink
  private var file: String?
  private var failures = FailureList()

  init(ink: Ink) {
    self.ink = ink
  }

  mutating func begin(_ header: RunHeader) -> String {
    header.shard.map {
      "Shard \($0.number) of \($0.count): \(header.share) of \(header.planned.scenarios)\n\n"
    } ?? ""
  }

  static func passage(on result: ScenarioResult) -> [UInt8] { FailureList.passage(on: result) }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    var text = ""
    let scenario = result.scenario
    if file != scenario.place.file {
      text += file == nil ? "" : "\n"
      text += "\(ink.bold("Feature: \(scenario.feature.plain)"))  \(ink.faint(scenario.place.file.plain))\n"
      file = scenario.place.file
    }
    failures.add(result, passage, ink)
    let mark = result.isPassed ? ink.green("✔") : ink.red("✘")
    let seconds = time.map { "  \($0.milliseconds.asSeconds) s" } ?? ""
    return text + "  \(mark) \(scenario.fullName.plain)\(result.status.remark)\(seconds)\n"
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    failures.text(after: file == nil ? "" : "\n", before: problems.told + tally.closing(ink))
  }
}

/// What went wrong, kept until all scenarios are played so that nobody has to scroll for it.
struct FailureList: Sendable {
  /// The pieces of the text, because putting each to the others at once would move them all again and again.
  private var pieces: [String] = []
  private var count = 0

  static func passage(on result: ScenarioResult) -> [UInt8] {
    result.isPassed ? [] : result.account(margin: "   ")
  }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], _ ink: Ink) {
    guard !result.isPassed else { return }
    count += 1
    pieces.append(ink.red("\(count)) \(result.title)\(result.status.remark)") + "\n")
    // Bytes take a while to become a text, and while others play there is time for it.
    pieces.append(passage.text)
    pieces.append("\n")
  }

  /// All of it, between what stands before and what stands after.
  func text(after beginning: String, before end: String) -> String {
    var text = beginning
    text.reserveCapacity(pieces.reduce(beginning.utf8.count + end.utf8.count) { $0 + $1.utf8.count })
    for piece in pieces { text += piece }
    text += end
    return text
  }
}

/// The colors of a terminal, where they are wanted.
struct Ink: Sendable {
  let isColored: Bool

  func green(_ text: String) -> String { paint(text, 32) }
  func red(_ text: String) -> String { paint(text, 31) }
  func bold(_ text: String) -> String { paint(text, 1) }
  func faint(_ text: String) -> String { paint(text, 2) }

  private func paint(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension ScenarioResult.Status {
  /// What a mark alone does not say.
  var remark: String {
    switch self {
    case .passed, .failed: ""
    case .crashed, .hung: "  (\(word))"
    }
  }
}

extension [RunProblem] {
  /// What a report for people says of them.
  var told: String { isEmpty ? "" : account + "\n" }
}

extension Tally {
  /// The last lines of a report for people.
  func closing(_ ink: Ink) -> String {
    let isGood = notPassed == 0 && unplayed == 0
    return (isGood ? ink.green(sentence) : ink.red(sentence)) + "\n"
      + (shortfall.map { ink.red($0) + "\n" } ?? "")
  }
}
