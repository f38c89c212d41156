import Rehearsal
public import RehearsalExplorer

/// Something wrong that was found, as people read it: what deviates from the usual, what matters, and the story.
public struct DiscoveryReport {
  private let discovery: Discovery
  private let minimality: String

  /// One thing to say of a discovery.
  struct Note: Hashable {
    let label: String
    let text: String
  }

  /// A report on a discovery, in a whole search or in one part of it.
  public init(of discovery: Discovery, in shard: Explorer.Shard = .init()) {
    self.discovery = discovery
    minimality = shard.count > 1 ? Self.minimalityOfPart : Self.minimality
  }

  private static let minimality = "; no path with fewer deviations fails in this way)"
  private static let minimalityOfPart = "; in this part no path with fewer deviations fails in this way)"

  /// The report of a part as it reads when every other part is known to hold nothing smaller.
  package static func ofWhole(_ textOfPart: String) -> String {
    textOfPart.replacing(minimalityOfPart, with: minimality, maxReplacements: 1)
  }

  /// The whole report.
  public var text: String {
    headline + deviations + "\n" + Story(of: discovery.trace).shortened().indented + remedy + sibling
  }

  /// What helps, where the story does not say it.
  private var remedy: String {
    let lines = discovery.advice?.wrapped(after: "  → ") ?? []
    return lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// What is wrong, and where in the search it was found.
  public var headline: String {
    "✘ \(discovery.headline)  (\(discovery.situation.name)\(minimality)\n"
  }

  /// What deviates from the usual and what matters in it, note by note.
  var notes: [Note] {
    var notes = discovery.deviations.enumerated().flatMap { index, turn in
      [Note(label: turn.instant.description, text: turn.name)] + explanation(of: index)
    }
    if let nearest { notes.append(Note(label: "nearest path that holds", text: nearest)) }
    if let advice = discovery.advice { notes.append(Note(label: "what helps", text: advice)) }
    return notes
  }

  private var deviations: String {
    guard !discovery.deviations.isEmpty else {
      return "  It happens in the happy path, without any deviation.\n"
    }
    let times = discovery.deviations.map(\.instant.description)
    let width = times.map(\.count).max() ?? 0
    return zip(discovery.deviations, times).enumerated().map { index, turn in
      "  " + String(repeating: " ", count: width - turn.1.count) + "\(turn.1)  \(turn.0.name)\n"
        + explanation(of: index).map {
          String(repeating: " ", count: width + 4) + "\($0.label): \($0.text)\n"
        }.joined()
    }.joined()
  }

  private func explanation(of index: Int) -> [Note] {
    let alternatives = discovery.alternatives.indices.contains(index) ? discovery.alternatives[index] : []
    var notes = [
      Note(
        label: "matters", text: "with \(index) deviation\(index == 1 ? "" : "s") all is well")
    ]
    for bearing in Discovery.Alternative.Bearing.allCases {
      let names = alternatives.filter { $0.bearing == bearing }.map(\.name)
      if !names.isEmpty { notes.append(Note(label: bearing.rawValue, text: names.shortened)) }
    }
    return notes
  }

  private var sibling: String { nearest.map { "\n  Nearest path that holds: \($0)\n" } ?? "" }

  private var nearest: String? {
    guard let sibling = discovery.sibling, let last = discovery.deviations.last else { return nil }
    let outcome = sibling.outcome.map { "the request ends as “\($0.rawValue)”" } ?? "the request stays open"
    return "the same until \(last.instant), then as usual; \(outcome)."
  }
}

extension Discovery {
  /// The path as a picture, beside the nearest one that holds where there is one, but for secrets where they are
  /// not to be seen.
  public func picture(as format: SequenceDiagram.Format, isRedacted: Bool = false) -> String {
    func film(of trace: Trace) -> Film { Film(of: trace, redacting: isRedacted ? Secrets(of: trace) : nil) }
    let title = headline.capitalizedFirst + ": " + self.title
    let shown = isRedacted ? Secrets(of: trace).redact(title) : title
    let failing = SequenceDiagram(of: film(of: trace), title: shown)
    guard let sibling else { return failing.text(as: format) }
    let passing = SequenceDiagram(of: film(of: sibling), title: "The nearest path that holds")
    return Comparison(of: failing, beside: passing).text(as: format)
  }
}

extension String {
  fileprivate var indented: String {
    lines(omittingEmpty: false).map { $0.isEmpty ? "" : "  \($0)" }
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
