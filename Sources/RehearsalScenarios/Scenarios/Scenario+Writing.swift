extension Scenario {
  /// A scenario written in code; it is the same value that its ``text`` reads back as.
  ///
  /// ```swift
  /// let scenario = Scenario(
  ///   "One tap",
  ///   .given(.app("Shiny", domain: "shiny.example")),
  ///   .when(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))), .when(.settle),
  ///   .then(.request(.succeeds)))
  /// ```
  public init(
    _ name: String, feature: String = "Written in code", tags: [String] = [], _ sentences: Sentence...
  ) {
    self.init(name, feature: feature, tags: tags, sentences)
  }

  /// A scenario of sentences.
  public init(
    _ name: String, feature: String = "Written in code", tags: [String] = [], _ sentences: [Sentence]
  ) {
    let lines = sentences.enumerated().map { index, sentence in
      Line(
        kind: sentence.kind, sentence: sentence, text: sentence.phrase.text,
        place: Place(file: "", line: index + 1, column: 1))
    }
    self.init(
      name: name, fullName: name, feature: feature, tags: tags, place: Place(file: "", line: 1, column: 1),
      lines: lines)
  }

  /// The scenario as the text of a file, in canonical layout.
  public var text: String {
    var text = "Feature: \(feature)\n\n"
    if !tags.isEmpty { text += "  " + tags.joined(separator: " ") + "\n" }
    text += "  Scenario: \(name)\n"
    var last: StepKind?
    for line in lines {
      text += "    \(line.kind == last ? "And" : line.kind.rawValue) \(line.sentence.phrase.text)\n"
      if let table = line.sentence.phrase.table { text += table.aligned(at: 6) }
      last = line.kind
    }
    return text
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
  /// The rows as a table whose bars stand under each other, but for those after a cell that is far too wide.
  func aligned(at indent: Int) -> String {
    let cells = map { $0.map(\.escapedCell) }
    var widths = Array<Int>(repeating: 0, count: cells.first?.count ?? 0)
    for row in cells {
      for (column, cell) in row.prefix(widths.count).enumerated() {
        widths[column] = Swift.max(widths[column], cell.unicodeScalars.count)
      }
    }
    // Because one cell that fills a page would make a page of every other in its column.
    let most = 500
    return cells.reduce(into: "") { text, row in
      text += String(repeating: " ", count: indent) + "| "
      for (column, cell) in row.prefix(widths.count).enumerated() {
        let room = Swift.min(widths[column], most) - cell.unicodeScalars.count
        text += (column == 0 ? "" : " | ") + cell + String(repeating: " ", count: Swift.max(0, room))
      }
      text += " |\n"
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
