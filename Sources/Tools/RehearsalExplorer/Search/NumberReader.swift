/// Numbers as a file gives them back, piece by piece.
package struct NumberReader {
  /// How many bytes there are in all: no list in them is longer.
  let count: Int
  private var bytes: [UInt8] = []
  private var place = 0
  private let more: () -> [UInt8]

  /// A reader of so many bytes that come in pieces, the last of them followed by an empty one.
  package init(count: Int, _ more: @escaping () -> [UInt8]) {
    self.count = count
    self.more = more
  }

  /// A number in as few bytes as it needed; `nil` where the bytes end, or are no number.
  package mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = byte() else { return nil }
      let bits = UInt64(byte & 0x7F)
      guard shift < 63 || bits <= 1 else { return nil }
      number |= bits << shift
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }

  /// A number of another type; `nil` as well where it does not fit.
  package mutating func number<Number: BinaryInteger>(as _: Number.Type) -> Number? {
    number().flatMap(Number.init(exactly:))
  }

  /// How many there are in a list, each of at least one byte.
  mutating func countOfList() -> Int? {
    number(as: Int.self).flatMap { $0 <= count ? $0 : nil }
  }

  /// A number in eight bytes.
  package mutating func word() -> UInt64? {
    var word: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      guard let byte = byte() else { return nil }
      word |= UInt64(byte) << shift
    }
    return word
  }

  /// What stands before the next line feed, which is passed over; `nil` where there is none.
  package mutating func line() -> String? {
    var line: [UInt8] = []
    while let byte = byte() {
      guard byte != 0x0A else { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// Whether all was read.
  package mutating func isAtEnd() -> Bool {
    if place == bytes.count { refill() }
    return bytes.isEmpty
  }

  private mutating func byte() -> UInt8? {
    if place == bytes.count { refill() }
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func refill() {
    bytes = more()
    place = 0
  }
}
