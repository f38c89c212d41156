#if os(Linux)
  import Foundation
  import Hostile
  import TestBench

  /// The table of the guide: what becomes of each hostile handler.
  enum Table {
    private static let page = "Sources/Core/Rehearsal/Rehearsal.docc/Articles/HostileHandlers.md"
    private static let head =
      "| family | in | the handler | what becomes of it |\n| --- | --- | --- | --- |\n"

    /// What the table says, by who it says it of.
    static let rows: [String: String] = {
      let lines = ((try? House.text(of: page)) ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }
      let cells = lines.dropFirst(2).map { line in
        line.dropFirst(2).dropLast(2).split(separator: " | ", maxSplits: 3).map(String.init)
      }
      return Dictionary(
        cells.filter { $0.count == 4 }.map { ($0[0...2].joined(separator: " | "), $0[3]) },
        uniquingKeysWith: { first, _ in first })
    }()

    /// Writes the table anew; what stands before it stays.
    static func write(_ verdicts: [(hostile: Hostile, verdict: String)]) throws {
      let text = try House.text(of: page)
      let before = text.range(of: head).map { String(text[..<$0.lowerBound]) } ?? text
      let rows = verdicts.map { "| \($0.hostile.row) | \($0.verdict) |\n" }.joined()
      try (before + head + rows).write(
        to: House.root.appending(path: page), atomically: true, encoding: .utf8)
    }
  }

  extension Hostile {
    /// How it is told from the others in the table.
    var row: String { "\(family) | \(isInC ? "C" : "Swift") | \(name)" }

    /// Whether it has to be given up, which takes seconds.
    var isSlow: Bool { Table.rows[row] == Verdict.givenUp }
  }
#endif
