import Gherkin

/// Reads files of scenarios, and finds everything that is wrong with them before anything runs.
public struct ScenarioReader: Sendable {
  private let vocabulary: Vocabulary

  /// A reader of a vocabulary.
  public init(_ vocabulary: Vocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// What a file of scenarios holds.
  public struct Reading: Sendable {
    /// The scenarios whose every line means something.
    public var scenarios: [Scenario] = []
    /// Everything that is wrong, in the order of the lines.
    public var diagnostics: [ScenarioDiagnostic] = []
    /// How many lines the file has.
    package var lineCount = 0
    var feature: Feature?
  }

  /// Reads the bytes of one file.
  public func read(_ bytes: some Collection<UInt8>, file: String) -> Reading {
    var known = KnownSentences()
    return read(bytes, file: file, knowing: &known)
  }

  /// Reads the bytes of one file, and remembers its sentences for the next.
  package func read(
    _ bytes: some Collection<UInt8>, file: String, knowing known: inout KnownSentences
  ) -> Reading {
    let source = Source(utf8: bytes, uri: file)
    var reading = Reading()
    reading.lineCount = source.lineCount
    if let fault = fault(of: source, bytes) {
      reading.diagnostics = [fault]
      return reading
    }
    do throws(SyntaxErrors) {
      let document = try GherkinDocument(parsing: source)
      guard let feature = document.feature else {
        reading.diagnostics = [
          diagnostic(
            Location(line: 1, column: 1), "there is no feature in this file", ["it begins with “Feature: …”"],
            in: source)
        ]
        return reading
      }
      reading.feature = feature
      let pickles = try document.pickles()
      var findings = Findings()
      for diagnostic in outlinesOfNothing(feature, in: source) + columnsThereTwice(feature, in: source) {
        findings.add(diagnostic)
      }
      if pickles.isEmpty, findings.count == 0 { findings.add(missingScenario(in: feature, source)) }
      let names = FullNames(of: feature)
      let suggestions = KnownSuggestions()
      for pickle in pickles {
        guard let lines = lines(of: pickle, in: source, suggestions, &known, &findings) else { continue }
        reading.scenarios.append(
          Scenario(
            name: pickle.name, fullName: names[pickle], feature: feature.heading.name,
            tags: pickle.tags.map(\.name), place: Place(source.uri, pickle.location), lines: lines,
            example: names.example(of: pickle)))
      }
      reading.diagnostics = findings.diagnostics
    } catch {
      var findings = Findings()
      for error in error.errors { findings.add(diagnostic(of: error, in: source)) }
      reading.diagnostics = findings.diagnostics
    }
    return reading
  }

  /// What a scenario says; `nil` where something is wrong with it.
  private func lines(
    of pickle: Pickle, in source: Source, _ suggestions: KnownSuggestions, _ known: inout KnownSentences,
    _ findings: inout Findings
  ) -> [Scenario.Line]? {
    var lines: [Scenario.Line] = []
    let before = findings.count
    if pickle.steps.isEmpty {
      findings.add(
        diagnostic(pickle.location, "there is no step in this scenario", in: source),
        in: pickle.rowID.map { _ in pickle.scenarioID })
    }
    lines.reserveCapacity(pickle.steps.count)
    var isAfterWhen = false
    let file = source.uri
    for step in pickle.steps {
      let wording = step.wording
      if let known = known[wording], known.kind != .given || !isAfterWhen {
        isAfterWhen = isAfterWhen || known.kind != .given
        lines.append(
          Scenario.Line(
            kind: known.kind, sentence: known.sentence, text: step.text,
            place: Place(file, step.location)))
        continue
      }
      let reader = LineReader(
        step: step, row: step.rowID == nil ? nil : pickle.location.line, source: source,
        vocabulary: vocabulary, isAfterWhen: isAfterWhen, suggestions: suggestions)
      do throws(ScenarioDiagnostic) {
        let line = try reader.read()
        isAfterWhen = isAfterWhen || line.kind != .given
        known.remember(line, for: wording)
        lines.append(line)
      } catch {
        findings.add(error, in: step.rowID.map { _ in step.stepID })
      }
    }
    return findings.count == before ? lines : nil
  }

  private func diagnostic(of error: SyntaxError, in source: Source) -> ScenarioDiagnostic {
    let (problem, advice, length) = error.wording
    // The end of a file is no line that anybody could be shown.
    guard error.location.line > source.lineCount else {
      return diagnostic(error.location, problem, advice, length: length, in: source)
    }
    let indent = (source.line(source.lineCount) ?? "").unicodeScalars.prefix { $0.properties.isWhitespace }
    return diagnostic(
      Location(line: max(1, source.lineCount), column: indent.count + 1), problem, advice, in: source)
  }

  /// A feature of nothing but a description often has a title in it that does not read as one.
  private func missingScenario(in feature: Feature, _ source: Source) -> ScenarioDiagnostic {
    for number in feature.heading.location.line + 1..<source.lineCount + 1 {
      let line = source.line(number) ?? ""
      guard let (problem, advice, length) = SyntaxError.wording(ofTitle: line.trimmed) else { continue }
      let indent = line.unicodeScalars.prefix { $0.properties.isWhitespace }
      return diagnostic(
        Location(line: number, column: indent.count + 1), problem, advice, length: length, in: source)
    }
    return diagnostic(
      feature.heading.location, "there is no scenario in this feature", ["it begins with “Scenario: …”"],
      in: source)
  }

  /// Scenarios that are never played, because no row fills their placeholders.
  private func outlinesOfNothing(_ feature: Feature, in source: Source) -> [ScenarioDiagnostic] {
    let scenarios = feature.scenarios + feature.rules.flatMap(\.scenarios)
    return scenarios.compactMap { scenario in
      let isOutline = ["Scenario Outline", "Scenario Template"].contains(scenario.heading.keyword)
      guard scenario.examples.allSatisfy(\.body.isEmpty), isOutline || !scenario.examples.isEmpty else {
        return nil
      }
      return diagnostic(
        scenario.examples.first?.heading.location ?? scenario.heading.location,
        "there is no example for this outline", ["Examples: have a row of names and at least one of values"],
        in: source)
    }
  }

  /// Columns of examples that are there already, of which nobody could say which one fills a placeholder.
  private func columnsThereTwice(_ feature: Feature, in source: Source) -> [ScenarioDiagnostic] {
    let scenarios = feature.scenarios + feature.rules.flatMap(\.scenarios)
    return scenarios.flatMap(\.examples).flatMap { examples in
      var seen: Set<String> = []
      return (examples.header?.cells ?? []).filter { !seen.insert($0.value).inserted }.map { cell in
        diagnostic(
          cell.location, "the column “\(cell.value)” is there twice",
          length: cell.value.unicodeScalars.count, in: source)
      }
    }
  }

  func diagnostic(
    _ location: Location, _ problem: String, _ advice: [String] = [], length: Int? = nil, in source: Source
  ) -> ScenarioDiagnostic {
    let text = source.line(location.line) ?? ""
    return ScenarioDiagnostic(
      place: Place(source.uri, location), problem: problem, source: text,
      length: length ?? text.trimmed.unicodeScalars.count, advice: advice)
  }
}

extension Place {
  /// A place that Gherkin names; the end of a file has a column of its own.
  init(_ file: String, _ location: Location) {
    self.init(file: file, line: location.line, column: max(1, location.column))
  }
}
