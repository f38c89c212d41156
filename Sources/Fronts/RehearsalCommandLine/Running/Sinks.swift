import RehearsalReports
import RehearsalScenarios

/// The reports of a run, each written to its place as the run goes on.
final class Sinks {
  /// One report and where it goes.
  private struct Sink {
    let destination: Destination
    var report: ScenarioReport
    /// Whether the file is one that others write to as well.
    let isShared: Bool
    var descriptor: Int32? { draft?.descriptor ?? shared }
    /// The file, as long as it is not whole.
    var draft: FileDraft?
    /// The file that others write to as well.
    var shared: Int32?
    /// What has been said and is not yet in the file.
    var unwritten = ""
    /// Why the file takes no more.
    var fault: Files.Unreadable?

    /// Has the file say what it is to say, unless it did not take all of that.
    mutating func close() {
      if let shared { Files.close(shared) }
      guard let draft else { return }
      guard fault == nil else { return draft.discard() }
      do throws(Files.Unreadable) { try draft.publish() } catch { fault = error }
    }
  }

  private var sinks: [Sink] = []
  private let prints: ((String) -> Void)?
  /// What has been said and is not yet printed; one text for all reports that are, so that they take turns.
  private var unprinted = ""
  /// How many bytes are written at once.
  private static let most = 1 << 16
  private let progress: ProgressLine?
  /// The folder from which annotations are read; `nil` where that is the one of the call.
  private let workspace: Workspace?
  /// Whether what is printed ends in the middle of a line.
  private var isMidLine = false
  private let isPart: Bool
  private var planned = 0
  private var added = 0

  /// The reports that are wanted of a whole run, or of a part of one, which is to be put together with others.
  init(_ wanted: [Destination], isPart: Bool, in surroundings: Surroundings) throws(UsageError) {
    self.isPart = isPart
    prints = surroundings.prints
    workspace = surroundings.workspace
    progress = surroundings.progress("scenarios")
    for destination in try Destination.all(wanted) { add(destination, surroundings) }
    guard surroundings.isGitHub else { return }
    if !sinks.contains(where: { $0.destination.isAnnotation }) { add(Destination(.github), surroundings) }
    if let path = surroundings.summaryPath, !sinks.contains(where: { $0.destination.leads(to: path) }) {
      add(Destination(.summary, to: path), surroundings, isShared: true)
    }
  }

  private func add(_ destination: Destination, _ surroundings: Surroundings, isShared: Bool = false) {
    let isColored = destination.path == nil && surroundings.isColored
    sinks.append(
      Sink(
        destination: destination,
        report: ScenarioReport(destination.format, isColored: isColored, keepsFilms: isPart),
        isShared: isShared))
  }

  /// The form of each report.
  var formats: [ScenarioReportFormat] { sinks.map(\.destination.format) }

  /// The files that did not take all of their reports.
  var faults: [Files.Unreadable] { sinks.compactMap(\.fault) }

  /// Whether a report goes to a file.
  var wantFiles: Bool { sinks.contains { $0.destination.path != nil } }

  /// Whether what is printed is for people, who hear of everything else as well.
  var printForPeople: Bool { sinks.contains { $0.destination.isForPeople } }

  func begin(_ header: RunHeader) throws(Files.Unreadable) {
    planned = header.share
    for index in sinks.indices {
      if let path = sinks[index].destination.path {
        if sinks[index].isShared {
          sinks[index].shared = try Files.create(path, keepingContent: true)
        } else {
          sinks[index].draft = try FileDraft(of: path)
        }
      }
      say(sinks[index].report.begin(header), at: index)
    }
    flush()
  }

  /// Whether one of the reports shows what was played.
  var wantFilms: Bool { sinks.contains { $0.report.wantsFilms } }

  /// Adds a result to every report, each with the passage on it.
  func add(_ played: Played, film: Film?) {
    for (index, passage) in zip(sinks.indices, played.passages) {
      say(sinks[index].report.add(played.result, passage, took: played.time, film: film), at: index)
    }
    added += 1
    progress?.show(done: added, left: planned - added)
  }

  /// Writes what has been said so far; there is less to do where several results are written at once.
  func flush() {
    for index in sinks.indices { write(&sinks[index]) }
    guard let prints, !unprinted.isEmpty else { return }
    progress?.clear()
    prints(unprinted)
    unprinted = ""
  }

  /// Ends every report with what else is wrong; answers with what is to be printed and has not been.
  func end(_ problems: [RunProblem]) -> String {
    progress?.clear()
    for index in sinks.indices {
      // A command complains of problems besides.
      let destination = sinks[index].destination
      let seen = destination.format == .github ? problems.map { workspace?.seen($0) ?? $0 } : problems
      say(sinks[index].report.end(destination.isForPeople ? [] : seen), at: index)
    }
    flush()
    for index in sinks.indices {
      sinks[index].close()
    }
    return unprinted
  }

  /// Writes the reports of a run in which nothing is played, because what stood in their files would be taken for
  /// what came of this one; answers with what is to be printed.
  func tellNothing(but problems: [RunProblem], _ shard: RunHeader.Shard?) throws(Files.Unreadable) -> String {
    sinks.removeAll { $0.destination.isForPeople }
    try begin(RunHeader(planned: 0, shard: shard))
    return end(problems)
  }

  private func say(_ text: String, at index: Int) {
    if sinks[index].destination.path != nil {
      sinks[index].unwritten += text
    } else if !text.isEmpty {
      // GitHub finds an annotation only where it begins a line.
      unprinted += (isMidLine && sinks[index].destination.isAnnotation ? "\n" : "") + text
      isMidLine = !text.utf8.reversed().starts(with: "\n".utf8)
    }
    if unprinted.utf8.count > Self.most || sinks[index].unwritten.utf8.count > Self.most { flush() }
  }

  private func write(_ sink: inout Sink) {
    guard let descriptor = sink.descriptor, !sink.unwritten.isEmpty else { return }
    if sink.fault == nil, let path = sink.destination.path,
      !Files.append(sink.unwritten, to: descriptor)
    {
      sink.fault = Files.Unreadable(path)
    }
    sink.unwritten = ""
  }
}
