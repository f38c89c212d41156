import RehearsalReports

/// How far something is that takes longer than a second: one line on a terminal, and nothing anywhere else.
final class ProgressLine {
  private let things: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isShown = false

  /// A line about things of a kind, such as scenarios.
  init(_ things: String) {
    self.things = things
    start = clock.now
    last = start
  }

  /// Shows how many are done and how many are still to do, a few times a second.
  func show(done: Int, left: Int, remark: String = "") {
    let now = clock.now
    guard now - start > .seconds(1), now - last > .milliseconds(250) else { return }
    last = now
    isShown = true
    let text = Self.text(things, done: done, left: left, remark: remark, after: now - start)
    _ = Files.append("\r\u{1B}[K\(text)", to: Console.complaints)
  }

  /// Takes the line away, because something else is to be printed there, or all is done.
  func clear() {
    if isShown { _ = Files.append("\r\u{1B}[K", to: Console.complaints) }
    isShown = false
  }

  /// What is done, how fast, and how long it still takes.
  static func text(
    _ things: String, done: Int, left: Int, remark: String = "", after elapsed: Duration
  ) -> String {
    let rate = Double(done) / (elapsed / .seconds(1))
    let speed = rate < 10 ? "\(Int(rate * 10) / 10).\(Int(rate * 10) % 10)" : Int(rate).grouped
    let still = rate > 0 && left > 0 ? ", about \((Int(Double(left) / rate) + 1).grouped) s" : ""
    return "\(done.grouped) \(things), \(speed) a second; \(left.grouped) left\(remark)\(still)"
  }
}

extension Surroundings {
  /// A line about how far a command is, where somebody watches.
  func progress(_ things: String) -> ProgressLine? {
    isWatched ? ProgressLine(things) : nil
  }
}
