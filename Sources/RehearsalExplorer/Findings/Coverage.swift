public import Rehearsal

/// What courses came across: which events in which phases, which messages with which fates, which assumptions.
public struct Coverage: Hashable, Sendable {
  /// How often the machine took an event in a phase, phase by phase.
  var moves = [Int](repeating: 0, count: Phase.all.count * Event.all.count)
  /// How often a message met each fate of ``fateNames``, by name.
  public internal(set) var fates: [String: [Int]] = [:]
  /// The contested and assumed rules that courses rested on, by their numbers.
  var readings: Set<Int> = []
  /// How many courses were judged by each thing that must hold.
  var judgements = [Int](repeating: 0, count: 32)
  /// How often a request ended in an upgrade.
  public internal(set) var upgrades = 0

  /// What can become of a message, in the order of ``fates``.
  public static let fateNames = Choice.Fate.names

  /// Nothing so far.
  public init() {}

  /// How often the machine took an event in a phase.
  public func count(of event: Event, in phase: Phase) -> Int {
    moves[phase.ordinal * Event.all.count + event.ordinal]
  }

  /// How often an event was taken.
  public func count(of event: Event) -> Int {
    Phase.all.reduce(0) { $0 + count(of: event, in: $1) }
  }

  /// How many courses were judged in the end, with the request over.
  public var endings: Int { judgements[0] }

  /// How many courses were judged by a property of one's own.
  public func endings(for property: Int) -> Int { judgements[property + 1] }

  /// Whether any course rested on a contested or assumed rule.
  public func reliedOn(_ reading: Reading) -> Bool { readings.contains(Int(reading.rawValue)) }

  /// Counts everything that the machine took in a trace.
  public mutating func count(_ trace: Trace) {
    var phase = 0
    for entry in trace.entries {
      switch entry.happening {
      case .moved(let event, let next):
        count(phase: event == .system(.began) ? 0 : phase, event: event.ordinal)
        phase = next.ordinal
      case .reading(let reading, _): relyOn(Int(reading.rawValue))
      case .user, .app, .system, .handler, .server, .network, .apple, .violation, .incident, .stopped:
        break
      }
    }
  }

  mutating func count(phase: Int, event: Int) {
    moves[phase * Event.all.count + event] += 1
  }

  mutating func count(_ fate: Int, of message: String) {
    fates[message, default: [Int](repeating: 0, count: Self.fateNames.count)][fate] += 1
  }

  mutating func relyOn(_ reading: Int) {
    readings.insert(reading)
  }

  mutating func judge(_ bits: Int) {
    for bit in judgements.indices where bits & 1 << bit != 0 { judgements[bit] += 1 }
  }

  mutating func countUpgrade() {
    upgrades += 1
  }

  /// Adds what other courses came across.
  mutating func add(_ other: Coverage) {
    for index in moves.indices { moves[index] += other.moves[index] }
    for (message, counts) in other.fates {
      fates[message, default: [Int](repeating: 0, count: counts.count)] =
        zip(fates[message] ?? [Int](repeating: 0, count: counts.count), counts).map(+)
    }
    readings.formUnion(other.readings)
    for index in judgements.indices { judgements[index] += other.judgements[index] }
    upgrades += other.upgrades
  }
}
