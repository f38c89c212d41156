public import Rehearsal

/// What paths came across: which events in which phases, which messages with which messages, which assumptions.
public struct Coverage: Hashable, Sendable {
  /// How often the machine took an event in a phase, phase by phase.
  var moves = [Int](repeating: 0, count: Phase.all.count * Event.all.count)
  /// How often a message met each deviation of ``messageDeviationNames``, by name.
  public internal(set) var messages: [String: [Int]] = [:]
  /// Who deviated from the usual in any path.
  public internal(set) var deviations: Deviations = []
  /// The contested and assumed rules that paths rested on, by their numbers.
  var readings: Set<Int> = []
  /// How many paths were judged in the end, with the request over.
  public internal(set) var endings = 0
  /// How many paths were judged by each property of one's own.
  var judgements: [Int: Int] = [:]
  /// How often a request ended in an upgrade, or in what a credential provider was asked for; where a website verifies
  /// passkeys, in how many paths it took what it was given.
  public internal(set) var successes = 0
  /// How often a credential provider whose store began empty was set up and offered something.
  public internal(set) var offers = 0
  /// How often users picked what a credential provider had itself put into its store, where that began empty.
  public internal(set) var picks = 0
  /// How often they got it.
  public internal(set) var fillings = 0

  /// What can become of a message, in the order of ``messages``.
  public static let messageDeviationNames = Fault.Effect.names

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

  /// How many paths were judged by a property of one's own.
  public func endings(for property: Int) -> Int { judgements[property] ?? 0 }

  /// Whether any path rested on a contested or assumed rule.
  public func reliedOn(_ reading: Reading) -> Bool { readings.contains(Int(reading.rawValue)) }

  mutating func count(phase: Int, event: Int) {
    moves[phase * Event.all.count + event] += 1
  }

  mutating func count(_ deviation: Int, of message: String) {
    messages[message, default: [Int](repeating: 0, count: Self.messageDeviationNames.count)][deviation] += 1
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

  mutating func countOffer() {
    offers += 1
  }

  mutating func countPick() {
    picks += 1
  }

  mutating func countFilling() {
    fillings += 1
  }

  /// Adds what other paths came across.
  mutating func add(_ other: Coverage) {
    for index in moves.indices { moves[index] += other.moves[index] }
    for (message, counts) in other.messages {
      messages[message, default: [Int](repeating: 0, count: counts.count)] =
        zip(messages[message] ?? [Int](repeating: 0, count: counts.count), counts).map(+)
    }
    deviations.formUnion(other.deviations)
    readings.formUnion(other.readings)
    endings += other.endings
    judgements.merge(other.judgements) { $0 + $1 }
    successes += other.successes
    offers += other.offers
    picks += other.picks
    fillings += other.fillings
  }
}

extension Fault.Effect {
  /// What they are called in tables, in the order of their numbers.
  static let names = [
    "lost", "reply lost", "twice", "refused", "never answered", "late", "overtaken", "at once",
    "done, not said",
  ]

  var number: Int {
    switch self {
    case .isLost: 0
    case .losesReply: 1
    case .arrivesTwice, .arrivesAgain: 2
    case .isRefused, .endsSession, .awaitsConfirmation: 3
    case .isNeverAnswered: 4
    case .repliesLate, .takes: 5
    case .arrivesLate: 6
    case .isAnsweredAtOnce: 7
    case .failsAfterwards, .cutsReply: 8
    }
  }
}
