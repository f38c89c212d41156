import Rehearsal

/// A course that others depart from, one place after the other, so that what they have in common is run only once.
final class Trunk {
  let run: Run
  /// What can be done instead at the place it has come to.
  @exclusivity(unchecked) private(set) var departures: [Choice] = []
  /// The course, by its place among the origins.
  private let course: Int32
  /// The next point, and the last place, it came to.
  @exclusivity(unchecked) private var point: Int
  @exclusivity(unchecked) private var last: Int32 = -1

  /// A run that has followed a course up to and with its last departure.
  init(_ run: Run, along course: Int32, at point: Int) {
    self.run = run
    self.course = course
    self.point = point
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

/// Trunks that stand on each other: that of a course branches off from that of the course it departs from.
struct Trunks {
  private let explorer: Explorer
  private let chart: Chart
  /// The trunks by how many departures their courses have.
  private var trunks: [Trunk] = []

  init(_ explorer: Explorer, _ chart: Chart) {
    self.explorer = explorer
    self.chart = chart
  }

  /// The trunk that has come to a place of the present level; `nil` where none comes there again.
  mutating func trunk(to place: Chart.Place) -> Trunk? {
    trunk(to: place, depth: chart.depth - 1)
  }

  private mutating func trunk(to place: Chart.Place, depth: Int) -> Trunk? {
    // Because a search that is taken up from a file is as deep as that says.
    guard depth >= 0 else { return nil }
    if depth < trunks.count, trunks[depth].leads(to: place) {
      return trunks[depth].advance(to: place) ? trunks[depth] : nil
    }
    trunks.removeSubrange(min(depth, trunks.count)...)
    guard let trunk = makeTrunk(along: place.course, depth: depth), trunk.advance(to: place) else {
      return nil
    }
    if trunks.count == depth { trunks.append(trunk) }
    return trunk
  }

  private mutating func makeTrunk(along course: Int32, depth: Int) -> Trunk? {
    let origin = chart.origins[Int(course)]
    guard origin.place >= 0 else { return followed(along: course) }
    let place = chart.places[Int(origin.place)]
    guard let base = trunk(to: place, depth: depth - 1),
      base.departures.indices.contains(Int(origin.option))
    else { return nil }
    guard let run = base.run.branch() else { return followed(along: course) }
    run.take(base.departures[Int(origin.option)])
    return Trunk(run, along: course, at: Int(place.point) + 1)
  }

  /// One that was run from the beginning, because nothing could be shared.
  private func followed(along number: Int32) -> Trunk? {
    let course = chart.course(from: chart.origins[Int(number)])
    let run = explorer.makeRun(of: course, tellsAll: explorer.looksAtTraces)
    let trunk = Trunk(run, along: number, at: course.turns.last.map { $0.point + 1 } ?? 0)
    return explorer.follow(course, with: run) ? trunk : nil
  }
}
