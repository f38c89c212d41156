import Rehearsal
public import RehearsalExplorer

/// Something wrong that was found, as people read it: what departs from the usual, what matters, and the story.
public struct DiscoveryReport {
  private let discovery: Discovery

  /// A report on a discovery.
  public init(of discovery: Discovery) {
    self.discovery = discovery
  }

  /// The whole report.
  public var text: String {
    headline + departures + "\n" + "\(Story(of: discovery.trace))".indented + sibling
  }

  /// What is wrong, and where in the search it was found.
  public var headline: String {
    "✘ \(discovery.headline)  (\(discovery.situation.name); no course with fewer departures is "
      + "wrong in this way)\n"
  }

  /// What departs from the usual and what matters in it, line by line.
  var account: [String] {
    (departures + sibling).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private var departures: String {
    guard !discovery.turns.isEmpty else {
      return "  It happens in the smooth course, without any departure.\n"
    }
    let times = discovery.turns.map(\.instant.description)
    let width = times.map(\.count).max() ?? 0
    return zip(discovery.turns, times).enumerated().map { index, turn in
      "  " + String(repeating: " ", count: width - turn.1.count) + "\(turn.1)  \(turn.0.name)\n"
        + explanation(of: index, at: width + 4)
    }.joined()
  }

  private func explanation(of index: Int, at indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let alternatives = discovery.alternatives.indices.contains(index) ? discovery.alternatives[index] : []
    var lines: [String] = ["matters: with \(index) departure\(index == 1 ? "" : "s") all is well"]
    let wrong = alternatives.filter(\.fails).map(\.name)
    let fine = alternatives.filter { !$0.fails }.map(\.name)
    if !wrong.isEmpty { lines.append("as wrong: " + wrong.shortened) }
    if !fine.isEmpty { lines.append("not wrong: " + fine.shortened) }
    return lines.map { margin + $0 + "\n" }.joined()
  }

  private var sibling: String {
    guard let sibling = discovery.sibling, let last = discovery.turns.last else { return "" }
    let outcome = sibling.outcome.map { "the request ends as “\($0.rawValue)”" } ?? "the request stays open"
    return "\n  Nearest course that holds: the same until \(last.instant), then as usual; \(outcome).\n"
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

extension [String] {
  /// The first few, and how many more there are.
  fileprivate var shortened: String {
    let shown = count > 5 ? 4 : count
    let rest = count > shown ? "; and \(count - shown) more" : ""
    return prefix(shown).joined(separator: "; ") + rest
  }
}
