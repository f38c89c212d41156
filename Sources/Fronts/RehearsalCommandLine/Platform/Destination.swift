import RehearsalReports

/// A report that somebody asks for, and where it goes: NAME, which is printed, or NAME:FILE.
struct Destination {
  let format: ScenarioReportFormat
  let path: String?

  private init(reading value: String) throws(UsageError) {
    let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard let format = ScenarioReportFormat(rawValue: parts.first ?? "") else {
      throw .unknown("format", parts.first ?? "", among: ScenarioReportFormat.allCases.map(\.rawValue))
    }
    self.format = format
    path = parts.count > 1 ? parts[1] : nil
  }

  /// A report that nobody need ask for.
  init(_ format: ScenarioReportFormat, to path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Every report that words ask for, each to a place of its own; for people where they ask for none in print.
  static func all(_ words: Words) throws(UsageError) -> [Destination] {
    var all: [Destination] = []
    for value in words.values(of: "--format") {
      let new = try Destination(reading: value)
      // Because annotations are found wherever they stand, and nothing else is that mixes with others.
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

  private var isAlone: Bool { !isAnnotation }

  /// Whether it is printed for GitHub to find.
  var isAnnotation: Bool { path == nil && format == .github }

  /// Whether it is printed for somebody who hears of everything else as well.
  var isForPeople: Bool { path == nil && format.isForPeople }
}
