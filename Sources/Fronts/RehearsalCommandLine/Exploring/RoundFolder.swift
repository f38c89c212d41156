import Rehearsal
import RehearsalExplorer

/// A folder through which the parts of a search tell each other, round by round, what came of their paths.
struct RoundFolder {
  private static let schema = "rehearsal-round/1"
  /// Of more, most would have nothing to run, and all would read what each of them has written.
  static let mostParts = 1_024

  let path: String
  let options: SearchOptions

  private var shard: Explorer.Shard { options.explorer.shard }

  /// Where a part keeps what came of a round.
  private func file(_ round: Int, _ part: Int) -> String {
    "\(path)/round-\(round)-part-\(part)-of-\(shard.count)"
  }

  /// Whether this part has run its paths of a round.
  func has(_ round: Int) -> Bool { !Files.isMissing(file(round, shard.part)) }

  /// The parts that have not run theirs.
  func missing(_ round: Int) -> [Int] { (1...shard.count).filter { Files.isMissing(file(round, $0)) } }

  /// What makes one round of one search, so that parts of two are never taken for one.
  private func head(_ numbers: Range<Int>, _ part: Int) -> [JSON.Member] {
    [
      JSON.Member("schema", .string(Self.schema)), JSON.Member("identity", options.identity),
      JSON.Member("build", .string(Build.mark)), JSON.Member("part", .number(Int64(part))),
      JSON.Member("budget", options.explorer.budget.map { .number(Int64($0)) } ?? .null),
      JSON.Member("first", .number(Int64(numbers.lowerBound))),
      JSON.Member("end", .number(Int64(numbers.upperBound))),
    ]
  }

  /// Refuses a round of which others have kept what is of another search, or torn: whoever writes beside them before
  /// that is seen keeps those parts from going on to which the folder belongs.
  func refuseOthers(_ round: Int, _ numbers: Range<Int>) throws(SearchFile.Unusable) {
    for part in 1...shard.count where !Files.isMissing(file(round, part)) {
      _ = try opened(round, part, numbers)
    }
  }

  /// Keeps what this part reports of a round.
  func keep(_ report: RoundReport, _ round: Int, _ numbers: Range<Int>) throws(Files.Unreadable) {
    let path = file(round, shard.part)
    try Files.makeFolders(to: path)
    try SealedFile.write(to: path) {
      let head = JSON.object(head(numbers, shard.part) + [JSON.Member("report", report.json)])
      $0.append(bytes: (head.text + "\n").utf8)
      report.write(to: &$0)
    }
  }

  /// What all parts report of a round.
  func reports(_ round: Int, _ numbers: Range<Int>) throws(SearchFile.Unusable) -> [RoundReport] {
    var reports: [RoundReport] = []
    for part in 1...shard.count { reports.append(try report(of: part, round, numbers)) }
    return reports
  }

  private func report(
    of part: Int, _ round: Int, _ numbers: Range<Int>
  ) throws(SearchFile.Unusable) -> RoundReport {
    var (told, reader) = try opened(round, part, numbers)
    guard let report = RoundReport(told, &reader) else { throw unusable(.isChanged, round, part) }
    return report
  }

  /// What a part has kept of a round of this search: what it says in JSON, and what reads the numbers behind that.
  private func opened(
    _ round: Int, _ part: Int, _ numbers: Range<Int>
  ) throws(SearchFile.Unusable) -> (told: JSON, numbers: NumberReader) {
    do throws(SealedFile.Damage) {
      var reader = try SealedFile(file(round, part)).reader()
      guard case .object(let members)? = reader.line().flatMap({ JSON(unambiguous: $0) }),
        let told = members.last, Array(members.dropLast()) == head(numbers, part)
      else { throw .isForeign }
      return (told.value, reader)
    } catch {
      throw unusable(error, round, part)
    }
  }

  private func unusable(_ damage: SealedFile.Damage, _ round: Int, _ part: Int) -> SearchFile.Unusable {
    SearchFile.Unusable(
      reason: "\(file(round, part)): \(damage.reason); remove it, and run part \(part) again")
  }

  /// Why nothing is known of a round whose parts are all there.
  func gap(_ round: Int) -> SearchFile.Unusable {
    SearchFile.Unusable(
      reason:
        "\(path): a path of round \(round) is missing among its parts, or there twice; begin anew in another folder"
    )
  }
}
