import Rehearsal

/// What exploring courses has to report, as plain numbers, so that another process can hand it over.
enum Mark: Equatable {
  /// A course begins; its number in the level.
  case begins(Int)
  /// The machine took an event in a phase, each by its place among all.
  case moved(phase: Int, event: Int)
  /// The run rested on a contested or assumed rule.
  case reliedOn(Int)
  /// A message met a fate; its name follows, in so many bytes.
  case fate(Int, bytes: Int)
  /// Somebody departed from the usual.
  case departs(Deviations)
  case wrong(Int)
  /// A request ended well.
  case upgraded
  /// The course came to a point with so many departures; its fingerprint follows.
  case point(departures: Int)
  /// The course came to its end with the request over.
  case settles
  /// The course came to its end and was judged by a property of one's own.
  case judges(property: Int)
  /// The course did not come back to where it was the first time.
  case strays
  /// The course was given up before its end.
  case isEndless

  var word: UInt64 {
    switch self {
    case .begins(let number): 1 << 56 | UInt64(number)
    case .moved(let phase, let event): 2 << 56 | UInt64(phase) << 16 | UInt64(event)
    case .wrong(let number): 3 << 56 | UInt64(number)
    case .point(let departures): 4 << 56 | UInt64(departures)
    case .settles: 5 << 56
    case .judges(let property): 11 << 56 | UInt64(property)
    case .strays: 6 << 56
    case .isEndless: 7 << 56
    case .reliedOn(let number): 8 << 56 | UInt64(number)
    case .upgraded: 10 << 56
    case .departs(let kind): 12 << 56 | UInt64(kind.rawValue)
    case .fate(let fate, let bytes): 9 << 56 | UInt64(fate) << 32 | UInt64(bytes)
    }
  }

  init?(_ word: UInt64) {
    let value = Int(word & 0xFF_FFFF_FFFF_FFFF)
    switch word >> 56 {
    case 1: self = .begins(value)
    case 2: self = .moved(phase: value >> 16, event: value & 0xFFFF)
    case 3: self = .wrong(value)
    case 4: self = .point(departures: value)
    case 5: self = .settles
    case 11: self = .judges(property: value)
    case 6: self = .strays
    case 7: self = .isEndless
    case 8: self = .reliedOn(value)
    case 10: self = .upgraded
    case 9: self = .fate(value >> 32, bytes: value & 0xFFFF_FFFF)
    case 12: self = .departs(Deviations(rawValue: UInt8(truncatingIfNeeded: value)))
    default: return nil
    }
  }
}

/// Marks as they are read back.
struct TapeReader {
  private let words: ArraySlice<UInt64>
  private var place: Int

  init(_ words: ArraySlice<UInt64>) {
    self.words = words
    place = words.startIndex
  }

  /// The next mark; `nil` at the end, or where the rest was never written.
  mutating func next() -> Mark? {
    number().flatMap { Mark($0) }
  }

  mutating func number() -> UInt64? {
    guard place < words.endIndex else { return nil }
    defer { place += 1 }
    return words[place]
  }

  mutating func text(_ count: Int) -> String? {
    guard words.endIndex - place >= (count + 7) / 8 else { return nil }
    return String(unsafeUninitializedCapacity: count) { bytes in
      var word: UInt64 = 0
      for index in 0..<count {
        word = index % 8 == 0 ? number() ?? 0 : word >> 8
        bytes[index] = UInt8(truncatingIfNeeded: word)
      }
      return count
    }
  }
}

extension String {
  /// Hands over eight bytes a word, the first in the lowest place.
  func forEachWord(_ take: (UInt64) -> Void) {
    var word: UInt64 = 0
    var index = 0
    for byte in utf8 {
      word |= UInt64(byte) << UInt64(index % 8 * 8)
      index += 1
      if index % 8 == 0 {
        take(word)
        word = 0
      }
    }
    if index % 8 > 0 { take(word) }
  }
}
