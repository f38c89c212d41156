import RehearsalExplorer
import RehearsalReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a search is, on a terminal, for those who wait longer than a second.
final class Progress {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isShown = false

  init() {
    start = clock.now
    last = start
  }

  /// Shows where the search stands, a few times a second.
  func show(_ search: Search) {
    let now = clock.now
    guard now - start > .seconds(1), now - last > .milliseconds(250) else { return }
    last = now
    isShown = true
    let courses = search.exploration.courses
    let rate = Double(courses) / ((now - start) / .seconds(1))
    let left = rate > 0 ? Int(Double(search.remaining) / rate) + 1 : 0
    let depth = search.exploration.levels.last?.budget ?? 0
    let line =
      "\(courses.grouped) courses, \(Int(rate).grouped) a second; with \(depth) departures \(search.remaining.grouped) "
      + "left, about \(left) s"
    Files.append("\r\u{1B}[K\(line)", to: STDERR_FILENO)
  }

  /// Takes the line away again.
  func clear() {
    if isShown { Files.append("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
