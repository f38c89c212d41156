/// Words of a list, forwards, backwards, capitalized, and with characters that look like their letters.
extension Letters {
  func words(of list: WordList) -> [Part] {
    let plain = lowercased
    var parts: [Part] = []
    list.find(in: plain) { parts.append(word($0, rank: $1, spelling: plain)) }
    list.find(in: plain.reversed()) { range, rank in
      guard range.count > 1 else { return }
      let forwards = count - range.upperBound..<count - range.lowerBound
      parts.append(word(forwards, rank: rank * 2, spelling: plain, isReversed: true))
    }
    for lookalikes in Self.lookalikes {
      let spelling = plain.map { lookalikes[$0] ?? $0 }
      guard spelling != plain else { continue }
      list.find(in: spelling) { range, rank in
        guard range.count > 1, spelling[range] != plain[range] else { return }
        parts.append(word(range, rank: rank, spelling: spelling))
      }
    }
    return parts
  }

  private func word(
    _ range: Range<Int>, rank: Int, spelling: [UInt32], isReversed: Bool = false
  ) -> Part {
    let plain = lowercased
    let changes = capitalizations(in: range) * substitutions(in: range, spelling, plain)
    let isChanged = isReversed || changes > 1
    return Part(.word(rank: rank, isChanged: isChanged), range, guesses: Double(rank) * changes)
  }

  /// In how many ways a word is capitalized before it is capitalized like this.
  private func capitalizations(in range: Range<Int>) -> Double {
    let letters = scalars[range]
    let capitals = letters.count(where: \.isCapital)
    let small = letters.count(where: \.isSmallLetter)
    guard capitals > 0, let first = letters.first, let last = letters.last else { return 1 }
    if small == 0 || capitals == 1 && (first.isCapital || last.isCapital) { return 2 }
    return Self.choices(upTo: min(capitals, small), of: capitals + small)
  }

  /// In how many ways letters are replaced before they are replaced like this.
  private func substitutions(in range: Range<Int>, _ spelling: [UInt32], _ plain: [UInt32]) -> Double {
    var ways = 1.0
    for written in Set(plain[range]).sorted() {
      guard let meant = range.first(where: { plain[$0] == written && spelling[$0] != written }) else {
        continue
      }
      let replaced = plain[range].count { $0 == written }
      let kept = plain[range].count { $0 == spelling[meant] }
      ways *= kept == 0 ? 2 : Self.choices(upTo: min(replaced, kept), of: replaced + kept)
    }
    return ways
  }

  /// In how many ways one up to so many can be picked out of some.
  private static func choices(upTo most: Int, of all: Int) -> Double {
    (1...max(1, most)).reduce(0) { $0 + binomial(all, $1) }
  }

  static func binomial(_ all: Int, _ picked: Int) -> Double {
    guard picked <= all else { return 0 }
    return (0..<picked).reduce(1) { $0 * Double(all - $1) / Double($1 + 1) }
  }

  /// Which letter a character stands for; where it could be one of two, each in its own table.
  private static let lookalikes: [[UInt32: UInt32]] = [
    table("4a @a 8b (c {c [c <c 3e 6g 9g 1i !i |i 0o $s 5s +t 7t %x 2z"),
    table("4a @a 8b (c {c [c <c 3e 6g 9g 1l !i |l 0o $s 5s +t 7l %x 2z"),
  ]

  private static func table(_ pairs: String) -> [UInt32: UInt32] {
    var table: [UInt32: UInt32] = [:]
    for pair in pairs.split(separator: " ") {
      let scalars = pair.unicodeScalars.map(\.value)
      table[scalars[0]] = scalars[1]
    }
    return table
  }
}
