import Gherkin
import Rehearsal

/// Makes something of one step of a scenario, or says what is wrong with it.
struct LineReader {
  let step: PickleStep
  let source: Source
  let vocabulary: Vocabulary
  let isAfterWhen: Bool

  func read() throws(ScenarioDiagnostic) -> Scenario.Line {
    guard let match = vocabulary.match(step.text) else { throw undefined }
    let definition = match.definition
    let kind = try kind(for: definition)
    if kind == .given, isAfterWhen {
      throw diagnostic("a fact stands after something happened", ["write it before the first When"])
    }
    let table = try table(for: definition)
    do throws(Misreading) {
      let sentence = try definition.read(Words(values: match.values, table: table), kind)
      return Scenario.Line(
        kind: kind, sentence: sentence, text: step.text, place: Place(source.uri, step.location))
    } catch {
      throw diagnostic(of: error)
    }
  }

  private func kind(for definition: StepDefinition) throws(ScenarioDiagnostic) -> StepKind {
    let written: StepKind? =
      switch step.kind {
      case .context: .given
      case .action: .when
      case .outcome: .then
      case .unknown: nil
      }
    guard let written else {
      if definition.kinds.count == 1 { return definition.kinds[0] }
      throw diagnostic(
        "nothing says whether this is a fact or an expectation", ["write it under Given or Then"])
    }
    if definition.kinds.contains(written) { return written }
    let kinds = definition.kinds.map(\.rawValue).joined(separator: " or ")
    throw diagnostic(
      "this is a \(kinds) step, but it stands under \(written.rawValue)",
      ["it means: \(definition.about)", "write it under \(kinds)"])
  }

  private func table(for definition: StepDefinition) throws(ScenarioDiagnostic) -> [[String]]? {
    if step.arguments.docString != nil {
      throw diagnostic("no step takes a text of several lines", ["leave it out"])
    }
    guard let table = step.arguments.dataTable else {
      if case .needed(let columns) = definition.table {
        throw diagnostic(
          "a table is missing under this step", ["its columns: \(columns.joined(separator: " | "))"])
      }
      return nil
    }
    if definition.table == .anything { return table.rows.map { $0.cells.map(\.value) } }
    let columns = definition.table.columns
    guard !columns.isEmpty else {
      throw diagnostic("this step takes no table", ["leave it out"], at: table.location)
    }
    for cell in table.rows.first?.cells ?? [] where !columns.contains(cell.value) {
      throw diagnostic(
        "there is no column “\(cell.value)” here"
          + (cell.value.nearest(among: columns).map { "; did you mean “\($0)”?" } ?? ""),
        ["its columns: \(columns.joined(separator: " | "))"], at: cell.location,
        length: cell.value.unicodeScalars.count)
    }
    return table.rows.map { $0.cells.map(\.value) }
  }

  private var undefined: ScenarioDiagnostic {
    let suggestion = vocabulary.suggestion(for: step.text)
    return diagnostic(
      suggestion.problem, suggestion.advice, offset: suggestion.offset,
      length: suggestion.length ?? step.text.unicodeScalars.count - suggestion.offset)
  }

  private func diagnostic(of misreading: Misreading) -> ScenarioDiagnostic {
    guard let (row, column) = misreading.cell, let table = step.arguments.dataTable, row < table.rows.count,
      column < table.rows[row].cells.count
    else { return diagnostic(misreading.problem, []) }
    let cell = table.rows[row].cells[column]
    return diagnostic(misreading.problem, [], at: cell.location, length: cell.value.unicodeScalars.count)
  }

  private func diagnostic(
    _ problem: String, _ advice: [String], at location: Location? = nil, offset: Int = 0, length: Int? = nil
  ) -> ScenarioDiagnostic {
    let place: Place
    let line = location?.line ?? step.location.line
    let text = source.line(line) ?? ""
    if let location {
      place = Place(source.uri, location)
    } else {
      // Because placeholders of outlines are filled in, the text may not stand in the line as it is.
      let start = text.column(of: step.text) ?? step.location.column
      place = Place(
        file: source.uri, line: line, column: start + (text.column(of: step.text) == nil ? 0 : offset))
    }
    return ScenarioDiagnostic(
      place: place, problem: problem, source: text, length: length ?? step.text.unicodeScalars.count,
      advice: advice)
  }
}

extension String {
  /// The column, in code points from 1, at which a part begins; `nil` where it is not there.
  fileprivate func column(of part: String) -> Int? {
    let (all, wanted) = (Array(unicodeScalars), Array(part.unicodeScalars))
    guard !wanted.isEmpty, all.count >= wanted.count else { return nil }
    return (0...all.count - wanted.count).first { all[$0..<$0 + wanted.count].elementsEqual(wanted) }.map {
      $0 + 1
    }
  }
}
