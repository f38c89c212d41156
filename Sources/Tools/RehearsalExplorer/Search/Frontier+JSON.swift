import Rehearsal

/// A frontier as a file keeps it.
extension Frontier {
  var json: JSON {
    .object([
      JSON.Member(
        "places",
        .array(
          places.flatMap { place in
            [
              Int64(place.path), Int64(place.point), Int64(place.deviations),
              Int64(bitPattern: place.fingerprint),
            ]
            .map(JSON.number)
          })),
      JSON.Member("origins", .numbers(origins.flatMap { [Int($0.place), Int($0.option), Int($0.name)] })),
      JSON.Member("visited", .array(visited.sorted.map { .number(Int64(bitPattern: $0)) })),
      JSON.Member("level", .numbers([level.lowerBound, level.upperBound, countOfLevel, depth])),
      JSON.Member("isCutOff", .bool(isCutOff)),
    ])
  }

  init?(_ json: JSON) {
    guard let places = json["places"]?.array, places.count % 4 == 0, let origins = json["origins"]?.numbers,
      origins.count % 3 == 0, let visited = json["visited"]?.array, let level = json["level"]?.numbers,
      level.count == 4, 0 <= level[0], level[0] <= level[1], level[1] <= places.count / 4
    else { return nil }
    self.init(situations: level[2])
    for index in stride(from: 0, to: places.count, by: 4) {
      let numbers = places[index..<index + 4].compactMap(\.number)
      guard numbers.count == 4, let path = Int32(exactly: numbers[0]),
        let point = Int32(exactly: numbers[1]),
        let deviations = Int32(exactly: numbers[2]), (0..<Int32(origins.count / 3)).contains(path),
        deviations > 0, point >= 0
      else { return nil }
      add(
        Place(
          path: path, point: point, deviations: deviations, fingerprint: UInt64(bitPattern: numbers[3])))
    }
    for index in stride(from: 0, to: origins.count, by: 3) {
      guard let place = Int32(exactly: origins[index]), let option = Int32(exactly: origins[index + 1]),
        let name = UInt32(exactly: origins[index + 2]), place < self.places.count, option >= 0,
        // A path deviates from one that was there before it.
        place < 0 || self.places[Int(place)].path < self.origins.count
      else { return nil }
      restore(Origin(place: place, option: option, name: name))
    }
    for number in visited.compactMap(\.number) { _ = visit(UInt64(bitPattern: number)) }
    if json["isCutOff"] == .bool(true) { cutOff() }
    guard restoreLevel(level[0]..<level[1], depth: level[3]), countOfLevel == level[2] else { return nil }
  }
}
