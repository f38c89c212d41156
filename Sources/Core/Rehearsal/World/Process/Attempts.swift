/// Some of the attempts of a rehearsal, in one word, because a world is copied at every branch; from the 64th on they are
/// in it together.
struct Attempts: Hashable, Sendable {
  private(set) var bits: UInt64 = 0

  mutating func insert(_ attempt: Int) { bits |= Self.bit(attempt) }

  func contains(_ attempt: Int) -> Bool { bits & Self.bit(attempt) != 0 }

  private static func bit(_ attempt: Int) -> UInt64 { 1 << UInt64(min(max(attempt, 0), 63)) }
}
