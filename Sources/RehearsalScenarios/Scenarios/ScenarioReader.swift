import Gherkin

/// Reads files of scenarios, and finds everything that is wrong with them before anything runs.
public struct ScenarioReader: Sendable {
  private let vocabulary: Vocabulary

  /// A reader of a vocabulary.
  public init(_ vocabulary: Vocabulary = .accountModification) {
    self.vocabulary = vocabulary
  }

  /// What a file of scenarios holds.
  public struct Reading: Sendable {
    /// The scenarios whose every line means something.
    public var scenarios: [Scenario] = []
    /// Everything that is wrong, in the order of the lines.
    public var diagnostics: [ScenarioDiagnostic] = []
  }

  /// Reads the bytes of one file.
  public func read(_ bytes: some Collection<UInt8>, file: String) -> Reading {
    let source = Source(utf8: bytes, uri: file)
    var reading = Reading()
    do throws(SyntaxErrors) {
      let document = try GherkinDocument(parsing: source)
      guard let feature = document.feature else {
        reading.diagnostics = [
          diagnostic(Location(line: 1, column: 1), "there is no feature in this file", in: source)
        ]
        return reading
      }
      let pickles = try document.pickles()
      if pickles.isEmpty {
        reading.diagnostics = [
          diagnostic(feature.heading.location, "there is no scenario in this feature", in: source)
        ]
      }
      for pickle in pickles { read(pickle, of: feature, in: source, into: &reading) }
    } catch {
      reading.diagnostics = error.errors.map { diagnostic($0.location, $0.message, in: source) }
    }
    var seen: Set<ScenarioDiagnostic> = []
    reading.diagnostics = reading.diagnostics.filter { seen.insert($0).inserted }
    return reading
  }

  private func read(_ pickle: Pickle, of feature: Feature, in source: Source, into reading: inout Reading) {
    var lines: [Scenario.Line] = []
    let before = reading.diagnostics.count
    if pickle.steps.isEmpty {
      reading.diagnostics.append(diagnostic(pickle.location, "there is no step in this scenario", in: source))
    }
    lines.reserveCapacity(pickle.steps.count)
    var isAfterWhen = false
    for step in pickle.steps {
      let reader = LineReader(step: step, source: source, vocabulary: vocabulary, isAfterWhen: isAfterWhen)
      do throws(ScenarioDiagnostic) {
        let line = try reader.read()
        isAfterWhen = isAfterWhen || line.kind != .given
        lines.append(line)
      } catch {
        reading.diagnostics.append(error)
      }
    }
    guard reading.diagnostics.count == before else { return }
    reading.scenarios.append(
      Scenario(
        name: pickle.name, fullName: feature.fullName(of: pickle), feature: feature.heading.name,
        tags: pickle.tags.map(\.name), place: Place(source.uri, pickle.location), lines: lines))
  }

  private func diagnostic(_ location: Location, _ problem: String, in source: Source) -> ScenarioDiagnostic {
    let text = source.line(location.line) ?? ""
    return ScenarioDiagnostic(
      place: Place(source.uri, location), problem: problem, source: text,
      length: text.unicodeScalars.dropFirst(max(0, location.column - 1)).count, advice: [])
  }
}

extension Place {
  /// A place that Gherkin names; the end of a file has a column of its own.
  init(_ file: String, _ location: Location) {
    self.init(file: file, line: location.line, column: max(1, location.column))
  }
}
