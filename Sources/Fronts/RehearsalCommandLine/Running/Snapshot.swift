import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// When traces are written down beside their scenarios; what was written down does not hold until it is read.
enum Recording: String, WordChoice {
  case none
  case missing
  case changed
  case all
}

/// The trace a scenario is held to, in a file beside it.
struct Snapshot {
  let path: String

  /// The snapshot of a scenario: the file it stands in, and its name with its row of examples.
  init(of scenario: Scenario) {
    let file = scenario.place.file
    let stem = file.hasSuffix(".feature") ? String(file.dropLast(".feature".count)) : file
    path = "\(stem).\(scenario.fullName.slug)\(Self.suffix)"
  }

  static let suffix = ".trace.ndjson"

  /// What is wrong with a trace: it is not the one that was written down, or it was written down only now.
  func failure(
    for trace: Trace, of scenario: Scenario, _ snapshots: Set<String>, _ recording: Recording
  ) -> Verdict.Failure? {
    let recorded: String?
    do throws(Files.Unreadable) {
      recorded = snapshots.contains(path) ? String(decoding: try Files.bytes(of: path), as: UTF8.self) : nil
    } catch {
      return failure(of: scenario, "it cannot be read: \(error.reason)", [])
    }
    let text = recorded == nil && recording == .none ? "" : NDJSON.text(of: trace)
    let isRecorded =
      switch recording {
      case .none: false
      case .missing: recorded == nil
      case .changed: recorded != nil && recorded != text
      case .all: recorded != text
      }
    if isRecorded {
      do throws(Files.Unreadable) {
        try Self.refuseLink(path)
        try Files.write(text, to: path)
        return failure(of: scenario, "it has been recorded just now; read it and run again", [])
      } catch {
        return failure(of: scenario, "it cannot be recorded: \(error.reason)", [])
      }
    }
    guard let recorded, recorded != text else { return nil }
    return failure(of: scenario, "it is another", Self.difference(recorded, text))
  }

  /// Throws where a trace would be written through a link, to a file that is elsewhere and nobody has named.
  static func refuseLink(_ path: String) throws(Files.Unreadable) {
    guard Files.isLink(path) else { return }
    throw Files.Unreadable(
      path, because: "it is a symbolic link, and --record writes through none; put the trace itself there")
  }

  /// What is written down, where that is a trace.
  var recorded: Trace? {
    (try? Files.bytes(of: path)).flatMap { try? NDJSON.trace(from: String(decoding: $0, as: UTF8.self)) }
  }

  private func failure(of scenario: Scenario, _ problem: String, _ difference: [String]) -> Verdict.Failure {
    Verdict.Failure(
      place: scenario.place, sentence: "the trace is the one in \(path)", problem: problem,
      difference: difference)
  }

  /// The first line in which two texts differ.
  static func difference(_ first: String, _ second: String) -> [String] {
    let lines = first.lines(omittingEmpty: true)
    let others = second.lines(omittingEmpty: true)
    let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(lines.count, others.count)
    return [
      "line \(line + 1)", "− " + (line < lines.count ? lines[line] : "(end)"),
      "+ " + (line < others.count ? others[line] : "(end)"),
    ]
  }
}

extension String {
  /// The text as a part of a file's name: its letters and digits, joined by hyphens.
  fileprivate var slug: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scenario" : words.joined(separator: "-")
  }
}

extension Verdict.Failure {
  /// The failure without the lines in which nobody knows what is secret.
  var withoutDifference: Verdict.Failure {
    Verdict.Failure(place: place, sentence: sentence, problem: problem, difference: [])
  }
}
