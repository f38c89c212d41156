import Rehearsal
public import RehearsalExplorer

/// Where two rehearsals of the same path part, as people read it.
public struct DivergenceReport {
  private let divergence: Divergence

  /// A report on a divergence.
  public init(of divergence: Divergence) {
    self.divergence = divergence
  }

  /// The whole report.
  public var text: String {
    let (first, second) = divergence.entries
    return Self.heading(
      "the \(divergence.culprit) did not do the same thing twice", divergence.situation, divergence.deviations
    )
      + "  entry \(divergence.index + 1) of the trace is the first that differs\n"
      + "    at first  \(Self.sentence(first))\n"
      + "    again     \(Self.sentence(second))\n\n"
  }

  /// What there is to say of a nondeterministic path and has come out the same ever since.
  public static func text(ofNondeterminismIn situation: Situation, _ deviations: [String]) -> String {
    heading(
      situation.server is AccountServer
        ? "the handler did not do the same thing twice"
        : "the handler or its server did not do the same thing twice", situation, deviations)
      + "  it came to another state than the first time, and was run again without doing so once more\n\n"
  }

  private static func heading(_ matter: String, _ situation: Situation, _ deviations: [String]) -> String {
    let path = deviations.isEmpty ? "the happy path" : deviations.joined(separator: ", then ")
    return "✘ \(matter)  (\(situation.name); \(path))\n"
  }

  /// The text, where it is wanted with stand-ins for all secrets.
  public func text(isRedacted: Bool) -> String {
    guard isRedacted else { return text }
    let (first, second) = divergence.traces
    let both = Trace(setting: first.setting, entries: first.entries + second.entries, ending: second.ending)
    return Secrets(of: both).redact(text)
  }

  private static func sentence(_ entry: Trace.Entry?) -> String {
    guard let entry else { return "nothing more" }
    let line = entry.event.line
    let lanes = line.from == line.to ? line.from.rawValue : "\(line.from.rawValue) → \(line.to.rawValue)"
    return "\(entry.instant)  \(lanes)  \(entry.event.sentence(as: line))"
  }
}
