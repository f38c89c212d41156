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
    var accepted: AcceptedFindings?
    if let path = arguments.findings.accept {
      accepted = try AcceptedFindings(path, isRedacted: arguments.redact)
    }
    let patience = arguments.processes.hangLimit
    try refuseCollisions()
    if let obstacle { return Answer(output: "", complaint: obstacle.complaint, code: .badInput) }
    if arguments.parts.resume ?? arguments.parts.report ?? arguments.save != nil || !arguments.format.isEmpty
    {
      surroundings.printout?.isAll = false
    }
    let resumption = arguments.parts.resume
    var search = Search(options.whole(inRounds: arguments.parts.exchange != nil))
    if let resumption, !Files.isMissing(resumption) {
      do throws(SearchFile.Unusable) {
        search = try SearchFile(resumption).search(options, path: resumption)
      } catch {
        return Answer(output: "", complaint: "rehearse: \(error.reason)\n", code: .badInput)
      }
    }
    var answer = Answer(output: "")
    let print = surroundings.prints ?? { answer.output += $0 }
    // Whoever reads that it has begun may stop it.
    if surroundings.isIsolated { Interruption.hold() }
    print(ExplorationReport(of: search.exploration, handler: options.handler).preamble)
    let halt = carryOut(&search, options, patience: patience)
    if let text = halt?.endsAll(answer) { return text }
    keepForLater(search, options, &answer)
    // Telling may take long as well, and nothing is lost any more.
    if surroundings.isIsolated { Interruption.release() }
    let report = ExplorationReport(of: search.exploration, handler: options.handler)
    print(report.table)
    let isRedacted = arguments.redact
    let hasHung = search.exploration.discoveries.contains { $0.failure == .hang }
    let diagnosis =
      surroundings.isIsolated
      ? Diagnosis(
        explorer: search.exploration.explorer,
        // Who found that a handler hangs has waited for it long enough.
        patience: hasHung ? min(patience, 1) : patience, isRedacted: isRedacted,
        quotesMessages: !isRedacted)
      : nil
    var narrator = Narrator(
      explorer: search.exploration.explorer, handler: options.handler, command: surroundings.command,
      isRedacted: isRedacted, diagnosis: diagnosis)
    for finding in search.exploration.discoveries { print(narrator.tell(finding, accepting: &accepted)) }
    print(narrator.tellDivergence(among: search.exploration.nondeterministicPaths))
    print(narrator.tellGivenUp(in: search.exploration))
    if let folder = arguments.save {
      print(narrator.save(to: folder, named: options.slug, &answer))
    }
    if arguments.coverage.isPrinted { print(CoverageReport(of: search.exploration).text) }
    let known = KnownFindings(accepted, in: search.exploration, new: narrator.told.count)
    print(known.complaints + (known.verdict ?? report.verdict) + report.gaps + report.advice)
    if surroundings.isGitHub {
      print(narrator.annotations(of: report, again: again, surroundings.workspace))
    }
    answer.code = max(answer.code, known.exitCode ?? search.exploration.exitCode)
    halt?.isAdded(to: &answer)
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
    // What cannot be written is complained of, and must not hide that something is wrong.
    if answer.code == .badInput, known.exitCode ?? search.exploration.exitCode == .failed {
      answer.code = .failed
    }
    return answer
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
