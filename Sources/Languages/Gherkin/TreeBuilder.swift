extension GherkinDocument {
  /// Parses a source; the parts of its tree are numbered from `firstID`.
  ///
  /// - Throws: What is wrong with the source, all of it at once.
  public init(parsing source: Source, dialects: Dialects = .english, firstID: Int = 0) throws(SyntaxErrors) {
    var builder = TreeBuilder(Parser(source, dialects: dialects), firstID: firstID)
    self = try builder.document(uri: source.uri)
  }
}

/// Builds the tree of a source from its tokens.
///
/// The parser sees to it that they come in a valid order. A part gets its number after the parts it
/// is made of.
struct TreeBuilder {
  private var parser: Parser
  private var token = Token(.empty, at: Location(line: 0, column: 0))
  /// The tags before the token, which nothing has taken yet.
  private var tagsAhead: [TableCell] = []
  private var comments: [Comment] = []
  private var nextID: Int

  init(_ parser: Parser, firstID: Int) {
    self.parser = parser
    nextID = firstID
    _ = take()
  }

  mutating func document(uri: String) throws(SyntaxErrors) -> GherkinDocument {
    let feature = feature()
    guard parser.errors.isEmpty else { throw SyntaxErrors(uri: uri, errors: parser.errors) }
    return GherkinDocument(uri: uri, feature: feature, comments: comments, nextID: nextID)
  }

  private mutating func take() -> Token {
    var taken = readOn()
    swap(&taken, &token)
    return taken
  }

  /// Reads the next token that stands for itself, and keeps what comes before it.
  private mutating func readOn() -> Token {
    while true {
      let token = parser.next()
      switch token.kind {
      case .empty, .language: continue
      case .comment: comments.append(Comment(location: token.location, text: token.text))
      case .tagLine: tagsAhead += token.cells
      case .endOfFile, .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine,
        .docStringSeparator, .tableRow, .other:
        return token
      }
    }
  }

  /// Takes whatever comes while the next token is of a kind.
  private mutating func each<Part>(_ kind: Token.Kind, _ part: (inout Self) -> Part) -> [Part] {
    var parts: [Part] = []
    while token.kind == kind { parts.append(part(&self)) }
    return parts
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  private mutating func takeTags() -> [TableCell] {
    defer { tagsAhead = [] }
    return tagsAhead
  }

  private mutating func tags(_ cells: [TableCell]) -> [Tag] {
    cells.map { Tag(id: newID(), location: $0.location, name: $0.value) }
  }

  private mutating func heading() -> Heading {
    let title = take()
    var lines = each(.other) { $0.take().text }
    while lines.last?.unicodeScalars.allSatisfy(\.properties.isWhitespace) == true { lines.removeLast() }
    return Heading(
      location: title.location, keyword: title.keyword, name: title.text,
      description: lines.joined(separator: "\n"))
  }
}

/// The parts of a feature; the numbers of their tags come after those of their children.
extension TreeBuilder {
  private mutating func feature() -> Feature? {
    guard token.kind == .featureLine else { return nil }
    let tagCells = takeTags()
    let heading = heading()
    let background = background()
    let scenarios = each(.scenarioLine) { $0.scenario() }
    let rules = each(.ruleLine) { $0.rule() }
    return Feature(
      heading: heading, tags: tags(tagCells), language: parser.dialect.name, background: background,
      scenarios: scenarios, rules: rules)
  }

  private mutating func rule() -> GherkinRule {
    let tagCells = takeTags()
    let heading = heading()
    let background = background()
    let scenarios = each(.scenarioLine) { $0.scenario() }
    let tags = tags(tagCells)
    return GherkinRule(
      id: newID(), heading: heading, tags: tags, background: background, scenarios: scenarios)
  }

  private mutating func background() -> Background? {
    guard token.kind == .backgroundLine else { return nil }
    let heading = heading()
    let steps = each(.stepLine) { $0.step() }
    return Background(id: newID(), heading: heading, steps: steps)
  }

  private mutating func scenario() -> GherkinScenario {
    let tagCells = takeTags()
    let heading = heading()
    let steps = each(.stepLine) { $0.step() }
    let examples = each(.examplesLine) { $0.examples() }
    let tags = tags(tagCells)
    return GherkinScenario(id: newID(), heading: heading, tags: tags, steps: steps, examples: examples)
  }

  private mutating func examples() -> Examples {
    let tagCells = takeTags()
    let heading = heading()
    let rows = each(.tableRow) { $0.row() }
    let tags = tags(tagCells)
    return Examples(
      id: newID(), heading: heading, tags: tags, header: rows.first, body: Array(rows.dropFirst()))
  }
}

extension TreeBuilder {
  private mutating func step() -> GherkinStep {
    let line = take()
    var arguments: [StepArgument] = []
    while let argument = argument() { arguments.append(argument) }
    return GherkinStep(
      id: newID(), location: line.location, keyword: line.keyword,
      keywordType: line.keywordType ?? .unknown, text: line.text,
      textLocation: line.textLocation, arguments: arguments)
  }

  private mutating func argument() -> StepArgument? {
    let location = token.location
    if token.kind == .tableRow {
      return .dataTable(DataTable(location: location, rows: each(.tableRow) { $0.row() }))
    }
    guard token.kind == .docStringSeparator, let fence = DocString.Fence(rawValue: token.keyword) else {
      return nil
    }
    let mediaType = take().text
    let lines = each(.other) { $0.take().text }
    if token.kind == .docStringSeparator { _ = take() }
    return .docString(
      DocString(
        location: location, fence: fence, mediaType: mediaType.isEmpty ? nil : mediaType,
        content: lines.joined(separator: "\n")))
  }

  private mutating func row() -> TableRow {
    let line = take()
    return TableRow(id: newID(), location: line.location, cells: line.cells)
  }
}
