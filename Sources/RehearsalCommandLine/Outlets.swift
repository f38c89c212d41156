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
  }

  private var outlets: [Outlet] = []
  private let prints: ((String) -> Void)?
  private var printed = ""
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

  /// Whether any of them tells what a scenario says line by line.
  var showLines: Bool { outlets.contains { $0.format.showsLines } }

  func begin(_ header: RunHeader) throws(Files.Unreadable) {
    planned = header.share
    for index in outlets.indices {
      if let path = outlets[index].path {
        outlets[index].descriptor = try Files.create(path, keepingContent: outlets[index].isShared)
      }
      write(outlets[index].report.begin(header), to: index)
    }
  }

  /// Whether one of the reports shows what was played.
  var wantFilms: Bool { outlets.contains { $0.report.wantsFilms } }

  func add(_ result: ScenarioResult, took time: Duration?, film: Film?) {
    progress?.clear()
    for index in outlets.indices {
      write(outlets[index].report.add(result, took: time, film: film), to: index)
    }
    added += 1
    progress?.show(done: added, left: planned - added)
  }

  /// Ends every report; answers with what is to be printed and has not been.
  func end() -> String {
    progress?.clear()
    for index in outlets.indices {
      write(outlets[index].report.end(), to: index)
      if let descriptor = outlets[index].descriptor { Files.close(descriptor) }
    }
    return printed
  }

  private func write(_ text: String, to index: Int) {
    guard !text.isEmpty else { return }
    if let descriptor = outlets[index].descriptor {
      Files.append(text, to: descriptor)
    } else if let prints {
      prints(text)
    } else {
      printed += text
    }
  }
}
