/// Sequences, repetitions and days.
extension Letters {
  /// Letters or digits in steps of one size, such as `abc`, `9753` or `zyx`.
  var sequences: [Part] {
    var parts: [Part] = []
    var start = 0
    while start + 1 < count {
      let step = Int64(scalars[start + 1]) - Int64(scalars[start])
      var end = start + 2
      while end < count, Int64(scalars[end]) - Int64(scalars[end - 1]) == step { end += 1 }
      if abs(step) == 1 || (end - start > 2 && (1...5).contains(abs(step))), isOfOneKind(start..<end) {
        parts.append(sequence(start..<end, isRising: step > 0))
      }
      start = end - 1
    }
    return parts
  }

  private func isOfOneKind(_ range: Range<Int>) -> Bool {
    let letters = scalars[range]
    return letters.allSatisfy(\.isDigit) || letters.allSatisfy(\.isSmallLetter)
      || letters.allSatisfy(\.isCapital)
  }

  private func sequence(_ range: Range<Int>, isRising: Bool) -> Part {
    let first = scalars[range.lowerBound]
    let isObvious = "aAzZ019".unicodeScalars.contains { $0.value == first }
    let beginnings = isObvious ? 4.0 : first.isDigit ? 10 : 26
    return Part(.sequence, range, guesses: beginnings * (isRising ? 1 : 2) * Double(range.count))
  }

  /// Pieces that stand there again and again; what is repeated is guessed first.
  func repetitions(knowing words: WordList) -> [Part] {
    var parts: [Part] = []
    for start in 0..<count {
      for length in 1...max(1, min(16, count - start)) where start + 2 * length <= count {
        let isContinued =
          start >= length && scalars[start - length..<start] == scalars[start..<start + length]
        guard !isContinued, let end = endOfRepetition(from: start, length) else { continue }
        let unit = self[start..<start + length]
        let guesses = Guesses(unit.parts(knowing: words), of: length).count
        parts.append(Part(.repetition, start..<end, guesses: guesses * Double((end - start) / length)))
      }
    }
    return parts
  }

  private func endOfRepetition(from start: Int, _ length: Int) -> Int? {
    var end = start + length
    while end + length <= count, scalars[end..<end + length] == scalars[start..<start + length] {
      end += length
    }
    return end > start + length ? end : nil
  }

  /// Years of our time, and days written with or without something between their numbers.
  var dates: [Part] {
    var parts: [Part] = []
    for start in 0..<count {
      for length in 4...10 where start + length <= count {
        let range = start..<start + length
        if length == 4, let year = number(range), (1900...2049).contains(year) {
          parts.append(Part(.date, range, guesses: Self.years(to: year)))
        }
        if let guesses = day(range) { parts.append(Part(.date, range, guesses: guesses)) }
      }
    }
    return parts
  }

  private static func years(to year: Int) -> Double { max(20, abs(Double(year) - 2026)) }

  private func number(_ range: Range<Int>) -> Int? {
    var number = 0
    for scalar in scalars[range] {
      guard scalar.isDigit else { return nil }
      number = number * 10 + Int(scalar - 48)
    }
    return number
  }

  private func day(_ range: Range<Int>) -> Double? {
    let isSeparated = !scalars[range].allSatisfy(\.isDigit)
    return (isSeparated ? separated(range) : splits(of: range)).compactMap { cuts in
      guard let first = number(cuts[0]), let second = number(cuts[1]), let third = number(cuts[2]) else {
        return nil
      }
      return Self.day(first, second, third).map { Self.years(to: $0) * 365 * (isSeparated ? 4 : 1) }
    }.min()
  }

  /// The three numbers between two equal separators.
  private func separated(_ range: Range<Int>) -> [[Range<Int>]] {
    let marks = range.filter { !scalars[$0].isDigit }
    guard marks.count == 2, scalars[marks[0]] == scalars[marks[1]],
      "-/._ \\".unicodeScalars.contains(where: { $0.value == scalars[marks[0]] })
    else { return [] }
    let cuts = [range.lowerBound..<marks[0], marks[0] + 1..<marks[1], marks[1] + 1..<range.upperBound]
    return cuts.allSatisfy { (1...4).contains($0.count) } ? [cuts] : []
  }

  /// The ways to cut digits into three numbers of one, two or four digits.
  private func splits(of range: Range<Int>) -> [[Range<Int>]] {
    guard range.count <= 8 else { return [] }
    var splits: [[Range<Int>]] = []
    for first in [1, 2, 4] {
      for second in [1, 2] {
        let third = range.count - first - second
        guard [1, 2, 4].contains(third), (first == 4) != (third == 4) || first < 4 && third < 4 else {
          continue
        }
        let cut = range.lowerBound + first
        splits.append([range.lowerBound..<cut, cut..<cut + second, cut + second..<range.upperBound])
      }
    }
    return splits
  }

  /// The year of a day, where three numbers can be one with the year in front or behind.
  private static func day(_ first: Int, _ second: Int, _ third: Int) -> Int? {
    let orders = [(third, first, second), (first, second, third)]
    for (year, one, other) in orders {
      guard (1...31).contains(one), (1...31).contains(other), min(one, other) <= 12 else { continue }
      if (1000...2050).contains(year) { return year }
      if (0...99).contains(year) { return year > 50 ? 1900 + year : 2000 + year }
    }
    return nil
  }
}
