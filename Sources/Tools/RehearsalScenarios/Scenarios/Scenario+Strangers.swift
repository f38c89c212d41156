package import Gherkin
import Rehearsal

/// Handlers that nobody knows by the name a scenario has for them.
extension [Scenario] {
  /// Where they name a handler that is none of these; each once, however many scenarios share a line.
  package func strangers(among names: [String], in source: Source) -> [ScenarioDiagnostic] {
    let known = Set(names)
    var seen: [Place: Set<String>] = [:]
    var diagnostics: [ScenarioDiagnostic] = []
    for scenario in self {
      for line in scenario.lines {
        guard case .given(.handler(let name)) = line.sentence, !known.contains(name),
          seen[line.place, default: []].insert(name).inserted
        else { continue }
        diagnostics.append(scenario.diagnostic(of: name, in: line, among: names, source))
      }
    }
    return diagnostics
  }
}

extension Scenario {
  fileprivate func diagnostic(
    of name: String, in line: Line, among names: [String], _ source: Source
  ) -> ScenarioDiagnostic {
    let written = source.line(line.place.line) ?? ""
    let part = written.place(of: name.quoted)
    let meant = name.nearest(among: names)
    let more = names.count > 20 ? " and \(names.count - 20) more" : ""
    let all = names.isEmpty ? [] : ["handlers: \(names.prefix(20).joined(separator: " | "))\(more)"]
    let reading = part == nil ? ["with line \(place.line) it reads: \(line.text)"] : []
    return ScenarioDiagnostic(
      place: Place(
        file: line.place.file, line: line.place.line,
        column: part.map { $0.lowerBound + 1 } ?? line.place.column),
      problem: "there is no handler “\(name)”" + (meant.map { "; did you mean “\($0)”?" } ?? ""),
      source: written, length: part?.count ?? written.trimmed.unicodeScalars.count,
      advice: reading + (meant == nil ? all : []))
  }
}
