/// What is known of the paths of a handler: every point to deviate from, and how it was come to.
struct Frontier {
  /// A point of a path that was run.
  struct Place {
    /// The path in which it was first come to, by its place among ``origins``.
    let path: Int32
    /// Which point of that path, from 0.
    let point: Int32
    let deviations: Int32
    let fingerprint: UInt64
  }

  /// Where a path deviated: from a place, or from nothing where it is the happy path of a situation.
  struct Origin {
    let place: Int32
    let option: Int32
    /// What stands for the deviation's name, where somebody asks for causes.
    var name: UInt32 = 0
  }

  private(set) var places: [Place] = []
  private(set) var origins: [Origin] = []
  private(set) var visited = VisitedSet()

  /// The places that the present level deviates from, and how many paths deviate from those before each.
  private(set) var level: Range<Int> = 0..<0
  private var starts: [Int] = []
  private(set) var countOfLevel: Int
  /// How many deviations the paths of the present level have.
  private(set) var depth = 0
  /// Whether paths of the present level have places to deviate from that nobody will come back to, and so nobody
  /// keeps: most of all places are of the last level.
  private(set) var isCutOff = false

  init(situations: Int) {
    countOfLevel = situations
  }

  /// Goes on to the paths that deviate once more.
  mutating func descend() {
    level = level.upperBound..<places.count
    depth += 1
    prepareLevel()
  }

  private mutating func prepareLevel() {
    starts.removeAll(keepingCapacity: true)
    countOfLevel = 0
    for place in places[level] {
      starts.append(countOfLevel)
      countOfLevel += Int(place.deviations)
    }
  }

  /// Notes a state; `false` where it was known.
  mutating func visit(_ fingerprint: UInt64) -> Bool {
    !visited.knows(fingerprint) && visited.insert(fingerprint)
  }

  /// Notes a state as a file has it; `false` where the file has it twice.
  @discardableResult
  mutating func note(_ fingerprint: UInt64) -> Bool { visited.insert(fingerprint) }

  /// Gives a path of the present level a place among the origins, because something deviates from it.
  mutating func register(_ number: Int, as name: UInt32 = 0) -> Int32 {
    var origin = origin(of: number)
    origin.name = name
    origins.append(origin)
    return Int32(origins.count - 1)
  }

  mutating func add(_ place: Place) {
    if place.deviations > 0 { places.append(place) }
  }

  /// Has the states that were seen stand in other memory.
  mutating func keepStates(in memory: any StateMemory) {
    visited.move(to: memory)
  }

  /// Makes room for so many states.
  mutating func reserve(states count: Int) {
    visited.reserve(count)
  }

  mutating func cutOff() {
    isCutOff = true
  }

  mutating func restore(_ origin: Origin) {
    origins.append(origin)
  }

  /// Takes up the level that a file says; `false` where there can be no such level.
  mutating func restoreLevel(_ level: Range<Int>, depth: Int) -> Bool {
    self.level = level
    self.depth = depth
    if depth > 0 { prepareLevel() }
    return depth >= 0
  }

  func origin(of number: Int) -> Origin {
    guard depth > 0 else { return Origin(place: -1, option: Int32(number)) }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return Origin(place: Int32(level.lowerBound + low - 1), option: Int32(number - starts[low - 1]))
  }

  /// The path with a number in the present level, and the state it must deviate from.
  func path(_ number: Int) -> (path: Path, deviation: UInt64?) {
    let origin = origin(of: number)
    return (path(from: origin), origin.place < 0 ? nil : places[Int(origin.place)].fingerprint)
  }

  /// The number of the first point of a path that is not one of the path it deviates from.
  func firstPoint(of number: Int) -> Int {
    let origin = origin(of: number)
    return origin.place < 0 ? 0 : Int(places[Int(origin.place)].point) + 1
  }

  /// What stands for the deviations of a path of the present level, of which the last has a name.
  func names(of number: Int, last: UInt32) -> [UInt32] {
    var origin = origin(of: number)
    var names: [UInt32] = []
    while origin.place >= 0 {
      names.append(names.isEmpty ? last : origin.name)
      origin = origins[Int(places[Int(origin.place)].path)]
    }
    return names.reversed()
  }

  /// A path by where it deviated last.
  func path(from last: Origin) -> Path {
    var deviations: [Path.DeviationIndex] = []
    var origin = last
    while origin.place >= 0 {
      let place = places[Int(origin.place)]
      deviations.append(Path.DeviationIndex(point: Int(place.point), option: Int(origin.option)))
      origin = origins[Int(place.path)]
    }
    return Path(situation: Int(origin.option), deviations: deviations.reversed())
  }
}
