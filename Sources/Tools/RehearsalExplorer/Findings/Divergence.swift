public import Rehearsal

/// Two rehearsals of the same course that came out differently: what a handler that depends on something it was not
/// given looks like.
public struct Divergence: Sendable {
  /// Where the course begins.
  public let situation: Situation
  /// The departures of the course, as they are told.
  public let departures: [String]
  /// What happened at first, and when the same was done again.
  public let traces: (first: Trace, second: Trace)
  /// The place of the first entry in which they differ, from 0.
  public let index: Int

  /// The first entry in which they differ, of each; `nil` where one of them has come to its end.
  public var entries: (first: Trace.Entry?, second: Trace.Entry?) {
    (traces.first.entry(at: index), traces.second.entry(at: index))
  }
}

extension Trace {
  fileprivate func entry(at index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }
}

extension Explorer {
  /// Runs a course again and again until it does not come out as it did at first; `nil` where it always does.
  public func divergence(in course: Course, attempts: Int = 20) -> Divergence? {
    let first = tell(course)
    for _ in 1..<max(2, attempts) {
      let entries = first.trace.entries
      let again = tell(course).trace
      guard again.entries != entries else { continue }
      let index = zip(entries, again.entries).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      return Divergence(
        situation: situations[course.situation], departures: first.turns.map(\.name),
        traces: (first.trace, again), index: index ?? min(entries.count, again.entries.count))
    }
    return nil
  }

  /// Where a handler does one thing and then another in courses that strayed; `nil` where it does not do so again.
  public func divergence(among strays: [Course]) -> Divergence? {
    for course in strays.prefix(5) {
      if let divergence = divergence(in: course, attempts: 50) { return divergence }
      // Because the last departure may end the course before what is random in it can show.
      if let before = course.beforeLastTurn, let divergence = divergence(in: before, attempts: 50) {
        return divergence
      }
    }
    return nil
  }

  /// The departures of a course, each as a sentence.
  public func departures(of course: Course) -> [String] { tell(course).turns.map(\.name) }
}
