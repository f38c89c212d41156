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
    // Bytes, because a thousand failing scenarios have a thousand stories, and a text takes long to grow.
    var text: [UInt8] = []
    text.reserveCapacity(4096)
    tellPath(in: &text)
    for line in [""] + ending + lockOuts + mistakes + readings {
      text.add(line)
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How it ended, and what was wrong.
  package var outcome: String {
    (ending + lockOuts + mistakes + readings).map { $0 + "\n" }.joined()
  }

  /// The lanes that take part, over time.
  private func tellPath(in text: inout [UInt8]) {
    var rows: [Row] = []
    rows.reserveCapacity(trace.entries.count)
    for entry in trace.entries { if let row = Row(entry, after: rows.last) { rows.append(row) } }
    let lanes = Lane.allCases.filter { lane in rows.contains { $0.from == lane || $0.to == lane } }
    let width = rows.map(\.time.utf8.count).max() ?? 0
    let header = String(repeating: " ", count: width + 2) + lanes.map { Self.centered($0.rawValue) }.joined()
    text.add(header.trimmingTrailingSpace)
    text.append(UInt8(ascii: "\n"))
    for row in rows { row.tell(in: &text, timesAsWideAs: width, across: lanes) }
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
    if let provider = trace.ending.provider {
      rows += provider.sentences.map { ("identities", $0) }
    } else if trace.keychain.entries.isEmpty {
      rows.append(("Keychain", "empty"))
    }
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
    trace.ending.lockOuts.flatMap { lockOut -> [String] in
      let advice = lockOut.advice(in: trace)
      return ["", "  LOCKED OUT  \(lockOut)"] + advice.cause.wrapped(after: "    ")
        + advice.remedy.wrapped(after: "    → ")
    }
  }

  private var mistakes: [String] {
    trace.entries.enumerated().flatMap { index, entry -> [String] in
      guard case .violation(let violation, let detail) = entry.event else { return [] }
      let rule = Ledger.rule(violation.rule)
      return [
        "",
        "  \(violation.weight.rawValue.uppercased())  \(violation.rule)  \(violation.lane.rawValue) "
          + "\(violation.rawValue) at \(entry.instant)\(detail.isEmpty ? "" : " (\(detail))")",
      ] + (rule?.sentence ?? "").wrapped(after: "    ")
        + ["    \(rule?.standing.rawValue ?? ""): \(rule?.source ?? "")"]
        + violation.advice(at: index, of: trace).wrapped(after: "    → ")
    }
  }

  private var readings: [String] {
    let readings = trace.entries.compactMap { entry -> String? in
      guard case .reading(let reading, let setting) = entry.event else { return nil }
      let standing = Ledger.rule(reading.rule)?.standing.rawValue ?? ""
      return "\(reading.rule) \(reading.name) (\(standing): \(setting))"
    }
    return readings.isEmpty ? [] : [""] + readings.joined(separator: ", ").wrapped(after: "  relied on  ")
  }
}

/// One line of a story.
private struct Row {
  static let laneWidth = 9

  let instant: Instant
  let time: String
  let from: Lane
  let to: Lane
  let sentence: String

  /// `nil` for what a story tells elsewhere or not at all.
  init?(_ entry: Trace.Entry, after last: Row?) {
    // Making a line of what is not told takes as long as telling it.
    switch entry.event {
    case .moved, .reading: return nil
    case .user, .app, .system, .handler, .server, .network, .apple, .violation, .incident, .stopped: break
    }
    if let lanes = entry.event.knownLanes {
      (from, to) = lanes
      sentence = entry.event.sentence(as: entry.event.line)
    } else {
      let line = entry.event.line
      (from, to, sentence) = (line.from, line.to, entry.event.sentence(as: line))
    }
    instant = entry.instant
    time = last?.instant == instant ? last?.time ?? "" : instant.description
  }

  /// When, an arrow from lane to lane or a dot where something happens within one, and what.
  func tell(in text: inout [UInt8], timesAsWideAs width: Int, across lanes: [Lane]) {
    for _ in time.utf8.count..<width { text.append(UInt8(ascii: " ")) }
    text.add(time)
    text.add("  ")
    if let from = lanes.firstIndex(of: from), let to = lanes.firstIndex(of: to) {
      text.add(Self.arrows[lanes.count][from][to])
    }
    text.add("  ")
    text.add(sentence)
    text.append(UInt8(ascii: "\n"))
  }

  /// The arrow from each lane to each, by the number of lanes; drawn once, because every line has one.
  private static let arrows: [[[String]]] = (0...Lane.allCases.count).map { count in
    (0..<count).map { from in
      (0..<count).map { to in (0..<count).map { cell(of: $0, from: from, to: to) }.joined() }
    }
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
  func wrapped(after lead: String) -> [String] {
    let indent = lead.unicodeScalars.count
    guard indent + utf8.count >= 100 else { return [lead + self] }
    var lines: [String] = []
    var line = lead
    var width = indent
    for word in unicodeScalars.split(separator: " ") {
      let isFirst = width == indent
      if !isFirst, width + word.count >= 100 {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        width = indent
      } else if !isFirst {
        line += " "
        width += 1
      }
      line.unicodeScalars += word
      width += word.count
    }
    return lines + [line]
  }

  fileprivate var trimmingTrailingSpace: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}

extension [Leftover] {
  fileprivate var words: String { map(\.rawValue).joined(separator: ", ") }
}

extension Trace.Provider {
  /// Each identity that the system may suggest, or why there is none.
  package var sentences: [String] {
    guard isEnabled else { return ["none, because the provider is disabled"] }
    return identities.isEmpty ? ["none"] : identities.map(\.sentence)
  }
}

extension CredentialIdentity {
  /// Who it is of, where, and what the provider finds it by.
  fileprivate var sentence: String {
    let kind =
      switch kind {
      case .password: ""
      case .passkey(let credentialID, _): ", passkey \(credentialID)"
      case .oneTimeCode: ", one-time code"
      }
    return "\(user)  at \(service.identifier)" + (recordIdentifier.map { ", record \($0)" } ?? "") + kind
      + (rank == 0 ? "" : ", rank \(rank)")
  }
}

extension Account {
  /// Who it is, and the ways in.
  package var sentence: String {
    var parts = passwords.isEmpty ? ["no password"] : [passwords.joined(separator: " or ")]
    if let appleUser { parts.append("Apple \(appleUser)") }
    return "\(user)  " + parts.joined(separator: ", ")
  }
}
