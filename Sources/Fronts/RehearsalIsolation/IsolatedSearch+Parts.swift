import RehearsalExplorer

/// Which paths of a level are run by which process.
extension IsolatedSearch {
  /// From how many paths on a second process is worth starting.
  static let worthSharing = 1_024
  /// How many paths a process is given at least, where several run: fewer would cost more than they take to begin.
  private static let leastShared = 512
  /// How many it is given at most.
  private static let mostShared = 32_768

  /// The paths of each process.
  ///
  /// All of them read one table of the states that were seen, into which this one writes what has come of the paths
  /// before theirs; when they look changes nothing but how far a path is run that has merged with another.
  func parts(of numbers: Range<Int>, _ search: Search) -> [Range<Int>] {
    guard jobs > 1, numbers.count >= Self.worthSharing else { return [numbers] }
    // Of a round, most paths are for other machines.
    let machines = search.explorer.shard.isOfRound ? search.explorer.shard.count : 1
    let (least, most) = (Self.leastShared * machines, Self.mostShared * machines)
    var parts: [Range<Int>] = []
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      let left = numbers.upperBound - start
      // The smaller the less is left, so that all come to their end at nearly the same time.
      let count = min(max(left / jobs, least), most)
      let end = left - count < least / 2 ? numbers.upperBound : start + count
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}
