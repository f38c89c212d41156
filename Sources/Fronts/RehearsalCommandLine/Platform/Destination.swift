import RehearsalReports

/// A report that somebody asks for, and where it goes: NAME, which is printed, or NAME:FILE.
struct Destination: ArgumentValue {
  static let form = "NAME[:FILE]"
  static var suggestions: Suggestions { .words(ScenarioReportFormat.allCases.map(\.rawValue)) }

  let format: ScenarioReportFormat
  let path: String?

  init(word value: String, of option: String) throws(UsageError) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ScenarioReportFormat(rawValue: parts[0]) else {
      throw .unknown("format", parts[0], among: ScenarioReportFormat.allCases.map(\.rawValue))
    }
    self.format = format
    path = parts.dropFirst().first
    // Where a script names a file by a variable that nothing is in, nobody meant standard output.
    if path == "" {
      throw .malformed(
        "\(option) \(value) names no file; say one, as in \(format):FILE, or \(format) alone to have it printed."
      )
    }
  }

  /// A report that nobody need ask for.
  init(_ format: ScenarioReportFormat, to path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Every report that is asked for, each to a place of its own; for people where none is asked for in print.
  static func all(_ wanted: [Destination]) throws(UsageError) -> [Destination] {
    var all: [Destination] = []
    for new in wanted {
      // Annotations are found wherever they stand, and nothing else is that mixes with others.
      if let other = all.first(where: { $0.path == new.path && ($0.path != nil || $0.isAlone && new.isAlone) }
      ) {
        throw .malformed(
          "\(other.format) and \(new.format) would both be written to \(new.path ?? "standard output"); "
            + "give each a file of its own, as in \(new.format):FILE.")
      }
      all.append(new)
    }
    return all.contains { $0.path == nil } ? all : all + [Destination(.pretty)]
  }

  /// Whether it is written to the file at a path, however that is spelt.
  func leads(to path: String) -> Bool {
    self.path.map { Files.identity(of: $0) } == Files.identity(of: path)
  }

  private var isAlone: Bool { !isAnnotation }

  /// Whether it is printed for GitHub to find.
  var isAnnotation: Bool { path == nil && format == .github }

  /// Whether it is printed for somebody who hears of everything else as well.
  var isForPeople: Bool { path == nil && format.isForPeople }
}
