/// How long the last characters of a password have repeated one another, or counted up or down.
struct Runs: Hashable {
  private(set) var last: UInt32?
  private(set) var repeated = 0
  private(set) var stepped = 0
  private var step = 0

  /// Takes the next character.
  mutating func take(_ code: UInt32) {
    guard let last else {
      (self.last, repeated, stepped) = (code, 1, 1)
      return
    }
    let step = Self.step(from: last, to: code)
    repeated = code == last ? repeated + 1 : 1
    stepped = step == 0 ? 1 : step == self.step ? stepped + 1 : 2
    self.step = step
    self.last = code
  }

  /// What they are with one more character.
  func taking(_ code: UInt32) -> Runs {
    var runs = self
    runs.take(code)
    return runs
  }

  /// 1 up and -1 down within `a`–`z`, `A`–`Z` or `0`–`9`; 0 for any other two characters.
  private static func step(from first: UInt32, to second: UInt32) -> Int {
    switch (first, second) {
    case (0x30...0x39, 0x30...0x39), (0x41...0x5A, 0x41...0x5A), (0x61...0x7A, 0x61...0x7A):
      let step = Int(second) - Int(first)
      return abs(step) == 1 ? step : 0
    default: return 0
    }
  }
}
