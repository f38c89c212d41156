public import Rehearsal

/// A trace as people read it: who did what to whom and when, what changed, and what was wrong.
public struct Story: Hashable, Sendable, CustomStringConvertible {
  private let trace: Trace

  /// The story of a trace.
  public init(of trace: Trace) {
    self.trace = trace
  }

  /// The whole story, each line with its newline.
  public var description: String {
    (course + [""] + ending + lockOuts + mistakes + readings).map { $0 + "\n" }.joined()
  }

  /// The lanes that take part, over time.
  private var course: [String] {
    let rows = trace.entries.compactMap { entry in
      entry.happening.sentence.map { Row(instant: entry.instant, line: entry.happening.line, sentence: $0) }
    }
    let lanes = Lane.allCases.filter { lane in rows.contains { $0.line.from == lane || $0.line.to == lane } }
    let times = rows.map { $0.instant.description }
    let width = times.map(\.count).max() ?? 0
    let header = String(repeating: " ", count: width + 2) + lanes.map { Self.centered($0.rawValue) }.joined()
    return [header.trimmingTrailingSpace]
      + zip(rows, times).map { row, time in
        String(repeating: " ", count: width - time.count) + time + "  " + row.arrows(across: lanes) + "  "
          + row.sentence
      }
  }

  private static func centered(_ word: String) -> String {
    let room = Row.laneWidth - word.count
    return String(repeating: " ", count: room / 2) + word + String(repeating: " ", count: room - room / 2)
  }

  private var ending: [String] {
    var rows = [("outcome", trace.outcome?.rawValue ?? noOutcome)]
    if let stop = trace.ending.stop { rows.append(("stopped", stop.description)) }
    for message in trace.messages { rows.append(("user read", "“\(message)”")) }
    for entry in trace.keychain.entries {
      rows.append(("Keychain", "\(entry.user)  \(entry.password)  at \(entry.service.identifier)"))
    }
    if trace.keychain.entries.isEmpty { rows.append(("Keychain", "empty")) }
    for account in trace.accounts { rows.append(("server", account.sentence)) }
    if trace.outcome != nil, !trace.ending.leftovers.isEmpty {
      rows.append(("left over", trace.ending.leftovers.words))
    }
    return rows.map { "  " + $0.0 + String(repeating: " ", count: 11 - $0.0.count) + $0.1 }
  }

  private var noOutcome: String {
    trace.ending.leftovers.isEmpty ? "none" : "none; \(trace.ending.leftovers.words)"
  }

  private var lockOuts: [String] {
    trace.ending.lockOuts.flatMap { lockOut in
      [
        "", "  LOCKED OUT  \(lockOut)", "    A request that failed may have been carried out all the same.",
      ]
        + ("Ask the server what holds before canceling, or have it keep the old password until the new one has "
        + "been used.").wrapped(after: "    → ")
    }
  }

  private var mistakes: [String] {
    trace.entries.flatMap { entry -> [String] in
      guard case .violation(let violation, let detail) = entry.happening else { return [] }
      let rule = Ledger.rule(violation.rule)
      return [
        "",
        "  \(violation.weight.rawValue.uppercased())  \(violation.rule)  \(violation.lane.rawValue) "
          + "\(violation.rawValue) at \(entry.instant)\(detail.isEmpty ? "" : " (\(detail))")",
      ] + (rule?.sentence ?? "").wrapped(after: "    ")
        + ["    \(rule?.standing.rawValue ?? ""): \(rule?.source ?? "")"]
        + violation.advice.wrapped(after: "    → ")
    }
  }

  private var readings: [String] {
    let readings = trace.entries.compactMap { entry -> String? in
      guard case .reading(let reading, let setting) = entry.happening else { return nil }
      let standing = Ledger.rule(reading.rule)?.standing.rawValue ?? ""
      return "\(reading.rule) \(reading) (\(standing): \(setting))"
    }
    return readings.isEmpty ? [] : [""] + readings.joined(separator: ", ").wrapped(after: "  relied on  ")
  }
}

/// One line of the course of a story.
private struct Row {
  static let laneWidth = 9

  let instant: Instant
  let line: Line
  let sentence: String

  /// An arrow from lane to lane, or a dot where something happens within one.
  func arrows(across lanes: [Lane]) -> String {
    guard let from = lanes.firstIndex(of: line.from), let to = lanes.firstIndex(of: line.to) else {
      return String(repeating: "    │    ", count: lanes.count)
    }
    return lanes.indices.reduce(into: "") { $0 += Self.cell(of: $1, from: from, to: to) }
  }

  /// What an arrow is in one lane, each of which is as wide as ``laneWidth``.
  private static func cell(of lane: Int, from: Int, to: Int) -> String {
    switch lane {
    case from where from == to: "    ●    "
    case from: from < to ? "    ├────" : "────┤    "
    case to: from < to ? "────▶    " : "    ◀────"
    case min(from, to)...max(from, to): "─────────"
    default: "    │    "
    }
  }
}

extension String {
  /// Lines of at most a hundred letters, the first after a lead and the others below it.
  fileprivate func wrapped(after lead: String) -> [String] {
    var lines = [lead]
    for word in split(separator: " ") {
      let isFirst = lines[lines.count - 1].count == lead.count
      if !isFirst, lines[lines.count - 1].count + word.count >= 100 {
        lines.append(String(repeating: " ", count: lead.count) + word)
      } else {
        lines[lines.count - 1] += (isFirst ? "" : " ") + word
      }
    }
    return lines
  }

  fileprivate var trimmingTrailingSpace: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension [Leftover] {
  fileprivate var words: String { map(\.rawValue).joined(separator: ", ") }
}

extension Account {
  /// Who it is, and the ways in.
  var sentence: String {
    var parts = passwords.isEmpty ? ["no password"] : [passwords.joined(separator: " or ")]
    if let appleUser { parts.append("Apple \(appleUser)") }
    return "\(user)  " + parts.joined(separator: ", ")
  }
}
