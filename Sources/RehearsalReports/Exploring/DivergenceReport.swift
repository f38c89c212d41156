import Rehearsal
public import RehearsalExplorer

/// Where two rehearsals of the same course part, as people read it.
public struct DivergenceReport {
  private let divergence: Divergence

  /// A report on a divergence.
  public init(of divergence: Divergence) {
    self.divergence = divergence
  }

  /// The whole report.
  public var text: String {
    let course =
      divergence.departures.isEmpty ? "the smooth course" : divergence.departures.joined(separator: ", then ")
    let (first, second) = divergence.entries
    return "✘ the handler did not do the same thing twice  (\(divergence.situation.name); \(course))\n"
      + "  entry \(divergence.index + 1) of the trace is the first that differs\n"
      + "    at first  \(Self.sentence(first))\n"
      + "    again     \(Self.sentence(second))\n\n"
  }

  /// The same, where it is wanted with stand-ins for all secrets.
  public func text(isRedacted: Bool) -> String {
    guard isRedacted else { return text }
    let (first, second) = divergence.traces
    let both = Trace(setting: first.setting, entries: first.entries + second.entries, ending: second.ending)
    return Secrets(of: both).redact(text)
  }

  private static func sentence(_ entry: Trace.Entry?) -> String {
    guard let entry else { return "nothing more" }
    let line = entry.happening.line
    let lanes = line.from == line.to ? line.from.rawValue : "\(line.from.rawValue) → \(line.to.rawValue)"
    return "\(entry.instant)  \(lanes)  \(entry.happening.sentence(as: line))"
  }
}
