import Rehearsal

/// Runs courses and reports on them, in this process or in one that is told what is known so far.
package struct Expedition {
  let explorer: Explorer
  let chart: Chart

  /// Runs courses by their numbers in the present level, while that is wanted before each; hands over what there is
  /// to report, word by word.
  package func run(_ numbers: Range<Int>, while isWanted: (Int) -> Bool, report: (UInt64) -> Void) {
    var seen = Marks()
    var trunk: Trunk?
    for number in numbers {
      guard isWanted(number) else { return }
      guard explorer.shard.takes(number, departures: chart.depth) else { continue }
      report(Mark.begins(number).word)
      if let run = depart(number, from: &trunk, report) {
        complete(run, &seen, report)
        run.simulation.abandon()
      } else {
        report(Mark.strays.word)
      }
    }
  }

  /// A run that has followed a course up to and with its last departure; `nil` where it does not lead where it led
  /// before.
  private func depart(_ number: Int, from trunk: inout Trunk?, _ report: (UInt64) -> Void) -> Run? {
    let origin = chart.origin(of: number)
    // Because two processes of a handler with tasks that wait at once would meet in what a thread has only one of.
    guard origin.place >= 0, explorer.sharesBeginnings, explorer.program.hasCallbacksAlone else {
      return follow(number, report)
    }
    let place = chart.places[Int(origin.place)]
    if trunk?.leads(to: place) != true { trunk = Trunk(along: chart.course(through: place), place, explorer) }
    guard let trunk, trunk.advance(to: place), trunk.departures.indices.contains(Int(origin.option)) else {
      return nil
    }
    guard let run = trunk.run.branch() else { return follow(number, report) }
    let choice = trunk.departures[Int(origin.option)]
    note(choice, report)
    run.take(choice)
    return run
  }

  private func follow(_ number: Int, _ report: (UInt64) -> Void) -> Run? {
    let (course, departure) = chart.course(number)
    let run = explorer.makeRun(of: course)
    if explorer.follow(course, with: run, to: departure, turning: { note($0, report) }) { return run }
    run.simulation.abandon()
    return nil
  }

  private func complete(_ run: Run, _ seen: inout Marks, _ report: (UInt64) -> Void) {
    while true {
      run.scan { note($0, in: $1, report) }
      if run.simulation.hasDiverged { return report(Mark.strays.word) }
      if run.simulation.isStopped { return report(Mark.isEndless.word) }
      let mark = run.fingerprint
      let isKnown = explorer.mergesStates && (chart.visited.contains(mark) || !seen.insert(mark))
      report(Mark.point(departures: isKnown ? 0 : run.departures().count).word)
      report(mark)
      if isKnown { return }
      run.take(run.usual)
      if run.isOver { break }
    }
    if run.simulation.hasDiverged { return report(Mark.strays.word) }
    // Because a request that nobody could make must not pass for one that went well.
    if run.simulation.isStopped { return report(Mark.isEndless.word) }
    let trace = run.simulation.finish()
    run.scan { note($0, in: $1, report) }
    if trace.outcome != nil { report(Mark.settles.word) }
    explorer.judge(trace, of: run.situation) { report(Mark.wrong($0.number).word) }
    for index in explorer.properties.indices { report(Mark.judges(property: index).word) }
  }

  private func note(_ happening: Happening, in phase: Int, _ report: (UInt64) -> Void) {
    switch happening {
    case .moved(let event, let next):
      report(Mark.moved(phase: phase, event: event.ordinal).word)
      if next.outcome?.isSuccess == true, Phase.all[phase].outcome == nil { report(Mark.upgraded.word) }
    case .violation(let violation, _):
      if Wrong.counts(violation) { report(Mark.wrong(Wrong.rule(violation).number).word) }
    case .reading(let reading, _): report(Mark.reliedOn(Int(reading.rawValue)).word)
    case .user, .app, .system, .handler, .server, .network, .apple, .incident, .stopped: break
    }
  }

  private func note(_ choice: Choice, _ report: (UInt64) -> Void) {
    guard case .network(let fate, let message, _) = choice else { return }
    report(Mark.fate(fate.number, bytes: message.utf8.count).word)
    for word in message.words { report(word) }
  }
}

extension Explorer {
  func makeRun(
    of course: Course, log: Run.Log? = nil, witness: ((Trace.Entry) -> Void)? = nil
  ) -> Run {
    let run = Run(
      situations[course.situation], number: course.situation, program, deviating: deviations,
      limit: stepLimit, log: log, witness: witness)
    run.begin()
    return run
  }

  /// Follows a course up to and with its last departure; `false` where it does not lead where it led before.
  func follow(
    _ course: Course, with run: Run, to departure: UInt64? = nil, turning: (Choice) -> Void = { _ in }
  ) -> Bool {
    var point = 0
    for (index, turn) in course.turns.enumerated() {
      while point < turn.point {
        run.take(run.usual)
        guard !run.isOver else { return false }
        point += 1
      }
      let isLast = index == course.turns.count - 1
      if isLast, let departure, run.fingerprint != departure { return false }
      let departures = run.departures()
      guard departures.indices.contains(turn.option) else { return false }
      if isLast {
        run.skip()
        turning(departures[turn.option])
      }
      run.take(departures[turn.option])
      point += 1
    }
    return true
  }

  /// Looks at what there is when a course is over.
  func judge(_ trace: Trace, of situation: Situation, wrong: (Wrong) -> Void) {
    if trace.outcome != nil, !situation.isOfAutoFill {
      if !trace.ending.lockOuts.isEmpty {
        wrong(.lockOut)
      } else if trace.isUntrue(for: situation) {
        wrong(.untruth)
      }
    }
    for (index, property) in properties.enumerated() where !property.holds(trace) { wrong(.property(index)) }
  }
}

extension Trace {
  /// Whether somebody was told that the upgrade did not work and cannot sign in as before.
  fileprivate func isUntrue(for situation: Situation) -> Bool {
    guard outcome != .upgraded, !outcomes.contains(.upgraded), let old = situation.password else {
      return false
    }
    return !accounts.contains { $0.user == situation.user && $0.passwords.contains(old) }
  }
}

extension Choice.Fate {
  /// What they are called in tables, in the order of their numbers.
  static let names = ["lost", "reply lost", "twice", "refused", "never answered", "late"]

  var number: Int {
    switch self {
    case .isLost: 0
    case .losesReply: 1
    case .arrivesTwice: 2
    case .isRefused: 3
    case .isNeverAnswered: 4
    case .repliesLate: 5
    }
  }
}
