public import Rehearsal

/// Two rehearsals of the same path that came out differently: what a handler that depends on something it was not
/// given looks like.
public struct Divergence: Sendable {
  /// Where the path begins.
  public let situation: Situation
  /// The deviations of the path, as they are told.
  public let deviations: [String]
  /// What happened at first, and when the same was done again.
  public let traces: (first: Trace, second: Trace)
  /// The place of the first entry in which they differ, from 0.
  public let index: Int

  /// The first entry in which they differ, of each; `nil` where one of them has come to its end.
  public var entries: (first: Trace.Entry?, second: Trace.Entry?) {
    (traces.first.entry(at: index), traces.second.entry(at: index))
  }
}

extension Divergence {
  /// Who did something else: the server where it was sent the same, and else the handler.
  public var culprit: Lane {
    let ends = [entries.first, entries.second].compactMap(\.self).map(\.event)
    return ends.contains {
      if case .server(.replied) = $0 { true } else if case .server(.changed) = $0 { true } else { false }
    }
      ? .server : .handler
  }
}

extension Trace {
  fileprivate func entry(at index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }
}

extension Explorer {
  /// Runs a path again and again until it does not come out as it did at first; `nil` where it always does.
  public func divergence(in path: Path, attempts: Int = 20) -> Divergence? {
    let first = tell(path)
    for _ in 1..<max(2, attempts) {
      let entries = first.trace.entries
      let again = tell(path).trace
      guard again.entries != entries else { continue }
      let index = zip(entries, again.entries).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      return Divergence(
        situation: situations[path.situation], deviations: first.deviations.map(\.name),
        traces: (first.trace, again), index: index ?? min(entries.count, again.entries.count))
    }
    return nil
  }

  /// Where a handler does one thing and then another in nondeterministic paths; `nil` where it does not do so again.
  public func divergence(among paths: [Path]) -> Divergence? {
    for path in paths.prefix(5) {
      if let divergence = divergence(in: path, attempts: 50) { return divergence }
      // The last deviation may end the path before what is random in it can show.
      if let before = path.beforeLastDeviation, let divergence = divergence(in: before, attempts: 50) {
        return divergence
      }
    }
    return nil
  }

  /// The deviations of a path, each as a sentence.
  public func deviations(of path: Path) -> [String] { tell(path).deviations.map(\.name) }
}
