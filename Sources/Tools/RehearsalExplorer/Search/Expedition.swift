import Rehearsal

/// Runs courses and reports on them, in this process or in one that is told what is known so far.
package struct Expedition {
  let explorer: Explorer
  let chart: Chart

  /// Runs courses by their numbers in the present level, while that is wanted before each; hands over what there is
  /// to report, word by word.
  package func run(_ numbers: Range<Int>, while isWanted: (Int) -> Bool, report: (UInt64) -> Void) {
    var seen = Marks()
    var trunks = Trunks(explorer, chart)
    var isFollowed = false
    var states: [UInt64] = []
    for number in numbers {
      guard isWanted(number) else { return }
      guard explorer.shard.takes(number, departures: chart.depth) else { continue }
      report(Mark.begins(number).word)
      if let run = depart(number, from: &trunks, report) {
        complete(run, &seen, &isFollowed, &states, report)
        let hasDiverged = run.simulation.isDivergent
        run.simulation.abandon()
        if !hasDiverged, explorer.repeats(number, of: chart.countOfLevel),
          !leads(number, through: states, from: &trunks)
        {
          report(Mark.strays.word)
        }
      } else {
        report(Mark.strays.word)
      }
    }
  }

  /// A run that has followed a course up to and with its last departure; `nil` where it does not lead where it led
  /// before.
  private func depart(_ number: Int, from trunks: inout Trunks, _ report: (UInt64) -> Void) -> Run? {
    let origin = chart.origin(of: number)
    // Because two processes of a handler with tasks that wait at once would meet in what a thread has only one of.
    guard origin.place >= 0, explorer.sharesBeginnings, explorer.program.hasCallbacksAlone else {
      return follow(number, report)
    }
    guard let trunk = trunks.trunk(to: chart.places[Int(origin.place)]),
      trunk.departures.indices.contains(Int(origin.option))
    else { return nil }
    guard let run = trunk.run.branch() else { return follow(number, report) }
    let choice = trunk.departures[Int(origin.option)]
    note(choice, report)
    run.take(choice)
    return run
  }

  private func follow(_ number: Int, _ report: (UInt64) -> Void) -> Run? {
    let (course, departure) = chart.course(number)
    let run = explorer.makeRun(of: course, tellsAll: explorer.looksAtTraces)
    if explorer.follow(course, with: run, to: departure, turning: { note($0, report) }) { return run }
    run.simulation.abandon()
    return nil
  }

  /// Runs a course a second time; `false` where it does not come to the same states.
  private func leads(_ number: Int, through states: [UInt64], from trunks: inout Trunks) -> Bool {
    guard let run = depart(number, from: &trunks, { _ in }) else { return false }
    defer { run.simulation.abandon() }
    for (index, state) in states.enumerated() {
      if index > 0 { run.take(run.usual) }
      guard !run.simulation.isDivergent, run.fingerprint == state else { return false }
    }
    return true
  }

  private func complete(
    _ run: Run, _ seen: inout Marks, _ isFollowed: inout Bool, _ states: inout [UInt64],
    _ report: (UInt64) -> Void
  ) {
    states.removeAll(keepingCapacity: true)
    while true {
      run.scan { note($0, in: $1, report) }
      if run.simulation.isDivergent { return report(Mark.strays.word) }
      if run.simulation.isStopped { return report(Mark.isEndless.word) }
      let mark = run.fingerprint
      states.append(mark)
      let isKnown = explorer.mergesStates && (chart.visited.contains(mark) || !seen.insert(mark))
      // Because nothing departs from the last level, and it matters only whether anything could.
      let departures = isKnown || isLast && isFollowed ? 0 : run.countOfDepartures
      isFollowed = isFollowed || departures > 0
      report(Mark.point(departures: departures).word)
      report(mark)
      if isKnown { return }
      run.take(run.usual)
      if run.isOver { break }
    }
    if run.simulation.isDivergent { return report(Mark.strays.word) }
    // Because a request that nobody could make must not pass for one that went well.
    if run.simulation.isStopped { return report(Mark.isEndless.word) }
    let trace = explorer.properties.isEmpty ? nil : run.simulation.finish()
    let conclusion = trace.map(Conclusion.init) ?? Conclusion(run.simulation)
    run.scan { note($0, in: $1, report) }
    if conclusion.outcome != nil { report(Mark.settles.word) }
    if let wrong = conclusion.wrong(for: run.terms.owner) { report(Mark.wrong(wrong.number).word) }
    guard let trace else { return }
    explorer.judgeByProperties(trace) { report(Mark.wrong($0.number).word) }
    for index in explorer.properties.indices { report(Mark.judges(property: index).word) }
  }

  /// Whether courses have as many departures as they may.
  private var isLast: Bool { chart.depth == explorer.budget }

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
    report(Mark.departs(choice.kind).word)
    guard case .network(let fate, let message, _) = choice else { return }
    report(Mark.fate(fate.number, bytes: message.utf8.count).word)
    message.forEachWord(report)
  }
}

extension Explorer {
  func makeRun(
    of course: Course, log: Run.Log? = nil, witness: ((Trace.Entry) -> Void)? = nil, tellsAll: Bool = true
  ) -> Run {
    let run = Run(
      situations[course.situation], number: course.situation, program, deviating: deviations,
      limit: stepLimit, log: log, witness: witness, tellsAll: tellsAll)
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

  /// Whether anybody looks at more of a course than where it leads.
  var looksAtTraces: Bool { !properties.isEmpty }
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
