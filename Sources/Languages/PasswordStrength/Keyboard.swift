/// Where keys lie beside each other.
struct Keyboard: Sendable {
  private let places: [UInt32: Place]
  /// How many keys a walk can begin with.
  let keys: Double
  /// How many neighbours a key has, on average.
  let neighbors: Double
  private let isSlanted: Bool

  private struct Place: Hashable {
    let column: Int
    let row: Int
    let isShifted: Bool
  }

  private init(
    _ rows: [(offset: Int, plain: String, shifted: String)], isSlanted: Bool, keys: Double, neighbors: Double
  ) {
    var places: [UInt32: Place] = [:]
    for (row, keys) in rows.enumerated() {
      for (text, isShifted) in [(keys.plain, false), (keys.shifted, true)] {
        for (column, scalar) in text.unicodeScalars.enumerated() where scalar != " " {
          places[scalar.value] = Place(column: keys.offset + column, row: row, isShifted: isShifted)
        }
      }
    }
    self.places = places
    self.keys = keys
    self.neighbors = neighbors
    self.isSlanted = isSlanted
  }

  static let letters = Keyboard(
    [
      (0, "`1234567890-=", "~!@#$%^&*()_+"), (1, #"qwertyuiop[]\"#, "QWERTYUIOP{}|"),
      (1, "asdfghjkl;'", "ASDFGHJKL:\""), (1, "zxcvbnm,./", "ZXCVBNM<>?"),
    ], isSlanted: true, keys: 94, neighbors: 4.6)

  static let numberPad = Keyboard(
    [(0, " /*-", ""), (0, "789+", ""), (0, "456", ""), (0, "123", ""), (1, "0.", "")], isSlanted: false,
    keys: 15,
    neighbors: 5.1)

  /// In which direction a key lies from another one, from 0; `nil` where it is not beside it.
  func direction(from one: UInt32, to other: UInt32) -> Int? {
    guard let from = places[one], let to = places[other] else { return nil }
    let (across, down) = (to.column - from.column, to.row - from.row)
    guard abs(across) <= 1, abs(down) <= 1, (across, down) != (0, 0) else { return nil }
    // Each row of letters is moved to the right a little, a key touches two keys of the next row.
    if isSlanted, across == down { return nil }
    return (down + 1) * 3 + across + 1
  }

  func isShifted(_ key: UInt32) -> Bool { places[key]?.isShifted == true }
}

/// Walks over neighbouring keys.
extension Letters {
  func walks(on keyboard: Keyboard) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < count {
      var end = start + 1
      var turns = 0
      var heading = -1
      while end < count, let direction = keyboard.direction(from: scalars[end - 1], to: scalars[end]) {
        if direction != heading { turns += 1 }
        heading = direction
        end += 1
      }
      if end - start > 2 { parts.append(walk(start..<end, turns: turns, on: keyboard)) }
      start = end
    }
    return parts
  }

  private func walk(_ range: Range<Int>, turns: Int, on keyboard: Keyboard) -> Part {
    var guesses = 0.0
    for length in 2...range.count {
      var ways = keyboard.keys
      for turn in 1...min(turns, length - 1) {
        ways *= keyboard.neighbors
        guesses += ways * Self.binomial(length - 1, turn - 1)
      }
    }
    let shifted = scalars[range].count(where: keyboard.isShifted)
    let plain = range.count - shifted
    if shifted > 0 {
      guesses *= plain == 0 ? 2 : (1...min(shifted, plain)).reduce(0) { $0 + Self.binomial(range.count, $1) }
    }
    return Part(.keys, range, guesses: guesses)
  }
}
