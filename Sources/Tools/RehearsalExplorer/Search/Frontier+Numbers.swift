/// A frontier as a file keeps it: at most sixteen bytes a state, of which eight are what stands for it.
extension Frontier {
  func write(to writer: inout NumberWriter) {
    for count in [places.count, origins.count, visited.count] { writer.append(count) }
    for number in [level.lowerBound, level.upperBound, countOfLevel, depth] { writer.append(number) }
    writer.append(isCutOff ? 1 : 0)
    // Places follow each other path by path, and origins place by place.
    var path: Int32 = 0
    for place in places {
      writer.append(place.path - path)
      writer.append(place.point)
      writer.append(place.deviations)
      writer.append(word: place.fingerprint)
      path = place.path
    }
    var before: Int32 = -1
    for origin in origins {
      writer.append(origin.place - before)
      writer.append(origin.option)
      writer.append(origin.name)
      before = origin.place
    }
    visited.forEach(except: places.lazy.map(\.fingerprint)) { writer.append(word: $0) }
  }

  /// What a file says; `nil` where no search comes to that.
  init?(_ reader: inout NumberReader) {
    guard let places = reader.countOfList(), let origins = reader.countOfList(),
      let visited = reader.countOfList(), let start = reader.number(as: Int.self),
      let end = reader.number(as: Int.self), start <= end, end <= places,
      let countOfLevel = reader.number(as: Int.self), let depth = reader.number(as: Int.self),
      let isCutOff = reader.number()
    else { return nil }
    self.init(situations: countOfLevel)
    guard restorePlaces(places, of: origins, from: &reader), restoreOrigins(origins, from: &reader),
      restoreVisited(visited, from: &reader)
    else { return nil }
    if isCutOff == 1 { cutOff() }
    guard isCutOff <= 1, restoreLevel(start..<end, depth: depth), self.countOfLevel == countOfLevel else {
      return nil
    }
  }

  /// How many deviations a point can have: as many as a report can tell apart.
  private static let mostDeviations: Int32 = 1 << 24

  private mutating func restorePlaces(_ count: Int, of origins: Int, from reader: inout NumberReader) -> Bool
  {
    var path = 0
    for _ in 0..<count {
      guard let step = reader.number(as: Int32.self), let point = reader.number(as: Int32.self),
        let deviations = reader.number(as: Int32.self), 1...Self.mostDeviations ~= deviations,
        let fingerprint = reader.word()
      else { return false }
      path += Int(step)
      guard path < origins else { return false }
      add(Place(path: Int32(path), point: point, deviations: deviations, fingerprint: fingerprint))
    }
    return true
  }

  private mutating func restoreOrigins(_ count: Int, from reader: inout NumberReader) -> Bool {
    var place = -1
    for index in 0..<count {
      guard let step = reader.number(as: Int32.self), let option = reader.number(as: Int32.self),
        let name = reader.number(as: UInt32.self)
      else { return false }
      place += Int(step)
      // A path deviates from one that was there before it, in one of the ways that there are at that point.
      guard place < places.count, option >= 0,
        place < 0 || places[place].path < index && option < places[place].deviations
      else { return false }
      restore(Origin(place: Int32(place), option: option, name: name))
    }
    return true
  }

  /// Takes up every state that was noted, also one in which somebody was excused before it came about with no excuse.
  private mutating func restoreVisited(_ count: Int, from reader: inout NumberReader) -> Bool {
    reserve(states: count)
    for place in places { note(place.fingerprint) }
    while visited.count < count {
      guard let fingerprint = reader.word(), note(fingerprint) else { return false }
    }
    return visited.count == count
  }

  /// Whether its paths begin in so many situations, and each deviates at one point after another.
  func isPossible(in situations: Int) -> Bool {
    origins.allSatisfy { $0.place >= 0 || Int($0.option) < situations }
      && places.allSatisfy { place in
        let origin = origins[Int(place.path)]
        return place.point >= 0 && (origin.place < 0 || places[Int(origin.place)].point < place.point)
      }
  }
}
