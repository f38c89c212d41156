extension String {
  /// The most alike of some words, if any is alike enough to be meant.
  package func nearest(among words: [String]) -> String? {
    let ranked = words.map { (word: $0, distance: lowercased().distance(to: $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, count / 3) ? best.word : nil
  }

  /// How many letters to add, drop, change or swap with the next to turn one word into the other.
  package func distance(to other: String) -> Int {
    let (left, right) = (Array(unicodeScalars), Array(other.unicodeScalars))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = Swift.min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
