public import Rehearsal

/// One deviation from the usual.
public struct DatedDeviation: Hashable, Sendable {
  /// When.
  public let instant: Instant
  /// What, as a sentence.
  public let name: String

  package init(instant: Instant, name: String) {
    self.instant = instant
    self.name = name
  }
}
