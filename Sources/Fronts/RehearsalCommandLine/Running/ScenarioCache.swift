import Rehearsal
import RehearsalScenarios

/// The scenarios of a selection, for whoever needs one after the other.
///
/// Files are kept once they are read while there is room for them, because reading takes as long as playing;
/// beyond that only the one in use is, because there may be more than any memory holds.
final class ScenarioCache {
  private let selection: Selection
  private var kept: [Int: [Scenario]] = [:]
  private var room = 1 << 20
  private var known = KnownSentences()
  private var inUse: (file: Int, scenarios: [Scenario])?

  init(_ selection: Selection) {
    self.selection = selection
  }

  /// Reads a file for the first time.
  func index(_ file: Int) -> FileIndex {
    do throws(Files.Unreadable) {
      let contents = try selection.contents(of: file, knowing: &known)
      if contents.size <= room {
        room -= contents.size
        kept[file] = contents.scenarios
      }
      return FileIndex(of: contents)
    } catch {
      return FileIndex(of: error)
    }
  }

  /// The scenario that is planned; `nil` where its file is no longer what it was.
  func scenario(of item: Plan.Item) -> Scenario? {
    let scenarios = kept[item.file] ?? scenarios(of: item.file)
    return item.position < scenarios.count ? scenarios[item.position] : nil
  }

  private func scenarios(of file: Int) -> [Scenario] {
    if let inUse, inUse.file == file { return inUse.scenarios }
    inUse = nil
    let scenarios = (try? selection.contents(of: file, knowing: &known).scenarios) ?? []
    inUse = (file, scenarios)
    return scenarios
  }

  /// The result of a scenario that is no longer there.
  func absence(of item: Plan.Item) -> ScenarioResult {
    let place = Place(file: selection.files[item.file].file, line: 1, column: 1)
    let name = "scenario \(item.number)"
    return ScenarioResult(
      ReportedScenario(name: name, fullName: name, feature: "", tags: [], place: place, lines: []),
      number: item.number, status: .failed,
      failures: [
        Verdict.Failure(
          place: place, sentence: "the file stays as it is while it is played",
          problem: "somebody has changed it; run again", difference: [])
      ], end: .start, story: "")
  }
}
