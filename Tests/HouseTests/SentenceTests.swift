import ExtensionLifecycle
import Foundation
import TestBench
import Testing

/// Every sentence of the sources has its place in the guide, and every place names rules that there are.
@Suite struct SentenceTests {
  /// One line of a source, as far as its sentences are of one class.
  struct Row {
    let source: String
    let line: Int
    let sentences: Int
    let kind: String
    let reason: String

    var rules: [String] { reason.components(separatedBy: ", ").filter { $0.contains("-") } }
  }

  static let rows: [Row] = {
    guard let page = try? House.text(of: "\(DocumentationTests.guide)/Articles/SentenceBySentence.md") else {
      return []
    }
    var source = ""
    var rows: [Row] = []
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { source = line == "## The article" ? "Article" : String(line.dropFirst(3)) }
      let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
      guard cells.count == 4, let number = Int(cells[0]), let count = Int(cells[1]) else { continue }
      rows.append(Row(source: source, line: number, sentences: count, kind: cells[2], reason: cells[3]))
    }
    return rows
  }()

  @Test func `the table names rules that there are, and a reason for what is missing`() {
    #expect(Self.rows.count > 250)
    for row in Self.rows {
      let place = Comment(rawValue: "\(row.source) l.\(row.line)")
      switch row.kind {
      case "played", "checked", "advised":
        #expect(!row.rules.isEmpty, place)
        for rule in row.rules { #expect(Ledger.rule(rule) != nil, place) }
      case "documented": break
      case "missing": #expect(row.reason.hasSuffix("."), place)
      default: Issue.record("\(row.source) l.\(row.line) is \(row.kind)")
      }
    }
  }

  @Test func `what is checked or advised rests on a rule that is`() throws {
    for row in Self.rows where row.kind == "checked" {
      let rules = row.rules.compactMap { Ledger.rule($0) }
      #expect(rules.contains { $0.coverage.name != "not modelled" }, "\(row.source) l.\(row.line)")
    }
  }

  @Test func `the sums are right`() throws {
    let page = try House.text(of: "\(DocumentationTests.guide)/Articles/SentenceBySentence.md")
    let kinds = ["played", "checked", "advised", "documented", "missing"]
    func sum(_ source: String?, _ kind: String?) -> Int {
      Self.rows.filter { source ?? $0.source == $0.source && kind ?? $0.kind == $0.kind }.map(\.sentences)
        .reduce(0, +)
    }
    for source in ["Article", "WWDC18", "WWDC20", "Auth0", nil] {
      let cells = [source ?? "together", "\(sum(source, nil))"] + kinds.map { "\(sum(source, $0))" }
      #expect(page.contains("\n| " + cells.joined(separator: " | ") + " |\n"), "\(cells)")
    }
  }

  @Test(
    .enabled(if: Corpora.file("source-sentences.tsv") != nil, "REHEARSAL_CORPORA names no such folder"))
  func `every sentence is counted in its line`() throws {
    let file = try #require(Corpora.file("source-sentences.tsv"))
    let names = [
      "apple-article": "Article", "wwdc18-721-autofill": "WWDC18", "wwdc20-10666-one-tap": "WWDC20",
      "auth0-one-tap-upgrades": "Auth0",
    ]
    var counts: [String: Int] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").dropFirst() {
      let cells = line.components(separatedBy: "\t")
      guard cells.count == 4, let name = names[cells[0]] else { continue }
      counts["\(name) l.\(cells[1].dropFirst())", default: 0] += 1
    }
    var told: [String: Int] = [:]
    for row in Self.rows { told["\(row.source) l.\(row.line)", default: 0] += row.sentences }
    #expect(told == counts)
  }
}
