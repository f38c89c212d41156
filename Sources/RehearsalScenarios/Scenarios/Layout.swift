import Gherkin

/// The canonical layout of a file: two spaces a level, tables aligned, nothing else changed.
public enum Layout {
  /// The text laid out anew; `nil` where it is no Gherkin.
  public static func canonical(_ bytes: some Collection<UInt8>) -> String? {
    let source = Source(utf8: bytes, uri: "")
    guard let tokens = try? source.tokens() else { return nil }
    var layout = Layouting(source: source)
    for token in tokens { layout.add(token) }
    return layout.text
  }
}

/// A file while it is laid out.
private struct Layouting {
  let source: Source
  private(set) var text = ""
  private var rows: [[String]] = []
  private var depth = 0
  private var isInRule = false
  private var fenceIndent = 0
  private var isInDocString = false
  private var blankLines = 0
  private var waiting: [Token] = []

  init(source: Source) {
    self.source = source
  }

  mutating func add(_ token: Token) {
    if token.kind == .tableRow { return rows.append(token.cells.map(\.value)) }
    flushRows()
    switch token.kind {
    case .empty: if !isInDocString { blankLines += 1 } else { write("", at: nil) }
    case .comment, .tagLine: waiting.append(token)
    case .language: write("# language: \(token.text)", at: 0)
    case .featureLine: title(token, at: 0, next: 1)
    case .ruleLine:
      isInRule = true
      title(token, at: 1, next: 2)
    case .backgroundLine, .scenarioLine: title(token, at: isInRule ? 2 : 1, next: isInRule ? 3 : 2)
    case .examplesLine: title(token, at: isInRule ? 3 : 2, next: isInRule ? 4 : 3)
    case .stepLine:
      flushWaiting(at: depth)
      write(token.keyword + token.text, at: depth)
    case .docStringSeparator: fence(token)
    case .other: other(token)
    case .endOfFile: flushWaiting(at: 0)
    case .tableRow: break
    }
  }

  private mutating func title(_ token: Token, at level: Int, next: Int) {
    flushWaiting(at: level)
    write(token.keyword + ":" + (token.text.isEmpty ? "" : " " + token.text), at: level)
    depth = next
  }

  private mutating func fence(_ token: Token) {
    isInDocString.toggle()
    if isInDocString { fenceIndent = token.location.column - 1 }
    let line = source.line(token.location.line) ?? ""
    write(line.trimmed, at: depth + 1)
  }

  /// A line of a description is laid out; one of a doc string keeps what it has beyond its fence.
  private mutating func other(_ token: Token) {
    let line = source.line(token.location.line) ?? ""
    guard isInDocString else { return write(line.trimmed, at: depth) }
    let own = line.unicodeScalars.prefix(fenceIndent).allSatisfy { $0 == " " || $0 == "\t" }
    let rest = own ? String(Substring(line.unicodeScalars.dropFirst(fenceIndent))) : line
    write(rest, at: rest.isEmpty ? nil : depth + 1)
  }

  private mutating func flushWaiting(at level: Int) {
    let tokens = waiting
    waiting = []
    for token in tokens { write((source.line(token.location.line) ?? "").trimmed, at: level) }
  }

  private mutating func flushRows() {
    guard !rows.isEmpty else { return }
    for line in rows.aligned(at: 0).split(separator: "\n") { write(String(line), at: depth + 1) }
    rows = []
  }

  private mutating func write(_ line: String, at level: Int?) {
    if blankLines > 0, !text.isEmpty { text += "\n" }
    blankLines = 0
    text += String(repeating: "  ", count: level ?? 0) + line + "\n"
  }
}
