public import Rehearsal

/// What courses came across: which events in which phases, which messages with which fates, which assumptions.
public struct Coverage: Hashable, Sendable {
  /// How often the machine took an event in a phase, phase by phase.
  var moves = [Int](repeating: 0, count: Phase.all.count * Event.all.count)
  /// How often a message met each fate of ``fateNames``, by name.
  public internal(set) var fates: [String: [Int]] = [:]
  /// Who departed from the usual in any course.
  public internal(set) var departures: Deviations = []
  /// The contested and assumed rules that courses rested on, by their numbers.
  var readings: Set<Int> = []
  /// How many courses were judged in the end, with the request over.
  public internal(set) var endings = 0
  /// How many courses were judged by each property of one's own.
  var judgements: [Int: Int] = [:]
  /// How often a request ended in an upgrade, or in what a credential provider was asked for.
  public internal(set) var successes = 0

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

  /// How many courses were judged by a property of one's own.
  public func endings(for property: Int) -> Int { judgements[property] ?? 0 }

  /// Whether any course rested on a contested or assumed rule.
  public func reliedOn(_ reading: Reading) -> Bool { readings.contains(Int(reading.rawValue)) }

  mutating func count(phase: Int, event: Int) {
    moves[phase * Event.all.count + event] += 1
  }

  mutating func count(_ fate: Int, of message: String) {
    fates[message, default: [Int](repeating: 0, count: Self.fateNames.count)][fate] += 1
  }

  mutating func relyOn(_ reading: Int) {
    readings.insert(reading)
  }

  mutating func countEnding() {
    endings += 1
  }

  mutating func judge(by property: Int) {
    judgements[property, default: 0] += 1
  }

  mutating func countUpgrade() {
    successes += 1
  }

  /// Adds what other courses came across.
  mutating func add(_ other: Coverage) {
    for index in moves.indices { moves[index] += other.moves[index] }
    for (message, counts) in other.fates {
      fates[message, default: [Int](repeating: 0, count: counts.count)] =
        zip(fates[message] ?? [Int](repeating: 0, count: counts.count), counts).map(+)
    }
    departures.formUnion(other.departures)
    readings.formUnion(other.readings)
    endings += other.endings
    judgements.merge(other.judgements) { $0 + $1 }
    successes += other.successes
  }
}
