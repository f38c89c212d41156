import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that plays scenarios.
extension CommandLineTool {
  func run(_ words: Words, in surroundings: Surroundings) throws(UsageError) -> Answer {
    let selection = try Selection(words, vocabulary: vocabulary)
    if let sibling, surroundings.isIsolated, let name = words.value(of: "--handler"), !knows([name]) {
      sibling.takeOver()
    }
    let outlets = try Outlets(words, in: surroundings)
    let logbook = try Logbook(words)
    let course = try course(
      words, pins: selection.pins, isFilmed: outlets.wantFilms || logbook != nil, formats: outlets.formats,
      in: surroundings)
    let shard = try words.value(of: "--shard").map(Self.shard)
    let seed = try words.value(of: "--order").map(Self.seed)
    let work = work(on: Shelf(selection), course)
    let isolation = surroundings.isIsolated ? Isolation(work) : nil
    defer { isolation?.stop() }
    let surveys: [Survey]
    do throws(Lane.Fault) {
      let progress = surroundings.progress("files read")
      surveys = try self.surveys(of: selection, work, isolation, progress)
      progress?.clear()
    } catch {
      let complaint = "rehearse: the files cannot be read, because the process that reads them ended: "
      return Answer(output: "", complaint: "\(complaint)\(error.reason)\n", code: .internalFault)
    }
    var plan = Plan(surveys)
    if let answer = refusal(of: selection, surveys, plan) { return answer }
    if let sibling, surroundings.isIsolated, !knows(surveys.flatMap(\.handlers)) {
      isolation?.stop()
      sibling.takeOver()
    }
    let planned = plan.items.count
    if words.has("--dry-run") {
      let scenarios = "\(planned) scenario\(planned == 1 ? "" : "s")"
      return Answer(output: "\(scenarios) can be played\(selection.omission)\n")
    }
    if let shard { plan.keep(shard) }
    if let seed { plan.shuffle(seed: seed) }
    do throws(Files.Unreadable) {
      try outlets.begin(RunHeader(planned: planned, shard: shard, selection: plan.digest))
    } catch {
      return Answer(output: "", complaint: "rehearse: \(error.path): \(error.reason)\n", code: .badInput)
    }
    var answer = play(plan, work, isolation, words, outlets, logbook)
    answer.output += outlets.end()
    logbook?.conclude(&answer)
    // Because a trace nobody looks at any more only seems to pin something.
    let pinned = Set(surveys.flatMap(\.pinned))
    for path in selection.traces where !pinned.contains(path) {
      answer.complaint += "rehearse: \(path) belongs to no scenario.\n"
      answer.code = .failed
    }
    return answer
  }

  func knows(_ names: [String]) -> Bool {
    names.allSatisfy { name in handlers.contains { $0.name == name } }
  }

  private func play(
    _ plan: Plan, _ work: Work, _ isolation: Isolation?, _ words: Words, _ outlets: Outlets,
    _ logbook: Logbook?
  ) -> Answer {
    var answer = Answer(output: "")
    var rerun: [Place] = []
    perform(plan, work, isolation, pause: outlets.flush) { played in
      if let trace = played.trace { logbook?.add(trace) }
      outlets.add(played, film: outlets.wantFilms ? played.trace.map(work.course.film) : nil)
      if played.result.isPassed { return true }
      answer.code = .failed
      rerun.append(played.result.scenario.place)
      return !words.has("--fail-fast")
    }
    if let path = words.value(of: "--rerun") {
      do throws(Files.Unreadable) { try Files.write(Self.rerunList(rerun), to: path) } catch {
        answer.complaint += "rehearse: \(error.path): \(error.reason)\n"
        answer.code = .badInput
      }
    }
    return answer
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

  /// What the files of a selection have wrong with them, or that there is nothing in it.
  func refusal(of selection: Selection, _ surveys: [Survey], _ plan: Plan) -> Answer? {
    let problems = selection.unreadable.flatMap { Survey(of: $0).problems } + surveys.flatMap(\.problems)
    guard problems.isEmpty else {
      return Answer(output: "", complaint: problems.joined(), code: .badInput)
    }
    guard plan.items.isEmpty, !selection.isEmpty else { return nil }
    return Answer(output: "", complaint: "rehearse: no scenario was selected.\n", code: .nothingSelected)
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

  private static func seed(_ order: String) throws(UsageError) -> UInt64 {
    guard order.hasPrefix("random:"), let seed = UInt64(order.dropFirst("random:".count)) else {
      throw .malformed("--order reads like random:7, not “\(order)”.")
    }
    return seed
  }

  static func shard(_ text: String) throws(UsageError) -> RunHeader.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = RunHeader.Shard(number, of: count)
    else { throw .malformed("--shard reads like 1/3, not “\(text)”.") }
    return shard
  }
}
