import Rehearsal

/// Something that no course came across, so that a search that found nothing says less than it seems to.
public enum Gap: Hashable, Sendable {
  /// Nothing could happen instead of the usual, so that only the smooth courses were run.
  case departures
  /// No request ended in an upgrade, or in what a credential provider was asked for.
  case success
  /// The extension's interface was never on screen.
  case interface
  /// A property of one's own was never put to the test; the number is its place among those that were asked for.
  case property(Int)
}

extension Exploration {
  /// What was never come across; nothing where something was found, or nothing was run.
  public var gaps: [Gap] {
    guard discoveries.isEmpty, courses > 0 else { return [] }
    var gaps: [Gap] = []
    if levels.count == 1, end == .complete, explorer.budget != 0 { gaps.append(.departures) }
    if coverage.successes == 0 { gaps.append(.success) }
    if coverage.count(of: .handler(.preparedInterface)) == 0 { gaps.append(.interface) }
    for index in explorer.properties.indices where coverage.endings(for: index) == 0 {
      gaps.append(.property(index))
    }
    return gaps
  }
}
