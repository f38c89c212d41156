import ProcessIsolation
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios

/// What reading one file of a selection came to, without the scenarios themselves.
struct FileIndex {
  /// How many of its scenarios are selected.
  private(set) var count = 0
  /// How many there are besides.
  private(set) var sifting = Sifting()
  /// What tells these scenarios from others.
  private(set) var digest = PlanDigest()
  /// Those of the selection's traces that belong to a scenario of this file.
  private(set) var snapshots: [String] = []
  /// What is wrong with it.
  private(set) var problems: [RunProblem] = []

  /// The names of the handlers that these scenarios ask for, each once.
  private(set) var handlers: [String] = []

  init(of contents: Selection.Contents) {
    count = contents.scenarios.count
    digest = PlanDigest(contents: contents.fingerprint)
    sifting = contents.sifting
    snapshots = contents.snapshots
    problems = contents.diagnostics.map(RunProblem.init)
    for scenario in contents.scenarios {
      digest.add(scenario)
      for line in scenario.lines {
        if case .given(.handler(let name)) = line.sentence, !handlers.contains(name) { handlers.append(name) }
      }
    }
  }

  /// A file that cannot be read.
  init(of unreadable: Files.Unreadable) {
    problems = [unreadable.problem]
  }
}

/// Numbers that stand for scenarios.
struct PlanDigest {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Which scenarios there are, and where.
  private(set) var places = start
  /// All that is in their files, because the same scenarios at the same places can say something else.
  private(set) var contents = start

  init() {}

  init(places: UInt64 = start, contents: UInt64) {
    (self.places, self.contents) = (places, contents)
  }

  mutating func add(_ scenario: Scenario) {
    Self.add(scenario.place.file.utf8, to: &places)
    Self.add(scenario.name.utf8, to: &places)
    Self.add(UInt64(scenario.place.line), to: &places)
  }

  mutating func add(_ other: PlanDigest) {
    Self.add(other.places, to: &places)
    Self.add(other.contents, to: &contents)
  }

  private static func add(_ number: UInt64, to hash: inout UInt64) {
    withUnsafeBytes(of: number.littleEndian) { add($0, to: &hash) }
  }

  private static func add(_ bytes: some Sequence<UInt8>, to hash: inout UInt64) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

/// How an index travels from one process to another.
extension Packet {
  init(_ index: FileIndex) {
    self.init()
    put(index.count)
    put(index.sifting.all)
    put(index.sifting.withoutTags)
    put(index.sifting.withoutName)
    put(Int(bitPattern: UInt(index.digest.places)))
    put(Int(bitPattern: UInt(index.digest.contents)))
    put(index.snapshots) { $0.put($1) }
    put(index.problems) { $0.put($1) }
    put(index.handlers) { $0.put($1) }
  }
}

extension FileIndex {
  init(_ packet: Packet) throws(Packet.Torn) {
    var packet = packet
    count = try packet.number()
    sifting = Sifting(
      all: try packet.number(), withoutTags: try packet.number(), withoutName: try packet.number())
    digest = PlanDigest(
      places: UInt64(UInt(bitPattern: try packet.number())),
      contents: UInt64(UInt(bitPattern: try packet.number())))
    snapshots = try packet.list { packet throws(Packet.Torn) in try packet.text() }
    problems = try packet.list { packet throws(Packet.Torn) in try packet.problem() }
    handlers = try packet.list { packet throws(Packet.Torn) in try packet.text() }
  }
}

extension Packet {
  fileprivate mutating func put(_ problem: RunProblem) {
    put(problem.kind.rawValue)
    put([problem.place].compactMap(\.self)) { $0.put($1) }
    put(problem.headline)
    put(problem.text)
  }

  fileprivate mutating func problem() throws(Torn) -> RunProblem {
    guard let kind = RunProblem.Kind(rawValue: try text()) else { throw Torn() }
    let places = try list { packet throws(Torn) in try packet.place() }
    return RunProblem(kind, at: places.first, try text(), text: try text())
  }
}

extension Files.Unreadable {
  /// What a report says of it.
  var problem: RunProblem {
    RunProblem(.files, file: path, reason, text: complaint)
  }
}
