/// Whether a line is of a kind and, if so, what it says.
extension Parser {
  /// What a doc string was opened with, and how far that was indented.
  struct OpenFence {
    let fence: DocString.Fence
    let indent: Int
  }

  /// Apart from what looks closer, because most lines are held against several kinds and their first byte says which
  /// they are not.
  @inline(__always)
  mutating func match(_ kind: Token.Kind, _ line: SourceLine) -> Token? {
    line.mayBe(kind) ? look(at: line, as: kind) : nil
  }

  private mutating func look(at line: SourceLine, as kind: Token.Kind) -> Token? {
    switch kind {
    case .endOfFile: nil
    case .empty: Token(kind, at: line.beginning)
    case .comment: Token(kind, at: line.beginning, text: line.whole)
    case .language: language(line)
    case .tagLine: tags(line)
    case .featureLine: match(kind, line, dialect.feature)
    case .ruleLine: match(kind, line, dialect.rule)
    case .backgroundLine: match(kind, line, dialect.background)
    case .scenarioLine: match(kind, line, dialect.scenario)
    case .examplesLine: match(kind, line, dialect.examples)
    case .stepLine: match(kind, line, dialect.steps)
    case .docStringSeparator: openFence == nil ? openDocString(line) : closeDocString(line)
    case .tableRow: Token(kind, at: line.location, cells: line.cells())
    case .other: Token(kind, at: line.beginning, text: content(line))
    }
  }

  private func match(_ kind: Token.Kind, _ line: SourceLine, _ keywords: [Dialect.Keyword]) -> Token? {
    for index in keywords.indices where line.starts(with: keywords[index].prefix) {
      let keyword = keywords[index]
      let text = line.rest(after: keyword.prefix.count)
      return Token(
        kind, at: line.location, keyword: keyword.text, keywordType: keyword.type, text: text.value,
        textLocation: text.location)
    }
    return nil
  }

  private mutating func language(_ line: SourceLine) -> Token? {
    guard let name = line.language else { return nil }
    guard let dialect = dialects[name] else {
      report(.unknownLanguage(name), at: line.location)
      return nil
    }
    self.dialect = dialect
    return Token(.language, at: line.location, text: name)
  }

  private mutating func tags(_ line: SourceLine) -> Token? {
    do throws(SyntaxError) {
      return Token(.tagLine, at: line.location, cells: try line.tags())
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func openDocString(_ line: SourceLine) -> Token? {
    let fence: DocString.Fence = line.first == DocString.Fence.quotes.byte ? .quotes : .backticks
    guard line.starts(with: fence) else { return nil }
    openFence = OpenFence(fence: fence, indent: line.indent)
    let mediaType = line.rest(after: fence.rawValue.utf8.count).value
    return Token(.docStringSeparator, at: line.location, keyword: fence.rawValue, text: mediaType)
  }

  private mutating func closeDocString(_ line: SourceLine) -> Token? {
    guard let fence = openFence?.fence, line.starts(with: fence) else { return nil }
    openFence = nil
    return Token(.docStringSeparator, at: line.location, keyword: fence.rawValue)
  }

  /// A line of a description as it is, or of a doc string without its indentation and escapes.
  private func content(_ line: SourceLine) -> String {
    guard let openFence else { return line.whole }
    let text = line.dropping(indent: openFence.indent)
    guard text.utf8.contains(.backslash) else { return text }
    let bytes = Array(text.utf8)
    let fence = Array(openFence.fence.rawValue.utf8)
    let escaped = fence.flatMap { [.backslash, $0] }
    return bytes.replacing(escaped.count, at: bytes.positions(of: escaped), with: fence).text
  }
}

extension DocString.Fence {
  /// What it repeats three times.
  fileprivate var byte: UInt8 {
    switch self {
    case .quotes: UInt8(ascii: "\"")
    case .backticks: UInt8(ascii: "`")
    }
  }
}

extension SourceLine {
  /// Whether it can be of a kind, by its first byte.
  fileprivate func mayBe(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .endOfFile: false
    case .empty: isEmpty
    case .comment, .language: first == .hash
    case .tagLine: first == .at
    case .tableRow: first == .bar
    case .docStringSeparator: first == DocString.Fence.quotes.byte || first == DocString.Fence.backticks.byte
    case .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine, .other: true
    }
  }

  fileprivate func starts(with fence: DocString.Fence) -> Bool {
    first == fence.byte && bytes[textStart..<end].starts(with: repeatElement(fence.byte, count: 3))
  }
}
