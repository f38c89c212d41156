import Rehearsal
import RehearsalExplorer
import RehearsalReports

/// What the scenarios of a run came across together, where somebody wants to know.
final class CoverageCollector {
  private var coverage = Coverage()
  private var requests: [Request] = []
  private let isPrinted: Bool
  private let floor: Double?

  /// `nil` where nobody asks for the table or a least share.
  init?(isPrinted: Bool, floor: Percentage?, isShard: Bool) throws(UsageError) {
    self.isPrinted = isPrinted
    self.floor = floor?.number
    guard isPrinted || floor != nil else { return nil }
    if floor != nil, isShard {
      throw .malformed("--fail-under is about a whole run, and a shard plays only a part of it.")
    }
  }

  func add(_ trace: Trace) {
    coverage.add(trace)
    for request in Film(of: trace).requests where !requests.contains(request) { requests.append(request) }
  }

  /// Adds the table to an answer, apart from a report for programs; fails it where less was tried than is asked for.
  func conclude(_ answer: inout CommandLineTool.Answer, isPrintedApart: Bool) {
    let report = CoverageReport(of: coverage, requests: requests)
    if isPrinted, isPrintedApart { answer.complaint += report.text }
    if isPrinted, !isPrintedApart { answer.output += report.text }
    if let floor { answer.hold(report, to: floor) }
  }
}

extension CommandLineTool.Answer {
  /// Fails where less was tried than so many hundredths of what can happen.
  mutating func hold(_ report: CoverageReport, to floor: Double) {
    guard report.percentage < floor else { return }
    complaint +=
      "rehearse: \(report.percentage.asPercentage) of what can happen was tried, less than "
      + "\(floor.asPercentage).\n"
    code = max(code, .failed)
  }
}
