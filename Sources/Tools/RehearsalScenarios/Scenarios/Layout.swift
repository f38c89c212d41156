import Gherkin

/// The canonical layout of a file: two spaces a level, tables aligned, nothing else changed.
public enum Layout {
  /// The text laid out anew; `nil` where it is no Gherkin, or not UTF-8.
  public static func canonical(_ bytes: some Collection<UInt8>) -> String? {
    let source = Source(utf8: bytes, uri: "")
    guard !source.isRepaired, let tokens = try? source.tokens() else { return nil }
    var layout = Layouting(source: source)
    for token in tokens { layout.add(token) }
    return layout.text
  }
}

/// A file while it is laid out.
private struct Layouting {
  let source: Source
  private var lines: [String] = []
  /// Comments, tags and blank lines, which stand as far in as what follows them.
  private var waiting: [Token] = []
  private var table = Table()
  private var depth = 0
  private var isInRule = false
  /// How far in the text of several lines stands that is being laid out.
  private var fenceIndent: Int?

  /// The table that is being laid out.
  private struct Table {
    var cells: [[String]] = []
    /// Which lines are kept for its rows, with what stands behind the last bar of each.
    var places: [(line: Int, rest: String)] = []
  }

  init(source: Source) {
    self.source = source
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ token: Token) {
    switch token.kind {
    case .empty, .comment, .tagLine: waiting.append(token)
    case .language: write("# language: \(token.text)", at: 0, for: token)
    case .featureLine: title(token, at: 0)
    case .ruleLine:
      isInRule = true
      title(token, at: 1)
    case .backgroundLine, .scenarioLine: title(token, at: isInRule ? 2 : 1)
    case .examplesLine: title(token, at: isInRule ? 3 : 2)
    case .stepLine: write(token.keyword + token.text, at: depth, for: token)
    case .docStringSeparator: fence(token)
    case .tableRow: row(token)
    case .other: other(token)
    case .endOfFile:
      while waiting.last?.isBlank == true { waiting.removeLast() }
      settle(at: 0, before: token)
    }
  }

  private mutating func title(_ token: Token, at level: Int) {
    write(token.keyword + ":" + (token.text.isEmpty ? "" : " " + token.text), at: level, for: token)
    depth = level + 1
  }

  private mutating func fence(_ token: Token) {
    write(line(of: token).trimmed, at: depth + 1, for: token)
    fenceIndent = fenceIndent == nil ? token.location.column - 1 : nil
  }

  /// A line of a description is laid out; one of a text of several lines keeps what it has beyond its fence.
  private mutating func other(_ token: Token) {
    if let fenceIndent {
      let text = line(of: token).dropping(indent: fenceIndent)
      lines.append(text.isEmpty ? "" : text.indented(to: depth + 1))
    } else if token.isBlank {
      waiting.append(token)
    } else {
      write(line(of: token).withoutBlanks, at: depth, for: token)
    }
  }

  private mutating func row(_ token: Token) {
    write("|", at: depth + 1, for: token)
    table.cells.append(token.cells.map(\.value))
    table.places.append((lines.count - 1, line(of: token).afterLastBar))
  }

  private mutating func write(_ text: String, at level: Int, for token: Token) {
    settle(at: level, before: token)
    lines.append(text.indented(to: level))
  }

  /// Writes what waited, as far in as what follows.
  private mutating func settle(at level: Int, before token: Token) {
    if token.kind != .tableRow { alignTable() }
    for waiting in waiting {
      if !waiting.isBlank {
        lines.append(line(of: waiting).trimmed.indented(to: level))
      } else if waiting.kind == .other && token.kind == .other || lines.last?.isEmpty == false {
        // Between the lines of a description every blank line is one of them.
        lines.append("")
      }
    }
    waiting = []
  }

  private mutating func alignTable() {
    for (place, row) in zip(table.places, table.cells.aligned) {
      lines[place.line] = (place.rest.isEmpty ? row : "\(row) \(place.rest)").indented(to: depth + 1)
    }
    table = Table()
  }

  private func line(of token: Token) -> String { source.line(token.location.line) ?? "" }
}

extension Token {
  /// Whether nothing stands in the line.
  fileprivate var isBlank: Bool { kind == .empty || kind == .other && text.trimmed.isEmpty }
}

extension String {
  fileprivate func indented(to level: Int) -> String { String(repeating: "  ", count: level) + self }

  /// The line without so much of its white space.
  fileprivate func dropping(indent: Int) -> String {
    let space = unicodeScalars.prefix(indent).prefix { $0.properties.isWhitespace }
    return String(unicodeScalars.dropFirst(space.count))
  }

  /// The line without the blanks at its ends; spaces of other kinds are somebody's own.
  fileprivate var withoutBlanks: String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var scalars = unicodeScalars[...]
    scalars = scalars.drop(while: isBlank)
    while scalars.last.map(isBlank) == true { scalars.removeLast() }
    return String(scalars)
  }

  /// What stands after the last bar of a row: no cell, but not to be lost either.
  fileprivate var afterLastBar: String {
    var rest = unicodeScalars[...]
    var isEscaped = false
    for index in unicodeScalars.indices {
      if unicodeScalars[index] == "|", !isEscaped {
        rest = unicodeScalars[unicodeScalars.index(after: index)...]
      }
      isEscaped = unicodeScalars[index] == "\\" && !isEscaped
    }
    return String(rest).trimmed
  }
}
