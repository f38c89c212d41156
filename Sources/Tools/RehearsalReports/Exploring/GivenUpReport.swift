import Rehearsal
public import RehearsalExplorer

/// Why a path was given up before its end, as people read it.
public struct GivenUpReport {
  /// Everything there is to say.
  public let text: String

  /// Runs the path once more to see.
  public init(of path: Path, in explorer: Explorer, isRedacted: Bool = false) {
    let trace = explorer.trace(ofGivenUp: path)
    let reason = trace.flaws.first.map { "\($0)" } ?? "more happened in it than may"
    let deviations = explorer.deviations(of: path)
    let way = deviations.isEmpty ? "the happy path" : deviations.joined(separator: ", then ")
    let text =
      "✘ a path was given up: \(reason)  (\(explorer.situations[path.situation].name); \(way))\n\n"
      + Story(of: trace).shortened(to: 40) + "\n"
    self.text = isRedacted ? Secrets(of: trace).redact(text) : text
  }
}
