extension Source {
  /// What each line is, with the end of the file at the end.
  ///
  /// - Throws: What is wrong with the source, all of it at once.
  public func tokens(dialects: Dialects = .english) throws(SyntaxErrors) -> [Token] {
    var parser = Parser(self, dialects: dialects)
    var tokens = [parser.next()]
    while tokens.last?.kind != .endOfFile { tokens.append(parser.next()) }
    guard parser.errors.isEmpty else { throw SyntaxErrors(uri: uri, errors: parser.errors) }
    return tokens
  }
}

/// Says of each line of a source what it is, and collects what is wrong.
///
/// The tokens it gives out always make a valid document or the beginning of one: a line that cannot
/// stand where it stands is reported and left out.
struct Parser {
  private static let errorLimit = 10

  private let source: Source
  let dialects: Dialects
  var dialect = Dialect.english
  var openFence: OpenFence?
  private(set) var errors: [SyntaxError] = []

  private var nextLine = 1
  private var place = ParserState.start
  private var expected = ParserState.start.expected
  /// What is expected at the places so far, because most are come to again and again; they are few.
  private var expectations: [(place: ParserState, kinds: [Token.Kind])] = []
  private var table = Table()

  /// The table being read: its width, and the first row that has another.
  private struct Table {
    var width: Int?
    var inconsistentRow: Location?
  }

  init(_ source: Source, dialects: Dialects) {
    self.source = source
    self.dialects = dialects
  }

  /// The next token; the end of the file again and again once it is reached.
  mutating func next() -> Token {
    while nextLine <= source.lineCount, errors.count <= Self.errorLimit {
      let line = source[nextLine]
      nextLine += 1
      for index in expected.indices {
        guard let token = match(expected[index], line) else { continue }
        move(past: token)
        return token
      }
      report(.unexpectedLine(line.rest(after: 0).value, expected: expected), at: line.location)
    }
    return end()
  }

  private mutating func end() -> Token {
    let token = Token(.endOfFile, at: Location(line: source.lineCount + 1, column: 0))
    if expected.contains(.endOfFile) {
      closeTable()
    } else {
      report(.unexpectedEnd(expected: expected), at: token.location)
    }
    return token
  }

  private mutating func move(past token: Token) {
    let titleLine = token.kind == .tagLine ? titleLineAfterTags() : token.kind
    if token.kind == .tableRow {
      measure(token)
    } else if token.kind != .comment, token.kind != .empty {
      closeTable()
    }
    let next = place.after(token.kind, tagsBefore: titleLine)
    guard next != place else { return }
    place = next
    if let known = expectations.first(where: { $0.place == next }) {
      expected = known.kinds
    } else {
      expected = next.expected
      expectations.append((next, expected))
    }
  }

  /// Tags may stand before several kinds of title; looks ahead for the one that these belong to.
  private mutating func titleLineAfterTags() -> Token.Kind {
    if case .tags(let titleLine) = place { return titleLine }
    guard !expected.contains(.featureLine) else { return .featureLine }
    let titleLines: [Token.Kind] = [.examplesLine, .scenarioLine].filter(expected.contains)
    for number in nextLine..<source.lineCount + 1 {
      let line = source[number]
      if let titleLine = titleLines.first(where: { match($0, line) != nil }) { return titleLine }
      guard [.empty, .comment, .tagLine].contains(where: { match($0, line) != nil }) else { break }
    }
    return .ruleLine
  }

  private mutating func measure(_ row: Token) {
    let width = table.width ?? row.cells.count
    table.width = width
    if row.cells.count != width, table.inconsistentRow == nil { table.inconsistentRow = row.location }
  }

  private mutating func closeTable() {
    if let row = table.inconsistentRow { report(.inconsistentCellCount, at: row) }
    table = Table()
  }

  mutating func report(_ problem: SyntaxError.Problem, at location: Location) {
    report(SyntaxError(problem, at: location))
  }

  mutating func report(_ error: SyntaxError) {
    if errors.count <= Self.errorLimit, !errors.contains(error) { errors.append(error) }
  }
}
