/// What is wrong with a file: each mistake once, and of those that rows of examples make in one place the first few.
struct Findings {
  /// How many mistakes were found, those included that are not told.
  private(set) var count = 0
  private var told: [ScenarioDiagnostic] = []
  private var known: Set<ScenarioDiagnostic> = []
  private var parts: [Int: Part] = [:]
  private static let mostRows = 3

  /// What rows of examples make of one part of an outline.
  private struct Part {
    var rows = 0
    /// Which of the told mistakes is the last of them.
    var last = 0
  }

  /// Adds a mistake; where a row of examples makes it, with the number of the part that the row fills.
  mutating func add(_ diagnostic: ScenarioDiagnostic, in part: Int? = nil) {
    count += 1
    guard !known.contains(diagnostic) else { return }
    if let part {
      parts[part, default: Part()].rows += 1
      guard parts[part, default: Part()].rows <= Self.mostRows else { return }
      parts[part, default: Part()].last = told.count
    }
    known.insert(diagnostic)
    told.append(diagnostic)
  }

  /// What there is to tell, in the order in which it was found.
  var diagnostics: [ScenarioDiagnostic] {
    var diagnostics = told
    for part in parts.values where part.rows > Self.mostRows {
      let more = part.rows - Self.mostRows
      diagnostics[part.last].advice.append(
        "and \(more) more row\(more == 1 ? " is" : "s are") wrong here")
    }
    return diagnostics
  }
}
