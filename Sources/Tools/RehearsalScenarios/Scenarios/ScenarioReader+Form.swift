import Gherkin

/// What keeps a file from being read as text at all, which its lines would only tell in riddles.
extension ScenarioReader {
  /// What is wrong with the form of a file; `nil` where it is text in lines.
  func fault(of source: Source, _ bytes: some Collection<UInt8>) -> ScenarioDiagnostic? {
    // Letters of English are valid in UTF-8 also with a zero byte before or after each.
    // An array of them, because any collection is asked for each by way of a table.
    let beginning = [UInt8](bytes.prefix(1_000))
    var zeros = 0
    for byte in beginning where byte == 0 { zeros += 1 }
    if zeros * 3 > beginning.count {
      return diagnostic(
        Location(line: 1, column: 1), "this looks like UTF-16, and not like UTF-8",
        ["save the file as UTF-8"], length: 1, in: source)
    }
    if source.isRepaired { return notUTF8(source) }
    if source.line(1)?.unicodeScalars.first == "\u{FEFF}" {
      return diagnostic(
        Location(line: 1, column: 1), "an invisible mark stands here, a second byte order mark",
        ["remove the first three bytes of the file; one such mark is enough"], length: 1, in: source)
    }
    return loneCarriageReturn(in: source)
  }

  /// Where the lines of a file end as on an old Mac, all of it is one line to Gherkin.
  private func loneCarriageReturn(in source: Source) -> ScenarioDiagnostic? {
    guard source.lineCount == 1, let line = source.line(1)?.unicodeScalars,
      let end = line.firstIndex(of: "\r")
    else { return nil }
    return diagnostic(
      Location(line: 1, column: line.distance(from: line.startIndex, to: end) + 1),
      "the lines of this file end with a carriage return alone", ["save it with line feeds at their ends"],
      length: 1, in: source)
  }

  private func notUTF8(_ source: Source) -> ScenarioDiagnostic {
    let lines = (1..<source.lineCount + 1).lazy.map { (number: $0, text: source.line($0) ?? "") }
    let wrong = lines.first { $0.text.unicodeScalars.contains("\u{FFFD}") } ?? (number: 1, text: "")
    let column = wrong.text.unicodeScalars.prefix { $0 != "\u{FFFD}" }.count + 1
    return diagnostic(
      Location(line: wrong.number, column: column), "this is not UTF-8", ["save the file as UTF-8"],
      length: 1,
      in: source)
  }
}
