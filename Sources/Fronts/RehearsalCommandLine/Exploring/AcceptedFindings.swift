import RehearsalExplorer
import RehearsalReports

/// A file of findings that are known, and why nobody mends them yet: one a line, as `lock-out: DEVIATION; DEVIATION # why`.
struct AcceptedFindings {
  private let path: String
  private let lines: [Line]
  /// Those of them that were found, by their places.
  private var found: Set<Int> = []

  private struct Line {
    let key: String
    let reason: String
  }

  /// Reads a file; each line needs a reason, because the next one to read it asks for it.
  init(_ path: String, isRedacted: Bool) throws(UsageError) {
    self.path = path
    let file = try LinedFile(path)
    var lines: [Line] = []
    for line in file.lines {
      let parts = line.text.split(separator: " # ", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, parts[0].contains(":") else {
        throw file.fault(
          in: line,
          "a known finding reads like “lock-out: the 1st changePassword loses its reply # why it is accepted”"
            + (isRedacted ? "." : ", not “\(line.text.short)”."))
      }
      lines.append(Line(key: parts[0], reason: parts[1]))
    }
    self.lines = lines
  }

  /// What a finding is called in such a file.
  static func key(of discovery: Discovery) -> String {
    let names = discovery.deviations.map(\.name).joined(separator: "; ")
    return "\(discovery.failure.slug): \(names.isEmpty ? "in the happy path" : names)"
  }

  /// Why a finding is accepted, by what it is called here; `nil` where it is not.
  mutating func reason(for key: String) -> String? {
    guard let index = lines.firstIndex(where: { $0.key == key }) else { return nil }
    found.insert(index)
    return lines[index].reason
  }

  /// How a finding is told that is accepted.
  static func line(of key: String, _ reason: String) -> String { "✓ known: \(key)  (\(reason))\n\n" }

  /// How many were found.
  var count: Int { found.count }

  /// What is no longer found, line by line; such a line hides nothing any more but what may come.
  var gone: [String] {
    lines.indices.filter { !found.contains($0) }.map { index in
      "✘ not found any more: \(lines[index].key)  Take the line out of \(path). (\(lines[index].reason))\n"
    }
  }
}
