import ProcessIsolation
import Rehearsal
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
  /// Stands for all that is in the file, because the same scenarios at the same places can say something else.
  private(set) var contents: UInt64 = 0
  /// Those of the selection's traces that belong to a scenario of this file.
  private(set) var snapshots: [String] = []
  /// What is wrong with it.
  private(set) var problems: [RunProblem] = []

  /// The names of the handlers that these scenarios ask for, each once.
  private(set) var handlers: [String] = []

  init(of contents: Selection.Contents) {
    count = contents.scenarios.count
    self.contents = contents.fingerprint
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

/// A number that stands for scenarios and where they are.
struct PlanDigest {
  private(set) var hash: UInt64

  init(hash: UInt64 = 0xCBF2_9CE4_8422_2325) {
    self.hash = hash
  }

  mutating func add(_ scenario: Scenario) {
    add(scenario.place.file.utf8)
    add(scenario.name.utf8)
    withUnsafeBytes(of: UInt64(scenario.place.line).littleEndian) { add($0) }
  }

  mutating func add(_ other: PlanDigest) {
    withUnsafeBytes(of: other.hash.littleEndian) { add($0) }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
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
    put(Int(bitPattern: UInt(index.digest.hash)))
    put(Int(bitPattern: UInt(index.contents)))
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
    digest = PlanDigest(hash: UInt64(UInt(bitPattern: try packet.number())))
    contents = UInt64(UInt(bitPattern: try packet.number()))
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
