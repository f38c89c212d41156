import Rehearsal

/// Runs paths and reports on them, in this process or in one that is told what is known so far.
package struct PathRunner {
  let explorer: Explorer
  let frontier: Frontier

  /// Runs paths by their numbers in the present level, while that is wanted before each; hands over what there is
  /// to report, word by word.
  package func run(_ numbers: Range<Int>, while isWanted: (Int) -> Bool, report: (UInt64) -> Void) {
    var seen = VisitedSet()
    var prefixes = SharedPrefixes(explorer, frontier)
    var isFollowed = false
    var states: [UInt64] = []
    for number in numbers {
      // Of many parts, most paths are for others: nothing is asked of those.
      guard explorer.shard.takes(number, of: frontier.countOfLevel, deviations: frontier.depth) else {
        continue
      }
      guard isWanted(number) else { return }
      report(PathReport.begins(number).word)
      if let run = deviate(number, from: &prefixes, report) {
        complete(run, &seen, &isFollowed, &states, report)
        let hasDiverged = run.simulation.isDivergent
        if run.simulation.hasSpokenInGoing { report(PathReport.speaksInGoing.word) }
        run.simulation.abandon()
        if !hasDiverged, explorer.repeats(number, of: frontier.countOfLevel),
          let point = pointAside(number, from: states, &prefixes)
        {
          report(PathReport.differs(point: point).word)
        }
      } else {
        report(PathReport.differs(point: 0).word)
      }
    }
  }

  /// A run that has followed a path up to and with its last deviation; `nil` where it does not lead where it led
  /// before.
  private func deviate(_ number: Int, from prefixes: inout SharedPrefixes, _ report: (UInt64) -> Void) -> Run?
  {
    let origin = frontier.origin(of: number)
    // Two processes of a handler with tasks that wait at once would meet in what a thread has only one of.
    guard origin.place >= 0, explorer.sharesBeginnings, explorer.program.hasCallbacksAlone else {
      return follow(number, report)
    }
    guard let prefix = prefixes.prefix(to: frontier.places[Int(origin.place)]),
      prefix.deviations.indices.contains(Int(origin.option))
    else { return nil }
    guard let run = prefix.run.branch() else { return follow(number, report) }
    let deviation = prefix.deviations[Int(origin.option)]
    note(deviation, report)
    run.take(deviation)
    return run
  }

  private func follow(_ number: Int, _ report: (UInt64) -> Void) -> Run? {
    let (path, deviation) = frontier.path(number)
    let run = explorer.makeRun(of: path, tellsAll: explorer.looksAtTraces)
    if explorer.follow(path, with: run, to: deviation, turning: { note($0, report) }) { return run }
    run.simulation.abandon()
    return nil
  }

  /// Runs a path a second time, and says at which of its points it comes to another state; `nil` where it never does.
  private func pointAside(_ number: Int, from states: [UInt64], _ prefixes: inout SharedPrefixes) -> Int? {
    guard let run = deviate(number, from: &prefixes, { _ in }) else { return 0 }
    defer { run.simulation.abandon() }
    for (index, state) in states.enumerated() {
      if index > 0 { run.take(run.usual) }
      guard !run.simulation.isDivergent, run.fingerprint == state else { return index }
    }
    return nil
  }

  private func complete(
    _ run: Run, _ seen: inout VisitedSet, _ isFollowed: inout Bool, _ states: inout [UInt64],
    _ report: (UInt64) -> Void
  ) {
    states.removeAll(keepingCapacity: true)
    var told: Set<Int> = []
    while true {
      run.scan { note($0, in: $1, of: run, report) }
      noteProperties(of: run, &told, report)
      if run.simulation.isDivergent { return report(PathReport.differs(point: states.count).word) }
      if run.simulation.look(\.isStopped) { return reportStop(of: run, report) }
      let mark = run.fingerprint
      states.append(mark)
      let isKnown =
        explorer.isMerging && (frontier.visited.knows(mark) || seen.knows(mark) || !seen.insert(mark))
      // Nothing deviates from the last level, and it matters only whether anything could.
      let deviations = isKnown || isLast && isFollowed ? 0 : run.countOfDeviations
      isFollowed = isFollowed || deviations > 0
      report(PathReport.point(deviations: deviations).word)
      report(mark)
      if isKnown { return }
      run.take(run.usual)
      if run.isOver { break }
    }
    if run.simulation.isDivergent { return report(PathReport.differs(point: states.count).word) }
    // A request that nobody could make must not pass for one that went well.
    if run.simulation.look(\.isStopped) { return reportStop(of: run, report) }
    let failing = run.failingProperties()
    // Whoever takes a trace has ended the rehearsal, and with that judged it.
    if !explorer.takesTraces { run.simulation.judge() }
    let conclusion = Conclusion(run)
    run.scan { note($0, in: $1, of: run, report) }
    if run.simulation.look(\.isStopped) { return reportStop(of: run, report) }
    if conclusion.outcome != nil { report(PathReport.settles.word) }
    if run.terms.isTaken(in: run.simulation) { report(PathReport.upgraded.word) }
    if frontier.depth == 0 {
      report(PathReport.fulfills(run.progress.fulfilled.rawValue).word)
      if run.isFruitless { report(PathReport.fails(Failure.fruitless.number).word) }
    }
    if let failure = conclusion.failure { report(PathReport.fails(failure.number).word) }
    noteProperties(of: run, &told, report)
    for index in failing where told.insert(index).inserted {
      report(PathReport.fails(Failure.property(index).number).word)
    }
    for index in explorer.properties.indices where !explorer.properties[index].isGoal {
      report(PathReport.judges(property: index).word)
    }
  }

  /// Tells why a path does not go on: its code stands still for good, or nobody can say what would have come of it.
  private func reportStop(of run: Run, _ report: (UInt64) -> Void) {
    let isStuck = run.simulation.look(\.timeline.isStuck)
    report((isStuck ? PathReport.fails(Failure.hang.number) : PathReport.isEndless).word)
  }

  /// Tells which properties have broken, and which goals were reached.
  private func noteProperties(of run: Run, _ told: inout Set<Int>, _ report: (UInt64) -> Void) {
    for (index, standing) in run.progress.standings.enumerated() where standing != .open {
      if standing == .broken, told.insert(index).inserted {
        report(PathReport.fails(Failure.property(index).number).word)
      } else if standing == .noted, explorer.properties[index].isGoal, told.insert(index).inserted {
        report(PathReport.judges(property: index).word)
      }
    }
  }

  /// Whether paths have as many deviations as they may.
  private var isLast: Bool { frontier.depth == explorer.budget }

  private func note(_ event: TraceEvent, in phase: Int, of run: Run, _ report: (UInt64) -> Void) {
    switch event {
    case .moved(let event, let next):
      report(PathReport.moved(phase: phase, event: event.ordinal).word)
      let isFilled = next.outcome?.isSuccess == true && Phase.all[phase].outcome == nil
      if isFilled, !run.terms.isVerified { report(PathReport.upgraded.word) }
      if run.terms.offersOwn, isFilled || event == .system(.began) {
        OwnOffers.note(isFilled: isFilled, in: run, report)
      }
    case .violation(let violation, _):
      if Failure.counts(violation) {
        report(PathReport.fails(Failure.rule(violation).number).word)
      } else if let number = Violation.advice.firstIndex(of: violation) {
        report(PathReport.advises(number).word)
      }
    case .reading(let reading, _): report(PathReport.reliedOn(Int(reading.rawValue)).word)
    case .user, .app, .system, .handler, .server, .network, .apple, .incident, .stopped: break
    }
  }

  private func note(_ deviation: Deviation, _ report: (UInt64) -> Void) {
    let name = explorer.goesOn ? deviation.mark : 0
    report(PathReport.deviates(deviation.kind, name: name).word)
    guard case .network(let fault) = deviation else { return }
    report(PathReport.met(fault.effect.number, bytes: fault.message.utf8.count).word)
    fault.message.forEachWord(report)
  }
}

extension Deviation {
  /// A number that stands for its name; a message is refused in one way, whatever the status.
  fileprivate var mark: UInt32 {
    var mark = Fingerprint()
    if case .network(let fault) = self, case .isRefused = fault.effect {
      mark.combine(fault.message)
      mark.combine(fault.number)
    } else {
      mark.combine(description)
    }
    return UInt32(truncatingIfNeeded: mark.value)
  }
}

extension Explorer {
  func makeRun(
    of path: Path, log: RunLog? = nil, witness: ((Trace.Entry) -> Void)? = nil, tellsAll: Bool = true
  ) -> Run {
    let terms = PathTerms(
      situations[path.situation], number: path.situation, deviations, properties,
      owed: owed[path.situation].map(HappyRequests.init), expectsRecovery: expectsRecovery,
      hasRuntime: !program.hasCallbacksAlone)
    let run = Run(terms, program, limit: stepLimit, log: log, witness: witness, tellsAll: tellsAll)
    run.begin()
    return run
  }

  /// Follows a path up to and with its last deviation; `false` where it does not lead where it led before.
  func follow(
    _ path: Path, with run: Run, to deviation: UInt64? = nil, turning: (Deviation) -> Void = { _ in }
  ) -> Bool {
    var point = 0
    for (index, turn) in path.deviations.enumerated() {
      while point < turn.point {
        run.take(run.usual)
        guard !run.isOver else { return false }
        point += 1
      }
      let isLast = index == path.deviations.count - 1
      if isLast, let deviation, run.fingerprint != deviation { return false }
      let deviations = run.deviations()
      guard deviations.indices.contains(turn.option) else { return false }
      if isLast {
        run.skip()
        turning(deviations[turn.option])
      }
      run.take(deviations[turn.option])
      point += 1
    }
    return true
  }

  /// Whether anybody looks at more of a path than where it leads.
  var looksAtTraces: Bool { !properties.isEmpty }

  /// Whether a property asks for all that happened in a path.
  var looksBack: Bool { properties.contains(where: \.looksBack) }

  /// Whether a property asks for the trace of a path that is over.
  var takesTraces: Bool { properties.contains(where: \.takesTrace) }
}
