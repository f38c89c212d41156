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
    let (first, second) = divergence.entries
    return Self.heading(divergence.situation, divergence.departures)
      + "  entry \(divergence.index + 1) of the trace is the first that differs\n"
      + "    at first  \(Self.sentence(first))\n"
      + "    again     \(Self.sentence(second))\n\n"
  }

  /// What there is to say of a course that strayed and has come out the same ever since.
  public static func text(ofStrayIn situation: Situation, _ departures: [String]) -> String {
    heading(situation, departures)
      + "  it came to another state than the first time, and was run again without doing so once more\n\n"
  }

  private static func heading(_ situation: Situation, _ departures: [String]) -> String {
    let course = departures.isEmpty ? "the smooth course" : departures.joined(separator: ", then ")
    return "✘ the handler did not do the same thing twice  (\(situation.name); \(course))\n"
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
