import Rehearsal
public import RehearsalScenarios

/// The results of a run, read back from the lines of JSON they were written as.
public struct RecordedRun: Hashable, Sendable {
  /// The schema this version writes and reads.
  public static let schema = "rehearsal-results/1"

  /// What was known before the run began.
  public let header: RunHeader
  /// The results, in the order in which they came.
  public let results: [ScenarioResult]
  /// What was played for a result, by its number, where that was kept.
  let films: [Int: Film]
  /// What else was wrong with the run.
  public let problems: [RunProblem]
  /// Whether the run came to its end, or broke off and left no counts.
  public let isFinished: Bool

  /// The run that lines stand for.
  ///
  /// A run that was killed may have left half a line as its last; that makes it unfinished, not unreadable.
  public init(from text: String) throws(Malformed) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let last = lines.last.map { String(Substring($0)) } ?? ""
    if JSON(unambiguous: last) == nil { lines.removeLast() }
    let first = lines.popFirst().flatMap { JSON(unambiguous: String(Substring($0))) }
    guard let header = first.flatMap(RunHeader.init) else {
      throw Malformed(line: 1, problem: Self.problem(of: text, beginningWith: first))
    }
    var results: [ScenarioResult] = []
    var films = RecordedFilms()
    var problems: [RunProblem] = []
    var tally = Tally(planned: header.share)
    var isFinished = false
    for (index, line) in lines.enumerated() {
      let json = JSON(unambiguous: String(Substring(line)))
      if isFinished { throw Malformed(line: index + 2, problem: "something stands after the counts") }
      if let result = json.flatMap(ScenarioResult.init) {
        results.append(result)
        tally.count(result.status)
      } else if let film = json?["film"], let result = results.popLast() {
        guard let whole = films.take(film, json?["replay"], of: result) else {
          throw Malformed(line: index + 2, problem: "no film is written like this")
        }
        results.append(whole)
      } else if let problem = json.flatMap(RunProblem.init) {
        problems.append(problem)
      } else if json?["results"] != nil {
        guard json == tally.json else {
          throw Malformed(line: index + 2, problem: "the counts are not those of the results before them")
        }
        isFinished = true
      } else {
        throw Malformed(line: index + 2, problem: "no result is written like this")
      }
    }
    self.init(
      header: header, results: results, films: films.byNumber, problems: problems, isFinished: isFinished)
  }

  /// Why a text that does not begin as a run does is none.
  private static func problem(of text: String, beginningWith first: JSON?) -> String {
    if text.utf8.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) {
      return "it is empty; whoever was to write it wrote nothing, or came to no end"
    }
    guard first?["schema"] != nil else { return "this is no report that rehearse wrote" }
    return "it does not begin with the schema \(schema)"
  }

  init(
    header: RunHeader, results: [ScenarioResult], films: [Int: Film], problems: [RunProblem], isFinished: Bool
  ) {
    self.header = header
    self.results = results
    self.films = films
    self.problems = problems
    self.isFinished = isFinished
  }

  /// Text that is no record of a run.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which line is wrong, from 1.
    public let line: Int
    /// What is wrong with it.
    public let problem: String

    /// The line and what is wrong with it.
    public var description: String { "line \(line): \(problem)" }
  }
}
