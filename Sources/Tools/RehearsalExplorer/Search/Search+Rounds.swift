/// A search that several machines run together, round by round: each runs some of the paths of a level, and all take in
/// what all report, in the order of the paths.
extension Search {
  /// A search that runs those paths of a round that fall to one machine and nothing else, and has a record of what it
  /// reports.
  package func part(_ shard: Explorer.Shard, of numbers: Range<Int>) -> Search {
    var part = self
    part.explorer.shard = shard
    part.explorer.shard.isOfRound = true
    part.explorer.limit = .max
    part.bound = numbers.upperBound
    part.record = RoundReport()
    return part
  }

  /// Takes in what came of a round; `false` where a path of it is missing, or there twice, and then nobody knows what came
  /// of it.
  package mutating func absorb(_ reports: [RoundReport], of numbers: Range<Int>) -> Bool {
    var paths = reports.map(\.paths)
    var next = paths.indices.map { paths[$0].next() }
    for number in numbers {
      guard let index = next.firstIndex(where: { $0?.number == number }), let path = next[index] else {
        return false
      }
      absorb(path.words, through: number + 1)
      next[index] = paths[index].next()
    }
    for report in reports {
      for number in report.colder where numbers.contains(number) { note(nondeterministic: number) }
      note(renewed: report.renewed)
    }
    return paths.allSatisfy(\.isAtEnd)
  }
}
