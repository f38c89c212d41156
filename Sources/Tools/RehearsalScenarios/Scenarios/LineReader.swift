import Gherkin
import Rehearsal

/// Makes something of one step of a scenario, or says what is wrong with it.
struct LineReader {
  let step: PickleStep
  /// The line of the examples that fills its placeholders, if any does.
  let row: Int?
  let source: Source
  let vocabulary: Vocabulary
  let isAfterWhen: Bool
  /// What to say of sentences that are misspelt.
  let suggestions: KnownSuggestions

  func read() throws(ScenarioDiagnostic) -> Scenario.Line {
    try checkPlaceholders()
    guard let match = vocabulary.match(step.text) else { throw undefined }
    let definition = match.definition
    let meaning = try meaning(of: definition)
    if meaning.kind == .given, isAfterWhen {
      throw diagnostic("a fact stands after something happened", ["write it before the first When"])
    }
    let table = try table(for: definition)
    do throws(Misreading) {
      let sentence = try meaning.read(SentenceValues(definition, match.values, table: table))
      return Scenario.Line(
        kind: meaning.kind, sentence: sentence, text: step.text, place: Place(source.uri, step.location))
    } catch {
      throw diagnostic(of: error)
    }
  }

  private func meaning(
    of definition: StepDefinition
  ) throws(ScenarioDiagnostic) -> StepMeaning {
    guard let written = StepKind(step.kind) else {
      if definition.meanings.count == 1 { return definition.meanings[0] }
      throw diagnostic(
        "nothing says whether this is a fact or an expectation", ["write it under Given or Then"])
    }
    for meaning in definition.meanings where meaning.kind == written { return meaning }
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
    if definition.table == .anything { return table.values }
    let columns = definition.table.columns
    guard !columns.isEmpty else {
      let line = source.line(table.location.line)?.trimmed ?? ""
      throw diagnostic(
        "this step takes no table", ["leave it out"], at: table.location, length: line.unicodeScalars.count)
    }
    var seen: [String] = []
    for cell in table.rows.first?.cells ?? [] {
      guard columns.contains(cell.value) else {
        let meant = cell.value.nearest(among: columns).map { "; did you mean “\($0)”?" } ?? ""
        throw diagnostic(
          "there is no column “\(cell.value)” here\(meant)",
          ["its columns: \(columns.joined(separator: " | "))"], at: cell)
      }
      guard !seen.contains(cell.value) else {
        throw diagnostic("the column “\(cell.value)” is there twice", [], at: cell)
      }
      seen.append(cell.value)
    }
    return table.values
  }

  private var undefined: ScenarioDiagnostic {
    guard let suggestion = suggestions.suggestion(for: step.text, under: StepKind(step.kind), in: vocabulary)
    else {
      return diagnostic("there is no such step", ["`rehearse steps` lists what can be written"])
    }
    return diagnostic(suggestion.problem, suggestion.advice, part: suggestion.place)
  }

  /// An outline is as likely to misspell a placeholder as to mean one that nothing fills.
  private func checkPlaceholders() throws(ScenarioDiagnostic) {
    guard row != nil else { return }
    let own = step.text.placeholders
    if !own.isEmpty, let name = own.first(where: Set(written.placeholders).contains) {
      throw diagnostic("no column of the examples is called “\(name.dropFirst().dropLast())”", [], part: name)
    }
    for row in step.arguments.dataTable?.rows ?? [] {
      // A row of many cells is one long line, which is not to be read for each of them.
      var written: Set<String>?
      for cell in row.cells {
        let own = cell.value.placeholders
        if own.isEmpty { continue }
        let known = written ?? Set(source.line(row.location.line)?.placeholders ?? [])
        written = known
        guard let name = own.first(where: known.contains) else { continue }
        throw diagnostic("no column of the examples is called “\(name.dropFirst().dropLast())”", [], at: cell)
      }
    }
  }

  private func diagnostic(of misreading: Misreading) -> ScenarioDiagnostic {
    guard let (row, column) = misreading.cell, let table = step.arguments.dataTable, row < table.rows.count,
      column < table.rows[row].cells.count
    else { return diagnostic(misreading.problem, [], part: misreading.part) }
    return diagnostic(misreading.problem, [], at: table.rows[row].cells[column])
  }
}

/// Where a diagnostic points to.
extension LineReader {
  /// The step as the file has it, with its placeholders.
  private var written: String {
    let line = source.line(step.textLocation.line) ?? ""
    let rest = line.unicodeScalars.dropFirst(step.textLocation.column - 1)
    return String(Substring(rest)).trimmed
  }

  private func diagnostic(_ problem: String, _ advice: [String], part: String?) -> ScenarioDiagnostic {
    diagnostic(problem, advice, part: part.flatMap(written.place(of:)))
  }

  private func diagnostic(
    _ problem: String, _ advice: [String], part: Range<Int>? = nil
  ) -> ScenarioDiagnostic {
    let isFilled = written != step.text
    let place = isFilled ? nil : part
    let column = step.textLocation.column + (place?.lowerBound ?? 0)
    let reading = isFilled ? row.map { "with line \($0) it reads: \(step.text)" } : nil
    return diagnostic(
      problem, (reading.map { [$0] } ?? []) + advice,
      at: Location(line: step.textLocation.line, column: column),
      length: place?.count ?? written.unicodeScalars.count)
  }

  private func diagnostic(_ problem: String, _ advice: [String], at cell: TableCell) -> ScenarioDiagnostic {
    diagnostic(problem, advice, at: cell.location, length: cell.value.unicodeScalars.count)
  }

  private func diagnostic(
    _ problem: String, _ advice: [String], at location: Location, length: Int
  ) -> ScenarioDiagnostic {
    ScenarioDiagnostic(
      place: Place(source.uri, location), problem: problem, source: source.line(location.line) ?? "",
      length: length, advice: advice)
  }
}

extension String {
  /// Where a part stands, in code points.
  func place(of part: String) -> Range<Int>? {
    let (all, wanted) = (Array(unicodeScalars), Array(part.unicodeScalars))
    guard !wanted.isEmpty, all.count >= wanted.count else { return nil }
    return (0...all.count - wanted.count).first { all[$0..<$0 + wanted.count].elementsEqual(wanted) }.map {
      $0..<$0 + wanted.count
    }
  }

  /// Everything between angle brackets, with the brackets.
  fileprivate var placeholders: [String] {
    split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: ">"), end > rest.startIndex else { return nil }
      return "<\(rest[..<end])>"
    }
  }
}

extension DataTable {
  fileprivate var values: [[String]] { rows.map { row in row.cells.map { $0.value } } }
}

extension StepKind {
  /// What Gherkin says a step is there for; `nil` where nobody said.
  init?(_ kind: PickleStep.Kind) {
    switch kind {
    case .context: self = .given
    case .action: self = .when
    case .outcome: self = .then
    case .unknown: return nil
    }
  }
}
