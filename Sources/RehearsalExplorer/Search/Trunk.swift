import Rehearsal

/// A course that others depart from, one place after the other, so that what they have in common is run only once.
final class Trunk {
  let run: Run
  /// What can be done instead at the place it has come to.
  @exclusivity(unchecked) private(set) var departures: [Choice] = []
  private let course: Int32
  /// The next point, and the last place, it came to.
  @exclusivity(unchecked) private var point: Int
  @exclusivity(unchecked) private var last: Int32 = -1

  /// The course through a place; `nil` where it does not lead where it led before.
  init?(along course: Course, _ place: Chart.Place, _ explorer: Explorer) {
    run = explorer.makeRun(of: course, tellsAll: explorer.looksAtTraces)
    self.course = place.course
    point = course.turns.last.map { $0.point + 1 } ?? 0
    guard explorer.follow(course, with: run) else { return nil }
  }

  deinit {
    run.simulation.abandon()
  }

  /// Whether a place still lies on its way.
  func leads(to place: Chart.Place) -> Bool { place.course == course && place.point >= point }

  /// Goes on to a place; `false` where it does not come there again.
  func advance(to place: Chart.Place) -> Bool {
    guard place.point != last else { return true }
    while point < place.point {
      run.take(run.usual)
      guard !run.isOver else { return false }
      point += 1
    }
    guard run.fingerprint == place.fingerprint else { return false }
    departures = run.departures()
    last = place.point
    return true
  }
}
