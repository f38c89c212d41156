extension String {
  /// The most alike of some words, if any is alike enough to be meant.
  package func nearest(among words: [String]) -> String? {
    // Nobody misspells a page.
    guard utf8.count <= 1_000 else { return nil }
    let letters = Array(lowercased().unicodeScalars)
    let most = Swift.max(2, count / 3)
    var best: (word: String, distance: Int)?
    for word in words {
      let others = Array(word.lowercased().unicodeScalars)
      guard abs(letters.count - others.count) <= most else { continue }
      let distance = Self.distance(letters, others)
      if distance < best?.distance ?? most + 1 { best = (word, distance) }
    }
    return best?.word
  }

  /// How many letters to add, drop, change or swap with the next to turn one word into the other.
  package func distance(to other: String) -> Int {
    Self.distance(Array(unicodeScalars), Array(other.unicodeScalars))
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = Swift.min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
