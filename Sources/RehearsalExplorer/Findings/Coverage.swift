public import Rehearsal

/// What courses came across: which events in which phases, which messages with which fates, which assumptions.
public struct Coverage: Hashable, Sendable {
  /// How often the machine came to a phase by an event, phase by phase.
  private var moves = [Int](repeating: 0, count: Phase.all.count * Event.all.count)
  /// How often a message met each fate, by name.
  public private(set) var fates: [String: [Int]] = [:]
  /// The contested and assumed rules that courses rested on, by their numbers.
  var readings: Set<Int> = []
  private var judgements: [Int: Int] = [:]

  /// How often the machine came to a phase by an event.
  public func count(of event: Event, to phase: Phase) -> Int {
    moves[phase.ordinal * Event.all.count + event.ordinal]
  }

  /// How often the machine came to a phase.
  public func count(of phase: Phase) -> Int {
    let start = phase.ordinal * Event.all.count
    return moves[start..<start + Event.all.count].reduce(0, +)
  }

  /// How often an event was taken.
  public func count(of event: Event) -> Int {
    Phase.all.reduce(0) { $0 + count(of: event, to: $1) }
  }

  /// How many courses were judged in the end, with the request over.
  public var endings: Int { judgements[0] ?? 0 }

  /// How many courses were judged by a property of one's own.
  public func endings(for property: Int) -> Int { judgements[property + 1] ?? 0 }

  /// Whether any course rested on a contested or assumed rule.
  public func reliedOn(_ reading: Reading) -> Bool { readings.contains(Int(reading.rawValue)) }

  mutating func count(phase: Int, event: Int) {
    moves[phase * Event.all.count + event] += 1
  }

  mutating func count(_ fate: Int, of message: String) {
    fates[message, default: [Int](repeating: 0, count: Choice.Fate.names.count)][fate] += 1
  }

  mutating func judge(_ bits: Int) {
    for bit in 0..<32 where bits & 1 << bit != 0 { judgements[bit, default: 0] += 1 }
  }
}
