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
  /// The rows as a table whose bars stand under each other.
  func aligned(at indent: Int) -> String {
    let cells = map { $0.map(\.escapedCell) }
    let widths = (cells.first ?? []).indices.map { column in
      cells.map { column < $0.count ? $0[column].unicodeScalars.count : 0 }.max() ?? 0
    }
    return cells.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.unicodeScalars.count) }
      return String(repeating: " ", count: indent) + "| " + padded.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

extension String {
  /// The cell as a table must write it.
  var escapedCell: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "|": text += "\\|"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
