/// A moment of virtual time, exact to the nanosecond.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the rehearsal began.
  public let nanoseconds: Int64

  /// A moment so many nanoseconds after the beginning.
  @inlinable public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The beginning of the rehearsal.
  @inlinable public static var start: Instant { Instant(nanoseconds: 0) }

  /// What a calendar reads at that moment: the first second of 2026, counted from 1970.
  public static let calendarStart: Int64 = 1_767_225_600

  /// The earlier of two moments is the lesser.
  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment a while later; a while too long for the clock ends at its last moment.
  @inlinable public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: duration.nanoseconds)
  }

  @inlinable package func advanced(by nanoseconds: Int64) -> Instant {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}

extension Instant: CustomStringConvertible {
  /// Seconds with as many places as needed, and at least three.
  public var description: String {
    var (fraction, places) = (nanoseconds % 1_000_000_000, 9)
    while places > 3, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    var text = String(nanoseconds / 1_000_000_000)
    text += "."
    let digits = String(fraction)
    for _ in 0..<max(0, places - digits.utf8.count) { text += "0" }
    text += digits
    text += " s"
    return text
  }
}

extension Duration {
  /// Whole nanoseconds, never negative, at most what an ``Instant`` can hold.
  @inlinable package var nanoseconds: Int64 {
    // In one division of the processor's: `components` takes longer than anything else that is asked of a duration.
    let attoseconds = attoseconds
    guard attoseconds >= 0 else { return 0 }
    let (high, low) = (UInt64(attoseconds >> 64), UInt64(truncatingIfNeeded: attoseconds))
    guard high < 1_000_000_000 else { return .max }
    return Int64(clamping: (1_000_000_000 as UInt64).dividingFullWidth((high, low)).quotient)
  }
}
