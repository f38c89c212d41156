/// Builds the tree of a source from its tokens.
///
/// The parser sees to it that they come in a valid order. A part gets its number after the parts it
/// is made of.
struct TreeBuilder {
  private var parser: Parser
  /// The next token that is neither empty nor a comment nor a line of tags.
  private var token = Token(.empty, at: Location(line: 0, column: 0))
  private var tagLines: [Token] = []
  private var comments: [Comment] = []
  private var nextID: Int

  init(_ parser: Parser, firstID: Int) {
    self.parser = parser
    nextID = firstID
    advance()
  }

  mutating func document(uri: String) throws(SyntaxErrors) -> GherkinDocument {
    let feature = feature()
    guard parser.errors.isEmpty else { throw SyntaxErrors(uri: uri, errors: parser.errors) }
    return GherkinDocument(uri: uri, feature: feature, comments: comments, nextID: nextID)
  }

  private mutating func advance() {
    while true {
      token = parser.next()
      switch token.kind {
      case .empty, .language: continue
      case .comment: comments.append(Comment(location: token.location, text: token.text))
      case .tagLine: tagLines.append(token)
      case .endOfFile, .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine,
        .docStringSeparator, .tableRow, .other:
        return
      }
    }
  }

  private mutating func take() -> Token {
    defer { advance() }
    return token
  }

  private mutating func takeAll(_ kind: Token.Kind) -> [Token] {
    var tokens: [Token] = []
    while token.kind == kind { tokens.append(take()) }
    return tokens
  }

  private mutating func takeTagLines() -> [Token] {
    defer { tagLines = [] }
    return tagLines
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  private mutating func feature() -> Feature? {
    guard token.kind == .featureLine else { return nil }
    let tagLines = takeTagLines()
    let title = take()
    let description = description()
    let background = background()
    let scenarios = scenarios()
    var rules: [Rule] = []
    while token.kind == .ruleLine { rules.append(rule()) }
    return Feature(
      location: title.location, tags: tags(tagLines), language: parser.dialect.name,
      keyword: title.keyword, name: title.text, description: description,
      background: background, scenarios: scenarios, rules: rules)
  }

  private mutating func rule() -> Rule {
    let tagLines = takeTagLines()
    let title = take()
    let description = description()
    let background = background()
    let scenarios = scenarios()
    let tags = tags(tagLines)
    return Rule(
      id: newID(), location: title.location, tags: tags, keyword: title.keyword, name: title.text,
      description: description, background: background, scenarios: scenarios)
  }

  private mutating func background() -> Background? {
    guard token.kind == .backgroundLine else { return nil }
    let title = take()
    let description = description()
    let steps = steps()
    return Background(
      id: newID(), location: title.location, keyword: title.keyword, name: title.text,
      description: description, steps: steps)
  }

  private mutating func scenarios() -> [Scenario] {
    var scenarios: [Scenario] = []
    while token.kind == .scenarioLine {
      let tagLines = takeTagLines()
      let title = take()
      let description = description()
      let steps = steps()
      var examples: [Examples] = []
      while token.kind == .examplesLine { examples.append(self.examples()) }
      let tags = tags(tagLines)
      scenarios.append(
        Scenario(
          id: newID(), location: title.location, tags: tags, keyword: title.keyword, name: title.text,
          description: description, steps: steps, examples: examples))
    }
    return scenarios
  }

  private mutating func examples() -> Examples {
    let tagLines = takeTagLines()
    let title = take()
    let description = description()
    let rows = rows()
    let tags = tags(tagLines)
    return Examples(
      id: newID(), location: title.location, tags: tags, keyword: title.keyword, name: title.text,
      description: description, header: rows.first, body: Array(rows.dropFirst()))
  }

  private mutating func description() -> String {
    var lines = takeAll(.other).map(\.text)
    while let last = lines.last, last.unicodeScalars.allSatisfy(\.properties.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func steps() -> [Step] {
    var steps: [Step] = []
    while token.kind == .stepLine {
      let line = take()
      let leading = dataTable()
      let docString = docString()
      let dataTable = leading ?? dataTable()
      steps.append(
        Step(
          id: newID(), location: line.location, keyword: line.keyword,
          keywordType: line.keywordType ?? .unknown, text: line.text,
          dataTable: dataTable, docString: docString))
    }
    return steps
  }

  private mutating func dataTable() -> DataTable? {
    let location = token.location
    let rows = rows()
    return rows.isEmpty ? nil : DataTable(location: location, rows: rows)
  }

  private mutating func rows() -> [TableRow] {
    takeAll(.tableRow).map { row in
      let cells = row.items.map { TableCell(location: row.location.at(column: $0.column), value: $0.text) }
      return TableRow(id: newID(), location: row.location, cells: cells)
    }
  }

  private mutating func docString() -> DocString? {
    guard token.kind == .docStringSeparator, let fence = DocString.Fence(rawValue: token.keyword) else { return nil }
    let opening = take()
    let lines = takeAll(.other).map(\.text)
    if token.kind == .docStringSeparator { _ = take() }
    return DocString(
      location: opening.location, fence: fence, mediaType: opening.text.isEmpty ? nil : opening.text,
      content: lines.joined(separator: "\n"))
  }

  private mutating func tags(_ lines: [Token]) -> [Tag] {
    lines.flatMap { line in
      line.items.map { Tag(id: newID(), location: line.location.at(column: $0.column), name: $0.text) }
    }
  }
}
