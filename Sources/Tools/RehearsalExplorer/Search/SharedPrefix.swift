import Rehearsal

/// A path that others deviate from, one place after the other, so that what they have in common is run only once.
final class SharedPrefix {
  let run: Run
  /// What can be done instead at the place it has come to.
  @exclusivity(unchecked) private(set) var deviations: [Deviation] = []
  /// The path, by its place among the origins.
  private let path: Int32
  /// The next point, and the last place, it came to.
  @exclusivity(unchecked) private var point: Int
  @exclusivity(unchecked) private var last: Int32 = -1

  /// A run that has followed a path up to and with its last deviation.
  init(_ run: Run, along path: Int32, at point: Int) {
    self.run = run
    self.path = path
    self.point = point
  }

  deinit {
    run.simulation.abandon()
  }

  /// Whether a place still lies on its way.
  func leads(to place: Frontier.Place) -> Bool { place.path == path && place.point >= point }

  /// Goes on to a place; `false` where it does not come there again.
  func advance(to place: Frontier.Place) -> Bool {
    guard place.point != last else { return true }
    while point < place.point {
      run.take(run.usual)
      guard !run.isOver else { return false }
      point += 1
    }
    guard run.fingerprint == place.fingerprint else { return false }
    deviations = run.deviations()
    last = place.point
    return true
  }
}

/// Beginnings that stand on each other: that of a path branches off from that of the path it deviates from.
struct SharedPrefixes {
  private let explorer: Explorer
  private let frontier: Frontier
  /// The prefixes by how many deviations their paths have.
  private var prefixes: [SharedPrefix] = []

  init(_ explorer: Explorer, _ frontier: Frontier) {
    self.explorer = explorer
    self.frontier = frontier
  }

  /// The prefix that has come to a place of the present level; `nil` where none comes there again.
  mutating func prefix(to place: Frontier.Place) -> SharedPrefix? {
    prefix(to: place, depth: frontier.depth - 1)
  }

  private mutating func prefix(to place: Frontier.Place, depth: Int) -> SharedPrefix? {
    // A search that is taken up from a file is as deep as that says.
    guard depth >= 0 else { return nil }
    if depth < prefixes.count, prefixes[depth].leads(to: place) {
      return prefixes[depth].advance(to: place) ? prefixes[depth] : nil
    }
    prefixes.removeSubrange(min(depth, prefixes.count)...)
    guard let prefix = makePrefix(along: place.path, depth: depth), prefix.advance(to: place) else {
      return nil
    }
    if prefixes.count == depth { prefixes.append(prefix) }
    return prefix
  }

  private mutating func makePrefix(along path: Int32, depth: Int) -> SharedPrefix? {
    let origin = frontier.origins[Int(path)]
    guard origin.place >= 0 else { return followed(along: path) }
    let place = frontier.places[Int(origin.place)]
    guard let base = prefix(to: place, depth: depth - 1),
      base.deviations.indices.contains(Int(origin.option))
    else { return nil }
    guard let run = base.run.branch() else { return followed(along: path) }
    run.take(base.deviations[Int(origin.option)])
    return SharedPrefix(run, along: path, at: Int(place.point) + 1)
  }

  /// One that was run from the beginning, because nothing could be shared.
  private func followed(along number: Int32) -> SharedPrefix? {
    let path = frontier.path(from: frontier.origins[Int(number)])
    let run = explorer.makeRun(of: path, tellsAll: explorer.looksAtTraces)
    let prefix = SharedPrefix(run, along: number, at: path.deviations.last.map { $0.point + 1 } ?? 0)
    return explorer.follow(path, with: run) ? prefix : nil
  }
}
