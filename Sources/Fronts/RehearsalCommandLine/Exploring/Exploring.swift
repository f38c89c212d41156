import Rehearsal
import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios

/// The command that looks for what can go wrong.
struct Exploring {
  let tool: CommandLineTool
  let arguments: Arguments<ExploreOptions>
  let surroundings: Surroundings

  func answer() throws(UsageError) -> Answer {
    try refuseWholeSearches()
    try refuseFilesBesideRounds()
    tool.handOver(for: arguments.handler, in: surroundings)
    let options = try tool.searchOptions(SearchWish(arguments), in: surroundings)
    let accepted = try acceptedFindings()
    try refuseCollisions()
    if let obstacle { return Answer(output: "", complaint: obstacle.complaint, code: .badInput) }
    if writesFiles { surroundings.printout?.isAll = false }
    var search: Search
    do throws(SearchFile.Unusable) { search = try beginning(options) } catch {
      return Answer(output: "", complaint: "rehearse: \(error.reason)\n", code: .badInput)
    }
    var answer = Answer(output: "")
    // Whoever reads that it has begun may stop it.
    if surroundings.isIsolated { Interruption.hold() }
    say(ExplorationReport(of: search.exploration, handler: options.handler).preamble, &answer)
    let halt = carryOut(&search, options, patience: arguments.processes.hangLimit)
    if let text = halt?.endsAll(answer) { return text }
    keepForLater(search, options, &answer)
    // Telling may take long as well, and nothing is lost any more.
    if surroundings.isIsolated { Interruption.release() }
    var narrator = narrator(of: search, options)
    let code = tell(search, options, by: &narrator, accepting: accepted, &answer)
    halt?.isAdded(to: &answer)
    keep(search, options, told: narrator, &answer)
    // What cannot be written is complained of, and must not hide that something is wrong.
    if answer.code == .badInput, code == .failed { answer.code = .failed }
    return answer
  }

  /// The findings that are known, by a file.
  private func acceptedFindings() throws(UsageError) -> AcceptedFindings? {
    guard let path = arguments.findings.accept else { return nil }
    return try AcceptedFindings(path, isRedacted: arguments.redact)
  }

  /// Whether anything comes of it besides what is printed.
  private var writesFiles: Bool {
    arguments.parts.resume ?? arguments.parts.report ?? arguments.save != nil || !arguments.format.isEmpty
  }

  /// A search that has not begun, or that goes on where a file says.
  private func beginning(_ options: SearchOptions) throws(SearchFile.Unusable) -> Search {
    guard let path = arguments.parts.resume, !Files.isMissing(path) else {
      return Search(options.whole(inRounds: arguments.parts.exchange != nil))
    }
    return try SearchFile(path).search(options, path: path)
  }

  /// Who tells what a search has found, and looks at it again where that takes a process of its own.
  private func narrator(of search: Search, _ options: SearchOptions) -> Narrator {
    let (exploration, patience) = (search.exploration, arguments.processes.hangLimit)
    // Who found that a handler hangs has waited for it long enough.
    let hasHung = exploration.discoveries.contains { $0.failure == .hang }
    let diagnosis =
      surroundings.isIsolated
      ? Diagnosis(
        explorer: exploration.explorer, patience: hasHung ? min(patience, 1) : patience,
        isRedacted: arguments.redact, quotesMessages: !arguments.redact)
      : nil
    return Narrator(
      explorer: exploration.explorer, handler: options.handler, command: surroundings.command,
      isRedacted: arguments.redact, diagnosis: diagnosis)
  }

  /// Tells what was tried and found, and answers what the process returns for that.
  private func tell(
    _ search: Search, _ options: SearchOptions, by narrator: inout Narrator,
    accepting: AcceptedFindings?, _ answer: inout Answer
  ) -> ExitCode {
    var accepted = accepting
    let exploration = search.exploration
    let report = ExplorationReport(of: exploration, handler: options.handler)
    say(report.table, &answer)
    for finding in exploration.discoveries { say(narrator.tell(finding, accepting: &accepted), &answer) }
    say(narrator.tellDivergence(among: exploration.nondeterministicPaths), &answer)
    say(narrator.tellGivenUp(in: exploration), &answer)
    if let folder = arguments.save {
      let saved = narrator.save(to: folder, named: options.slug, &answer)
      say(saved, &answer)
    }
    if arguments.coverage.isPrinted { say(CoverageReport(of: exploration).text, &answer) }
    let known = KnownFindings(accepted, in: exploration, new: narrator.told.count)
    say(known.complaints + (known.verdict ?? report.verdict) + report.gaps + report.advice, &answer)
    if surroundings.isGitHub {
      say(narrator.annotations(of: report, again: again, surroundings.workspace), &answer)
    }
    let code = known.exitCode ?? exploration.exitCode
    answer.code = max(answer.code, code)
    return code
  }

  /// Holds a search against the least that it has to try, and writes what is to be kept of it.
  private func keep(
    _ search: Search, _ options: SearchOptions, told narrator: Narrator, _ answer: inout Answer
  ) {
    // Of a search without a verdict nobody can say how much it would have tried.
    if let floor = arguments.coverage.floor, search.exploration.verdict != .inconclusive {
      answer.hold(CoverageReport(of: search.exploration), to: floor.number)
    }
    if let path = arguments.parts.report {
      keep(SearchFile.text(of: search, options, telling: narrator), in: path, &answer)
    }
    for exhibit in arguments.format {
      show(search.exploration, narrator, as: exhibit, &answer)
    }
  }

  /// Prints at once where there is somewhere to print, and else with everything else.
  private func say(_ text: String, _ answer: inout Answer) {
    if let prints = surroundings.prints { prints(text) } else { answer.output += text }
  }

  /// How the same search is begun again.
  private var again: String {
    shown(arguments.command(calledBy: surroundings.command, without: [ExploreOptions().format.declaration]))
  }

  /// A command as reports show it: without what its properties say in quotation marks, where that may be a secret.
  func shown(_ command: String) -> String {
    guard arguments.redact else { return command }
    return arguments.must.stated.reduce(command) { command, property in
      command.replacing(property.quotedForShells, with: property.withoutQuotations.quotedForShells)
    }
  }

  /// Runs a search as far as it comes; answers why it could not go on.
  func run(_ search: inout Search, patience: Int) -> IsolatedSearch.Fault? {
    guard surroundings.isIsolated else {
      search.run()
      return nil
    }
    let progress = surroundings.progress("paths")
    var isolated = IsolatedSearch(
      patience: patience, jobs: arguments.processes.jobs ?? ProcessOptions.usualJobs
    ) {
      let depth = $0.exploration.levels.last?.budget ?? 0
      progress?.show(
        done: $0.exploration.paths, left: $0.remaining, remark: " with \(depth) deviations")
      return !Interruption.hasCome
    }
    defer { progress?.clear() }
    do throws(IsolatedSearch.Fault) { try isolated.run(&search) } catch { return error }
    return nil
  }

  /// Writes what a later search goes on from.
  private func keepForLater(_ search: Search, _ options: SearchOptions, _ answer: inout Answer) {
    // What is done in rounds is kept in their folder.
    guard search.exploration.isUnfinished, arguments.parts.exchange == nil else { return }
    let path =
      arguments.parts.resume
      ?? Files.path(like: "\(options.slug).search") { (try? SearchFile($0))?.isOf(options) == true }
    do throws(Files.Unreadable) { try SearchFile.keep(search, options, in: path) } catch {
      answer.complain(about: error)
      answer.complaint +=
        "rehearse: what this search has come to is kept nowhere; make room for it there, and run the same command again\n"
      return
    }
    answer.complaint +=
      "rehearse: to go on where it stopped, run the same command again with --resume \(path)\n"
  }

  func keep(_ text: String, in path: String, _ answer: inout Answer) {
    do throws(Files.Unreadable) { try Files.write(text, to: path) } catch { answer.complain(about: error) }
  }
}

extension Exploration {
  /// Whether there is something to go on with.
  fileprivate var isUnfinished: Bool {
    switch end {
    case .limit, .interrupted: true
    case .complete, .budget, .failed, .notDeterministic, .sampled, nil: false
    }
  }
}

extension Exploration {
  var exitCode: ExitCode {
    switch verdict {
    case .exhausted: .fine
    case .failed: .failed
    case .inconclusive: .inconclusive
    }
  }
}

extension ExitCode: Comparable {
  /// The graver code is the greater one; that a search came to no verdict weighs less than what it found.
  public static func < (left: ExitCode, right: ExitCode) -> Bool { left.weight < right.weight }

  private var weight: Int32 { self == .inconclusive ? 0 : self == .fine ? -1 : rawValue }
}
