/// How many guesses a password takes, put together in the cheapest way from what guessers try first.
///
/// ```swift
/// let guesses = Guesses(of: "Kitten1")
/// print(guesses.count < Guesses.few)  // a word, a capital in front, a digit behind: few guesses indeed
/// ```
public struct Guesses: Hashable, Sendable {
  /// How many guesses it takes.
  public let count: Double
  /// What it is put together from, in order.
  public let parts: [Part]

  /// Below so many guesses a password is easily guessed.
  public static let few = 1e8

  /// How many guesses a password takes of somebody who knows these words.
  ///
  /// Only the first hundred characters are looked at: what follows makes nothing easier.
  public init(of password: String, knowing words: WordList = .shipped) {
    let text = Letters(password.unicodeScalars.prefix(100).map(\.value))
    self.init(text.parts(knowing: words) + text.repetitions(knowing: words), of: text.count)
  }

  /// The cheapest way to fill so many characters with parts; what no part covers is tried out.
  init(_ parts: [Part], of length: Int) {
    guard length > 0 else {
      self.init(count: 1, parts: [])
      return
    }
    var ways = Ways(length: length)
    let ends = Dictionary(grouping: parts, by: \.range.upperBound)
    for end in 1...length {
      for start in 0..<end { ways.add(.characters(start..<end), whole: length) }
      for part in ends[end] ?? [] { ways.add(part, whole: length) }
    }
    self = ways.cheapest
  }

  fileprivate init(count: Double, parts: [Part]) {
    self.count = count
    self.parts = parts
  }
}

/// The cheapest ways to reach every place of a password, by how many parts they have.
private struct Ways {
  /// More parts than this are never the cheapest way, because their order alone costs more than the threshold.
  private static let mostParts = 4

  private struct Way {
    var product = Double.infinity
    var last: Part?
  }

  private var ways: [[Way]]

  init(length: Int) {
    ways = Array(repeating: Array(repeating: Way(), count: Self.mostParts + 1), count: length + 1)
    ways[0][0].product = 1
  }

  mutating func add(_ part: Part, whole length: Int) {
    let guesses =
      part.range.count < length ? max(part.guesses, part.range.count == 1 ? 10 : 50) : part.guesses
    for parts in 1...Self.mostParts {
      let product = ways[part.range.lowerBound][parts - 1].product * guesses
      if product < ways[part.range.upperBound][parts].product {
        ways[part.range.upperBound][parts] = Way(product: product, last: part)
      }
    }
  }

  var cheapest: Guesses {
    let end = ways.count - 1
    var best = (count: Double.infinity, parts: 1)
    var orders = 1.0
    var attempts = 1.0
    for parts in 1...Self.mostParts {
      orders *= Double(parts)
      let count = orders * ways[end][parts].product + (parts > 1 ? attempts : 0)
      if count < best.count { best = (count, parts) }
      attempts = parts > 1 ? attempts * 10_000 : 10_000
    }
    return Guesses(count: best.count, parts: parts(to: end, count: best.parts))
  }

  private func parts(to end: Int, count: Int) -> [Part] {
    var parts: [Part] = []
    var (end, count) = (end, count)
    while let part = ways[end][count].last {
      parts.insert(part, at: 0)
      (end, count) = (part.range.lowerBound, count - 1)
    }
    return parts
  }
}
