import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that plays scenarios.
extension CommandLineTool {
  func run(_ arguments: Arguments<RunOptions>, in surroundings: Surroundings) throws(UsageError) -> Answer {
    let selection = Selection(arguments, vocabulary: vocabulary)
    handOver(for: arguments.handler, in: surroundings)
    let shard = if let shard = arguments.shard { shard } else { try Self.shard(in: surroundings) }
    let sinks = try Sinks(arguments.format, isPart: shard != nil, in: surroundings)
    try Self.look(atOutputsOf: arguments, besides: selection)
    if sinks.wantFiles || arguments.rerun != nil || arguments.record != .none {
      surroundings.printout?.isAll = false
    }
    surroundings.printout?.isAskedFor = arguments.format.contains { $0.path == nil }
    let collector = try CoverageCollector(
      isPrinted: arguments.coverage.isPrinted, floor: arguments.coverage.floor, isShard: shard != nil)
    let terms = try terms(
      arguments, snapshots: selection.snapshots, isFilmed: sinks.wantFilms || collector != nil,
      formats: sinks.formats, in: surroundings)
    // Files that others read are ended as what they are; where there are none, Ctrl-C ends the command at once.
    let isHeld = surroundings.isIsolated && (sinks.wantFiles || arguments.rerun != nil)
    if isHeld { Interruption.hold() }
    defer { if isHeld { Interruption.release() } }
    let work = work(on: ScenarioCache(selection), terms)
    let isolation = surroundings.isIsolated ? IsolatedRun(work, jobs: arguments.processes.jobs) : nil
    defer { isolation?.stop() }
    let indexes: [FileIndex]
    do throws(IsolatedRun.Fault) {
      let progress = surroundings.progress("files read")
      indexes = try self.indexes(of: selection, work, isolation, progress)
      progress?.clear()
    } catch {
      return Refusal(error).answer(through: sinks, shard)
    }
    handOver(for: indexes.flatMap(\.handlers), in: surroundings, isolation)
    var plan = Plan(indexes)
    if let refusal = refusal(of: selection, indexes, plan) {
      return (arguments.redact ? refusal.withoutQuotations : refusal).answer(through: sinks, shard)
    }
    let leftovers = selection.leftovers(indexes)
    if arguments.dryRun {
      let scenarios = "\(plan.items.count) scenario\(plan.items.count == 1 ? "" : "s")"
      return Refusal(leftovers, leftovers.isEmpty ? .fine : .failed).answer(
        through: sinks, shard, saying: "\(scenarios) can be played\(selection.omission)\n")
    }
    let header = RunHeader(
      planned: plan.items.count, shard: shard, selection: plan.digest, contents: plan.contents,
      terms: work.terms.deciding)
    if let shard { plan.keep(shard) }
    if let order = arguments.order { plan.shuffle(seed: order.seed) }
    var answer = Answer(output: "")
    do throws(Files.Unreadable) {
      if let path = arguments.rerun { try Files.testWriting(path) }
      try sinks.begin(header)
    } catch {
      answer.complain(about: error)
      return answer
    }
    play(plan, work, isolation, arguments, sinks, collector, &answer, isHeld: isHeld)
    answer.output += sinks.end(leftovers)
    collector?.conclude(&answer, isPrintedApart: !sinks.printForPeople)
    answer.complain(about: leftovers, .failed)
    for fault in sinks.faults { answer.complain(about: fault) }
    return answer
  }

  /// Nothing is written over what is read, and nothing twice.
  private static func look(
    atOutputsOf arguments: Arguments<RunOptions>, besides selection: Selection
  ) throws(UsageError) {
    var outputs = try OutputFiles(reading: selection.files.map(\.file) + selection.snapshots.sorted())
    try outputs.add(arguments.rerun, for: "--rerun")
    outputs.read(selection.lists)
    for destination in arguments.format { try outputs.add(destination.path, for: "--format") }
  }

  private func play(
    _ plan: Plan, _ work: Work, _ isolation: IsolatedRun?, _ arguments: Arguments<RunOptions>,
    _ sinks: Sinks, _ collector: CoverageCollector?, _ answer: inout Answer, isHeld: Bool
  ) {
    var rerun: [Place] = []
    var count = 0
    var isInterrupted = false
    do throws(IsolatedRun.Fault) {
      try perform(plan, work, isolation, pause: sinks.flush) { played in
        if let trace = played.trace { collector?.add(trace) }
        sinks.add(played, film: sinks.wantFilms ? played.trace.map(work.terms.film) : nil)
        count += 1
        if !played.result.isPassed {
          answer.code = .failed
          rerun.append(played.result.scenario.place)
          if arguments.failFast { return false }
        }
        isInterrupted = isHeld && Interruption.hasCome && count < plan.items.count
        return !isInterrupted
      }
    } catch {
      answer.complaint += error.complaint
      answer.code = .internalFault
    }
    // A list without what nobody has played would be taken for all there is to play again.
    let path = arguments.rerun
    if isInterrupted {
      answer.complain(ofInterruptionAfter: count, of: plan.items.count, hasList: path != nil)
    }
    guard let path, !isInterrupted else { return }
    do throws(Files.Unreadable) { try Files.write(Self.rerunList(rerun), to: path) } catch {
      answer.complain(about: error)
    }
  }

  /// What is in the files of a selection.
  func indexes(
    of selection: Selection, _ work: Work, _ isolation: IsolatedRun?, _ progress: ProgressLine? = nil
  ) throws(IsolatedRun.Fault) -> [FileIndex] {
    let files = selection.files.indices
    guard let isolation else { return files.map(work.cache.index) }
    return try isolation.indexes(of: files.count, lookingForNames: selection.looksForNames) {
      progress?.show(done: $0, left: files.count - $0)
    }
  }

  /// Plays a plan, and hands over what came of each scenario, pausing where the next takes its time.
  func perform(
    _ plan: Plan, _ work: Work, _ isolation: IsolatedRun?, pause: () -> Void = {},
    each take: (Played) -> Bool
  ) throws(IsolatedRun.Fault) {
    guard let isolation else {
      for item in plan.items where !take(work.play(item, {})) { break }
      return
    }
    try isolation.play(plan, pause: pause, each: take)
  }

  /// One line a file: the file, and the lines of the scenarios that did not hold.
  private static func rerunList(_ places: [Place]) -> String {
    var files: [String] = []
    var lines: [String: [Int]] = [:]
    for place in places {
      if lines[place.file] == nil { files.append(place.file) }
      lines[place.file, default: []].append(place.line)
    }
    return files.map { file in
      ([file] + (lines[file] ?? []).sorted().map(String.init)).joined(separator: ":") + "\n"
    }.joined()
  }

  /// The part that is played here, where Bazel says so.
  private static func shard(in surroundings: Surroundings) throws(UsageError) -> RunHeader.Shard? {
    guard let part = surroundings.part else { return nil }
    guard let shard = part.shard else {
      throw .malformed(
        "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS are “\(part.index)” and “\(part.total)”; the first counts from 0 "
          + "up to the second.")
    }
    part.acknowledge()
    return shard
  }
}
