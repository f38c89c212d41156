import RehearsalReports

/// How many scenarios there are where somebody looks for some, and how many of them each option takes out.
struct Sifting {
  private(set) var all = 0
  private(set) var withoutTags = 0
  private(set) var withoutName = 0

  init(all: Int = 0, withoutTags: Int = 0, withoutName: Int = 0) {
    self.all = all
    self.withoutTags = withoutTags
    self.withoutName = withoutName
  }

  mutating func add(_ other: Sifting) {
    all += other.all
    withoutTags += other.withoutTags
    withoutName += other.withoutName
  }

  /// Why nothing is left of what so many files in these places hold.
  func reason(in places: [String], files: Int) -> String {
    let place = Self.list(places)
    guard files > 0 else { return "there is no .feature file in \(place)" }
    guard all > 0 else { return "there is none in \(place)" }
    let takers = [("--tags", withoutTags), ("--name", withoutName)].filter { $0.1 > 0 }
    return "of \(all.grouped) in \(place), "
      + takers.map { "\($0.0) takes out \($0.1 == all ? all == 1 ? "the one" : "all" : $0.1.grouped)" }
      .joined(separator: " and ")
  }

  private static func list(_ places: [String]) -> String {
    let shown = places.prefix(3).map(\.plain).joined(separator: ", ")
    return places.count > 3 ? "\(shown) and \(places.count - 3) more places" : shown
  }
}
