extension Scenario {
  /// A scenario written in code; it is the same value that its ``text`` reads back as, but for the file.
  ///
  /// ```swift
  /// let scenario = Scenario(
  ///   "One tap",
  ///   .given(.app("Shiny", domain: "shiny.example")),
  ///   .when(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))), .when(.settle),
  ///   .then(.request(.succeeds)))
  /// ```
  ///
  /// - Precondition: A file can have it: the names are one line each without white space at the ends, and a tag is
  ///   one word that begins with `@`.
  public init(
    _ name: String, feature: String = "Written in code", tags: [String] = [], _ sentences: Sentence...
  ) {
    self.init(name, feature: feature, tags: tags, sentences)
  }

  /// A scenario of sentences.
  ///
  /// - Precondition: A file can have it: the names are one line each without white space at the ends, and a tag is
  ///   one word that begins with `@`.
  public init(
    _ name: String, feature: String = "Written in code", tags: [String] = [], _ sentences: [Sentence]
  ) {
    for title in [name, feature] where title != title.asTitle {
      fatalError("a name is one line without white space at its ends, unlike “\(title)”")
    }
    for tag in tags where !tag.isTag { fatalError("a tag is one word that begins with “@”, unlike “\(tag)”") }
    let title = Place(file: "", line: tags.isEmpty ? 3 : 4, column: 3)
    var next = title.line + 1
    let lines = sentences.map { sentence in
      defer { next += 1 + (sentence.phrase.table?.count ?? 0) }
      return Line(
        kind: sentence.kind, sentence: sentence, text: sentence.phrase.text,
        place: Place(file: "", line: next, column: 5))
    }
    self.init(name: name, fullName: name, feature: feature, tags: tags, place: title, lines: lines)
  }

  /// The scenario as the text of a file, in canonical layout.
  public var text: String {
    var text = "Feature:\(feature.afterColon)\n\n"
    if !tags.isEmpty { text += "  " + tags.joined(separator: " ") + "\n" }
    text += "  Scenario:\(name.afterColon)\n"
    var last: StepKind?
    for line in lines {
      text += "    \(line.kind == last ? "And" : line.kind.rawValue) \(line.sentence.phrase.text)\n"
      for row in line.sentence.phrase.table?.aligned ?? [] { text += "      \(row)\n" }
      last = line.kind
    }
    return text
  }
}

extension String {
  /// The text as the name of a feature or a scenario can be: in one line, without white space at its ends.
  package var asTitle: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? " " : $0 })).trimmed
  }

  fileprivate var afterColon: String { isEmpty ? "" : " " + self }

  fileprivate var isTag: Bool {
    unicodeScalars.first == "@" && unicodeScalars.count > 1
      && !unicodeScalars.dropFirst().contains { $0 == "@" || $0.properties.isWhitespace }
  }
}

extension Sentence {
  /// Under which keyword it stands.
  public var kind: StepKind {
    switch self {
    case .given: .given
    case .when: .when
    case .then: .then
    case .own(let own): own.step.kind
    }
  }
}

extension [[String]] {
  /// The rows as lines of a table whose bars stand under each other, but for those after a cell that is far too
  /// wide.
  var aligned: [String] {
    let cells = map { $0.map(\.escapedCell) }
    var widths = Array<Int>(repeating: 0, count: cells.first?.count ?? 0)
    for row in cells {
      for (column, cell) in row.prefix(widths.count).enumerated() {
        widths[column] = Swift.max(widths[column], cell.unicodeScalars.count)
      }
    }
    // One cell that fills a page would make a page of every other in its column.
    let most = 500
    return cells.map { row in
      row.prefix(widths.count).enumerated().reduce(into: "|") { text, cell in
        let room = Swift.min(widths[cell.offset], most) - cell.element.unicodeScalars.count
        text += " " + cell.element + String(repeating: " ", count: Swift.max(0, room)) + " |"
      }
    }
  }
}

extension String {
  /// The cell as a table must write it.
  var escapedCell: String {
    guard utf8.contains(where: { $0 == 0x5C || $0 == 0x7C || $0 == 0x0A }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "|": text += "\\|"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
