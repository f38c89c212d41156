/// Beats ten times a second, for who has something to say that often and not whenever it could.
package struct Pulse {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant

  package init() { last = clock.now }

  /// Whether it has beaten since it was last heard.
  package mutating func beats() -> Bool {
    let now = clock.now
    guard now - last > .milliseconds(100) else { return false }
    last = now
    return true
  }
}
