/// Who uses whom, and an example of each use.
struct Arrows {
  private(set) var examples: [String: [String: String]] = [:]

  mutating func add(from user: String, to used: String, example: String) {
    guard user != used, examples[user]?[used] == nil else { return }
    examples[user, default: [:]][used] = example
  }

  func example(from user: String, to used: String) -> String { examples[user]?[used] ?? "" }

  /// Those that use each other, each pair once.
  var pairs: [(String, String)] {
    examples.keys.sorted().flatMap { one in
      (examples[one] ?? [:]).keys.sorted().compactMap { other in
        one < other && examples[other]?[one] != nil ? (one, other) : nil
      }
    }
  }

  /// What is left when those that use each other no longer do.
  var withoutPairs: Arrows {
    var left = self
    for (one, other) in pairs {
      left.examples[one]?[other] = nil
      left.examples[other]?[one] = nil
    }
    return left
  }

  /// The shortest ways from each one back to itself, each circle once.
  var circles: [[String]] {
    var found: [[String]] = []
    for start in examples.keys.sorted() {
      guard let circle = shortestCircle(from: start) else { continue }
      if !found.contains(where: { Set($0) == Set(circle) }) { found.append(circle) }
    }
    return found
  }

  /// A circle in words, with what each one uses of the next.
  func told(_ circle: [String]) -> String {
    zip(circle, circle.dropFirst() + circle.prefix(1))
      .map { "\($0) uses \($1) (\(example(from: $0, to: $1)))" }.joined(separator: ", ")
  }

  private func shortestCircle(from start: String) -> [String]? {
    var ways = [[start]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for next in (examples[way[way.count - 1]] ?? [:]).keys.sorted() {
        if next == start { return way }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }
}
