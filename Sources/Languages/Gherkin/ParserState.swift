/// Where a parser stands between two lines: what came last decides what may come next.
enum ParserState: Hashable {
  /// What a title line begins; the lines under it are its own.
  enum Section {
    case header, background, scenario, examples
  }

  /// How much of a step has been read.
  enum StepPart {
    case line, table, docString, tableAfterDocString, docStringAfterTable
  }

  case start
  case language
  case tags(before: Token.Kind)
  case title(Section)
  case description(Section)
  case step(Section, StepPart)
  case docString(Section, afterTable: Bool)
  case examplesTable

  /// The kinds of line that may come next, in the order in which they are tried and reported.
  var expected: [Token.Kind] {
    switch self {
    case .start: [.endOfFile, .language, .tagLine, .featureLine, .comment, .empty]
    case .language: [.tagLine, .featureLine, .comment, .empty]
    case .tags(let titleLine): [.tagLine, titleLine, .comment, .empty]
    case .title(let section): [.endOfFile, .empty, .comment, section.content] + section.followers + [.other]
    case .description(let section): [.endOfFile, .comment, section.content] + section.followers + [.other]
    case .step(let section, let part):
      [.endOfFile] + part.arguments + [.stepLine] + section.followers + [.comment, .empty]
    case .docString: [.docStringSeparator, .other]
    case .examplesTable: [.endOfFile, .tableRow] + Section.examples.followers + [.comment, .empty]
    }
  }

  /// The place after a line of an expected kind; tags say what they stand before.
  func after(_ kind: Token.Kind, tagsBefore titleLine: Token.Kind) -> ParserState {
    switch (kind, self) {
    case (.language, _): .language
    case (.tagLine, _): .tags(before: titleLine)
    case (.featureLine, _), (.ruleLine, _): .title(.header)
    case (.backgroundLine, _): .title(.background)
    case (.scenarioLine, _): .title(.scenario)
    case (.examplesLine, _): .title(.examples)
    case (.stepLine, .title(let section)), (.stepLine, .description(let section)): .step(section, .line)
    case (.stepLine, .step(let section, _)): .step(section, .line)
    case (.docStringSeparator, .step(let section, let part)): .docString(section, afterTable: part == .table)
    case (.docStringSeparator, .docString(let section, afterTable: let isLast)):
      .step(section, isLast ? .docStringAfterTable : .docString)
    case (.tableRow, .step(let section, let part)): .step(section, part.afterRow)
    case (.tableRow, _): .examplesTable
    case (.comment, .title(let section)), (.other, .title(let section)): .description(section)
    case (.comment, _), (.other, _), (.empty, _), (.endOfFile, _): self
    case (.stepLine, _), (.docStringSeparator, _): self
    }
  }
}

extension ParserState.Section {
  /// What stands under the title and its description.
  fileprivate var content: Token.Kind {
    switch self {
    case .header: .backgroundLine
    case .background, .scenario: .stepLine
    case .examples: .tableRow
    }
  }

  /// What ends the section and begins another.
  fileprivate var followers: [Token.Kind] {
    switch self {
    case .header, .background: [.tagLine, .scenarioLine, .ruleLine]
    case .scenario, .examples: [.tagLine, .examplesLine, .scenarioLine, .ruleLine]
    }
  }
}

extension ParserState.StepPart {
  fileprivate var arguments: [Token.Kind] {
    switch self {
    case .line, .table: [.tableRow, .docStringSeparator]
    case .docString, .tableAfterDocString: [.tableRow]
    case .docStringAfterTable: []
    }
  }

  fileprivate var afterRow: Self {
    switch self {
    case .line, .table: .table
    case .docString, .tableAfterDocString, .docStringAfterTable: .tableAfterDocString
    }
  }
}
