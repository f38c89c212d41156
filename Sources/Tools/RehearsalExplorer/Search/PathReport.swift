import Rehearsal

/// What exploring paths has to report, as plain numbers, so that another process can hand it over.
enum PathReport: Equatable {
  /// A path begins; its number in the level.
  case begins(Int)
  /// The machine took an event in a phase, each by its place among all.
  case moved(phase: Int, event: Int)
  /// The run rested on a contested or assumed rule.
  case reliedOn(Int)
  /// A message met a deviation; its name follows, in so many bytes.
  case met(Int, bytes: Int)
  /// Somebody deviated from the usual, by what stands for the name of that.
  case deviates(Deviations, name: UInt32)
  case fails(Int)
  /// Advice was not taken; its place among all that there is.
  case advises(Int)
  /// The handler has set itself up, and offers something since.
  case offers
  /// The user picked what the handler itself had offered.
  case picks
  /// What the user had picked there was filled in.
  case fills
  /// A path that is drawn deviates at a point, with one of the options there.
  case turn(point: Int, option: Int)
  /// A request ended well.
  case upgraded
  /// The requests of a happy path that came about, one bit each, where there are not too many.
  case fulfills(UInt64)
  /// Something of the handler's spoke as it went, so that no other can be brought to where it is.
  case speaksInGoing
  /// The path came to a point with so many deviations; its fingerprint follows.
  case point(deviations: Int)
  /// The path came to its end with the request over.
  case settles
  /// The path came to its end and was judged by a property of one's own.
  case judges(property: Int)
  /// The path did not come to what it came to before; from which of its points on, where it was found when those were
  /// tried again, or how many it had come to.
  case differs(point: Int)
  /// The path was given up before its end.
  case isEndless

  var word: UInt64 {
    switch self {
    case .begins(let number): 1 << 56 | UInt64(number)
    case .moved(let phase, let event): 2 << 56 | UInt64(phase) << 16 | UInt64(event)
    case .fails(let number): 3 << 56 | UInt64(number)
    case .advises(let number): 16 << 56 | UInt64(number)
    case .offers: 19 << 56
    case .picks: 17 << 56
    case .fills: 18 << 56
    case .turn(let point, let option): 13 << 56 | UInt64(point) << 24 | UInt64(option)
    case .point(let deviations): 4 << 56 | UInt64(deviations)
    case .settles: 5 << 56
    case .speaksInGoing: 15 << 56
    case .fulfills(let requests): 14 << 56 | requests & 0xFF_FFFF_FFFF_FFFF
    case .judges(let property): 11 << 56 | UInt64(property)
    case .differs(let point): 6 << 56 | UInt64(point)
    case .isEndless: 7 << 56
    case .reliedOn(let number): 8 << 56 | UInt64(number)
    case .upgraded: 10 << 56
    case .deviates(let kind, let name): 12 << 56 | UInt64(name) << 16 | UInt64(kind.rawValue)
    case .met(let deviation, let bytes): 9 << 56 | UInt64(deviation) << 32 | UInt64(bytes)
    }
  }

  init?(_ word: UInt64) {
    let value = Int(word & 0xFF_FFFF_FFFF_FFFF)
    switch word >> 56 {
    case 1: self = .begins(value)
    case 2: self = .moved(phase: value >> 16, event: value & 0xFFFF)
    case 3: self = .fails(value)
    case 16: self = .advises(value)
    case 19: self = .offers
    case 17: self = .picks
    case 18: self = .fills
    case 4: self = .point(deviations: value)
    case 5: self = .settles
    case 15: self = .speaksInGoing
    case 14: self = .fulfills(UInt64(value))
    case 11: self = .judges(property: value)
    case 6: self = .differs(point: value)
    case 7: self = .isEndless
    case 8: self = .reliedOn(value)
    case 10: self = .upgraded
    case 13: self = .turn(point: value >> 24, option: value & 0xFF_FFFF)
    case 9: self = .met(value >> 32, bytes: value & 0xFFFF_FFFF)
    case 12:
      self = .deviates(
        Deviations(rawValue: UInt16(truncatingIfNeeded: value)),
        name: UInt32(truncatingIfNeeded: value >> 16))
    default: return nil
    }
  }
}

/// What was reported, as it is read back.
struct PathReportReader {
  let words: ArraySlice<UInt64>
  /// Where the next one stands.
  var place: Int

  init(_ words: ArraySlice<UInt64>) {
    self.words = words
    place = words.startIndex
  }

  /// The next mark; `nil` at the end, or where the rest was never written.
  mutating func next() -> PathReport? {
    number().flatMap { PathReport($0) }
  }

  mutating func number() -> UInt64? {
    guard place < words.endIndex else { return nil }
    defer { place += 1 }
    return words[place]
  }

  /// Passes over a text that nobody asks for.
  mutating func pass(text count: Int) {
    place = min(words.endIndex, place + (count + 7) / 8)
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
