import RehearsalReports
import RehearsalScenarios

/// The command that puts the results of several machines together.
extension CommandLineTool {
  func merge(_ words: Words) throws(UsageError) -> Answer {
    guard !words.names.isEmpty else { throw .malformed("it takes the results of shards: merge FILE...") }
    let format = try words.choice(of: "--format", default: ScenarioReportFormat.pretty)
    var runs: [RecordedRun] = []
    for path in words.names {
      do {
        runs.append(try RecordedRun(from: String(decoding: try Files.bytes(of: path), as: UTF8.self)))
      } catch let error as Files.Unreadable {
        return Answer(output: "", complaint: "rehearse: \(error.path): \(error.reason)\n", code: .badInput)
      } catch {
        return Answer(output: "", complaint: "rehearse: \(path): \(error)\n", code: .badInput)
      }
    }
    do throws(Unmergeable) {
      let whole = try RecordedRun.merging(runs)
      let isPassed = whole.results.allSatisfy(\.isPassed)
      return Answer(output: whole.text(as: format), code: isPassed ? .fine : .failed)
    } catch {
      let complaint = error.description.split(separator: "\n").map { "rehearse: \($0)\n" }.joined()
      return Answer(output: "", complaint: complaint, code: .badInput)
    }
  }
}
