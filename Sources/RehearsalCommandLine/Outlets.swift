import RehearsalReports
import RehearsalScenarios

/// The reports of a run, each written to its place as the run goes on.
final class Outlets {
  /// One report and where it goes; a place without a path is what the command prints.
  private struct Outlet {
    let format: ScenarioReportFormat
    var report: ScenarioReport
    let path: String?
    /// Whether the file is one that others write to as well.
    let isShared: Bool
    var descriptor: Int32?
    /// What has been said and is not yet in the file.
    var unwritten = ""
  }

  private var outlets: [Outlet] = []
  private let prints: ((String) -> Void)?
  /// What has been said and is not yet printed; one text for all reports that are, so that they take turns.
  private var unprinted = ""
  /// How many bytes are written at once.
  private static let most = 1 << 16
  private let progress: ProgressLine?
  private var planned = 0
  private var added = 0

  init(_ words: Words, in surroundings: Surroundings) throws(UsageError) {
    prints = surroundings.prints
    progress = surroundings.progress("scenarios")
    for value in words.values(of: "--format") {
      let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
      guard let format = ScenarioReportFormat(rawValue: parts.first ?? "") else {
        throw .unknown("format", parts.first ?? "", among: ScenarioReportFormat.allCases.map(\.rawValue))
      }
      add(format, to: parts.count > 1 ? parts[1] : nil, surroundings)
    }
    if !outlets.contains(where: { $0.path == nil }) { add(.pretty, to: nil, surroundings) }
    guard surroundings.isGitHub else { return }
    add(.github, to: nil, surroundings)
    if let path = surroundings.summaryPath { add(.summary, to: path, surroundings, isShared: true) }
  }

  private func add(
    _ format: ScenarioReportFormat, to path: String?, _ surroundings: Surroundings, isShared: Bool = false
  ) {
    let isColored = path == nil && surroundings.isColored
    outlets.append(
      Outlet(
        format: format, report: ScenarioReport(format, isColored: isColored), path: path, isShared: isShared))
  }

  /// The form of each report.
  var formats: [ScenarioReportFormat] { outlets.map(\.format) }

  func begin(_ header: RunHeader) throws(Files.Unreadable) {
    planned = header.share
    for index in outlets.indices {
      if let path = outlets[index].path {
        outlets[index].descriptor = try Files.create(path, keepingContent: outlets[index].isShared)
      }
      say(outlets[index].report.begin(header), at: index)
    }
    flush()
  }

  /// Whether one of the reports shows what was played.
  var wantFilms: Bool { outlets.contains { $0.report.wantsFilms } }

  /// Adds a result to every report, each with the passage on it.
  func add(_ played: Played, film: Film?) {
    for (index, passage) in zip(outlets.indices, played.passages) {
      say(outlets[index].report.add(played.result, passage, took: played.time, film: film), at: index)
    }
    added += 1
    progress?.show(done: added, left: planned - added)
  }

  /// Writes what has been said so far; there is less to do where several results are written at once.
  func flush() {
    for index in outlets.indices { write(&outlets[index]) }
    guard let prints, !unprinted.isEmpty else { return }
    progress?.clear()
    prints(unprinted)
    unprinted = ""
  }

  /// Ends every report; answers with what is to be printed and has not been.
  func end() -> String {
    progress?.clear()
    for index in outlets.indices {
      say(outlets[index].report.end(), at: index)
    }
    flush()
    for index in outlets.indices {
      if let descriptor = outlets[index].descriptor { Files.close(descriptor) }
    }
    return unprinted
  }

  private func say(_ text: String, at index: Int) {
    if outlets[index].path == nil { unprinted += text } else { outlets[index].unwritten += text }
    if unprinted.utf8.count > Self.most || outlets[index].unwritten.utf8.count > Self.most { flush() }
  }

  private func write(_ outlet: inout Outlet) {
    guard let descriptor = outlet.descriptor, !outlet.unwritten.isEmpty else { return }
    Files.append(outlet.unwritten, to: descriptor)
    outlet.unwritten = ""
  }
}
