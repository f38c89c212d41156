import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that plays scenarios.
extension CommandLineTool {
  func run(_ arguments: Arguments<RunOptions>, in surroundings: Surroundings) throws(UsageError) -> Answer {
    let selection = Selection(arguments, vocabulary: vocabulary)
    handOver(for: arguments.handler, in: surroundings)
    let outlets = try Outlets(arguments.format, in: surroundings)
    var outputs = OutputFiles(reading: selection.files.map(\.file) + selection.pins.sorted())
    for destination in arguments.format { try outputs.add(destination.path, for: "--format") }
    try outputs.add(arguments.rerun, for: "--rerun")
    let shard = if let shard = arguments.shard { shard } else { try Self.shard(in: surroundings) }
    let logbook = try Logbook(
      isPrinted: arguments.coverage.isPrinted, floor: arguments.coverage.floor, isShard: shard != nil)
    let terms = try terms(
      arguments, pins: selection.pins, isFilmed: outlets.wantFilms || logbook != nil,
      formats: outlets.formats, in: surroundings)
    let work = work(on: Shelf(selection), terms)
    let isolation = surroundings.isIsolated ? Isolation(work) : nil
    defer { isolation?.stop() }
    let surveys: [Survey]
    do throws(Lane.Fault) {
      let progress = surroundings.progress("files read")
      surveys = try self.surveys(of: selection, work, isolation, progress)
      progress?.clear()
    } catch {
      return Refusal(error).answer(through: outlets, shard)
    }
    handOver(for: surveys.flatMap(\.handlers), in: surroundings, isolation)
    var plan = Plan(surveys)
    if let refusal = refusal(of: selection, surveys, plan) { return refusal.answer(through: outlets, shard) }
    let leftovers = selection.leftovers(surveys)
    let planned = plan.items.count
    if arguments.dryRun {
      let scenarios = "\(planned) scenario\(planned == 1 ? "" : "s")"
      return Refusal(leftovers, leftovers.isEmpty ? .fine : .failed).answer(
        through: outlets, shard, saying: "\(scenarios) can be played\(selection.omission)\n")
    }
    if let shard { plan.keep(shard) }
    if let order = arguments.order { plan.shuffle(seed: order.seed) }
    var answer = Answer(output: "")
    do throws(Files.Unreadable) {
      try outlets.begin(RunHeader(planned: planned, shard: shard, selection: plan.digest))
    } catch {
      answer.complain(about: error)
      return answer
    }
    play(plan, work, isolation, arguments, outlets, logbook, &answer)
    answer.output += outlets.end(leftovers)
    logbook?.conclude(&answer, isPrintedApart: !outlets.printForPeople)
    answer.complain(about: leftovers, .failed)
    for fault in outlets.faults { answer.complain(about: fault) }
    return answer
  }

  private func play(
    _ plan: Plan, _ work: Work, _ isolation: Isolation?, _ arguments: Arguments<RunOptions>,
    _ outlets: Outlets, _ logbook: Logbook?, _ answer: inout Answer
  ) {
    var rerun: [Place] = []
    perform(plan, work, isolation, pause: outlets.flush) { played in
      if let trace = played.trace { logbook?.add(trace) }
      outlets.add(played, film: outlets.wantFilms ? played.trace.map(work.terms.film) : nil)
      if played.result.isPassed { return true }
      answer.code = .failed
      rerun.append(played.result.scenario.place)
      return !arguments.failFast
    }
    guard let path = arguments.rerun else { return }
    do throws(Files.Unreadable) { try Files.write(Self.rerunList(rerun), to: path) } catch {
      answer.complain(about: error)
    }
  }

  /// What is in the files of a selection.
  func surveys(
    of selection: Selection, _ work: Work, _ isolation: Isolation?, _ progress: ProgressLine? = nil
  ) throws(Lane.Fault) -> [Survey] {
    let files = selection.files.indices
    guard let isolation else { return files.map(work.shelf.survey) }
    return try isolation.survey(files.count) { progress?.show(done: $0, left: files.count - $0) }
  }

  /// Plays a plan, and hands over what came of each scenario, pausing where the next takes its time.
  func perform(
    _ plan: Plan, _ work: Work, _ isolation: Isolation?, pause: () -> Void = {},
    each take: (Played) -> Bool
  ) {
    guard let isolation else {
      for played in plan.items.lazy.map(work.play) where !take(played) { break }
      return
    }
    isolation.play(plan, pause: pause, each: take)
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
