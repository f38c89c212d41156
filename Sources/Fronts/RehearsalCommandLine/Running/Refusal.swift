import RehearsalReports
import RehearsalScenarios

/// Why nothing is played.
struct Refusal {
  let problems: [RunProblem]
  let code: ExitCode

  init(_ problems: [RunProblem], _ code: ExitCode) {
    self.problems = problems
    self.code = code
  }

  /// The refusal without what is written in the files.
  var withoutQuotations: Refusal { Refusal(problems.map(\.withoutQuotations), code) }

  /// Nobody knows what is in the files.
  init(_ fault: IsolatedRun.Fault) {
    let text = "the files cannot be read, because the process that reads them ended: \(fault.reason)"
    self.init([RunProblem(.files, text, text: "rehearse: \(text)\n")], .internalFault)
  }

  /// What a command says that has no reports.
  var answer: CommandLineTool.Answer {
    CommandLineTool.Answer(output: "", complaint: problems.told, code: code)
  }

  /// What a command says that writes reports, which say the same; with a line for people.
  func answer(
    through sinks: Sinks, _ shard: RunHeader.Shard?, saying line: String = ""
  ) -> CommandLineTool.Answer {
    var answer = answer
    if sinks.printForPeople { answer.output = line } else { answer.complaint += line }
    do throws(Files.Unreadable) { answer.output += try sinks.tellNothing(but: problems, shard) } catch {
      answer.complain(about: error)
    }
    for fault in sinks.faults { answer.complain(about: fault) }
    return answer
  }
}

extension CommandLineTool {
  /// What the files of a selection have wrong with them, or that there is nothing in it.
  func refusal(of selection: Selection, _ indexes: [FileIndex], _ plan: Plan) -> Refusal? {
    let problems =
      (selection.unreadable + selection.unreadableSnapshots).map(\.problem)
      + indexes.enumerated().flatMap { file, index in
        index.problems + (knows(index.handlers) ? [] : strangers(in: file, of: selection))
      }
    guard problems.isEmpty else { return Refusal(problems, .badInput) }
    guard plan.items.isEmpty, !selection.isEmpty else { return nil }
    let headline = "no scenario was selected"
    let sifting = indexes.reduce(into: Sifting()) { $0.add($1.sifting) }
    let reason = sifting.reason(in: selection.paths, files: selection.files.count) + selection.omission
    return Refusal(
      [RunProblem(.selection, headline, text: "rehearse: \(headline): \(reason).\n")], .nothingSelected)
  }

  /// What names a handler in a file that this command does not know.
  private func strangers(in file: Int, of selection: Selection) -> [RunProblem] {
    selection.strangers(in: file, otherThan: handlers.map(\.name)).map(RunProblem.init)
  }

  func knows(_ names: [String]) -> Bool {
    names.allSatisfy { name in handlers.contains { $0.name == name } }
  }

  /// Becomes the command beside this one where somebody names a handler that only it may know.
  func handOver(for name: String?, in surroundings: Surroundings) {
    handOver(for: name.map { [$0] } ?? [], in: surroundings)
  }

  /// Becomes the command beside this one where somebody asks for a handler that only it may know.
  func handOver(for names: [String], in surroundings: Surroundings, _ isolation: IsolatedRun? = nil) {
    guard sibling != nil, surroundings.isIsolated, !knows(names) else { return }
    isolation?.stop()
    handOver(in: surroundings)
  }

  /// Becomes the command beside this one, which knows all handlers that this one does and more.
  func handOver(in surroundings: Surroundings) {
    guard let sibling, surroundings.isIsolated else { return }
    sibling.takeOver()
  }
}

extension CommandLineTool.Answer {
  /// Says what cannot be read or written, which is not all well.
  mutating func complain(about fault: Files.Unreadable) {
    complain(about: [fault.problem], .badInput)
  }

  /// Says that somebody has ended a run in the middle; its reports say themselves that they are cut short.
  mutating func complain(ofInterruptionAfter played: Int, of planned: Int, hasList: Bool) {
    complaint +=
      "rehearse: interrupted after \(played) of \(planned) scenarios; what would come of the others is not known"
      + (hasList ? ", and the list of --rerun is not written.\n" : ".\n")
    code = .internalFault
  }

  /// Says what is wrong with a run as a whole.
  mutating func complain(about problems: [RunProblem], _ code: ExitCode) {
    guard !problems.isEmpty else { return }
    complaint += problems.map(\.text).joined()
    self.code = max(self.code, code)
  }
}

extension Selection {
  /// The traces that nobody looks at any more and that only seem to snapshot something.
  func leftovers(_ indexes: [FileIndex]) -> [RunProblem] {
    let snapshots = Set(indexes.flatMap(\.snapshots))
    return traces.filter { !snapshots.contains($0) }.map {
      RunProblem(
        .traces, file: $0, "it belongs to no scenario", text: "rehearse: \($0) belongs to no scenario.\n")
    }
  }
}
