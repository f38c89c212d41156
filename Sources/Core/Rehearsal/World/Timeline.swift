/// What has happened, what time it is, and what is to come.
package struct Timeline: Sendable {
  /// The time.
  package internal(set) var now = Instant.start
  /// What is due, now or later.
  package internal(set) var agenda = Agenda()
  /// What is still to be done about what happens at the moment, the next thing last.
  var consequences: [Consequence] = []
  /// What the machine commanded last.
  var orders = Orders()
  /// Everything that has happened, since it branched off from another if it did.
  package internal(set) var entries: [Trace.Entry] = []
  /// What had happened before that.
  var earlier: [Trace.Entry] = []
  /// Whether everything that happens is written down, or only what a search judges by.
  let tellsAll: Bool
  /// How many things have happened.
  var taken = 0
  /// How many steps the environment has taken.
  var steps = 0
  /// Why it ended before its script did, if so.
  package internal(set) var stop: Stop?
  /// When the system's clock against the handler runs out, where one runs.
  var deadline: Agenda.Ticket?
  /// When Apple's answer to the sheet comes, where one is on its way.
  var sheet: Agenda.Ticket?
  /// The place among the buttons of what a user tapped of which nothing has come so far; `nil` where none was tapped, or
  /// something has happened since.
  var silentTap: Int?
}

/// What the machine commanded last, carried out one command after the other.
struct Orders: Hashable, Sendable {
  private var commands: [Command] = []
  private var done = 0
  /// How much there is to be done when they are through.
  private var isBefore = 0

  /// Takes new commands, once the last ones are carried out, before so many things that are still to be done.
  mutating func take(_ commands: [Command], before count: Int) {
    guard done == self.commands.count else {
      fatalError("the machine commanded before its commands were carried out")
    }
    (self.commands, done, isBefore) = (commands, 0, count)
  }

  /// The next command, if no more is to be done before it than so many things.
  mutating func next(before count: Int) -> Command? {
    guard done < commands.count, count == isBefore else { return nil }
    done += 1
    return commands[done - 1]
  }
}

extension Timeline {
  init(tellsAll: Bool) {
    self.tellsAll = tellsAll
  }

  /// Everything that has happened since the beginning.
  var all: [Trace.Entry] { earlier.isEmpty ? entries : earlier + entries }

  /// Room for what is usual; a branch takes another's in its place.
  mutating func makeRoom() {
    entries = Self.roomForAll
    consequences = Self.roomForConsequences
    agenda.makeRoom()
  }

  /// Puts behind what has happened, where somebody reads on from here.
  mutating func beginAnew() {
    if tellsAll { earlier = all }
    entries = tellsAll ? Self.roomForSome : Self.roomForFew
  }

  private static let roomForAll: [Trace.Entry] = Array(roomFor: 20)
  private static let roomForSome: [Trace.Entry] = Array(roomFor: 16)
  private static let roomForFew: [Trace.Entry] = Array(roomFor: 4)
  private static let roomForConsequences: [Consequence] = Array(roomFor: 6)

  /// Puts something on the agenda for this instant.
  mutating func schedule(_ event: consuming ScheduledEvent) {
    agenda.add(event, at: now)
  }

  /// Writes down what happened, where somebody wants to read that.
  mutating func record(_ event: @autoclosure () -> TraceEvent) {
    silentTap = nil
    if tellsAll { write(event()) }
  }

  /// Writes down what happened, which a search looks for as well.
  mutating func write(_ event: consuming TraceEvent) {
    silentTap = nil
    entries.append(Trace.Entry(instant: now, event: event))
  }

  /// Ends the rehearsal before its script does.
  mutating func giveUp(_ stop: Stop) {
    self.stop = stop
    write(.stopped(stop))
  }

  /// Notes what a runtime noticed; what cannot be trusted any more ends the rehearsal.
  mutating func tell(_ incidents: [Incident]) {
    for incident in incidents {
      write(.incident(incident))
      if incident.isFatal, stop == nil { giveUp(.incident(incident)) }
    }
  }
}

extension Timeline {
  /// Does something before anything else that is still to be done.
  mutating func next(_ consequence: Consequence) {
    consequences.append(consequence)
  }

  /// Does several things, in their order, before anything else.
  mutating func next(_ consequences: [Consequence]) {
    self.consequences.append(contentsOf: consequences.reversed())
  }
}
