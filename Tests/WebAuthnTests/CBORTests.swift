import TestBench
import Testing
import WebAuthn

/// Values in bytes: what is written is read, in one form only, and nothing hostile costs anything.
@Suite struct CBORTests {
  private static func problem(_ hex: String) -> CBORFlaw.Problem? {
    do throws(CBORFlaw) {
      _ = try CBORReader.value(of: hex.bytes)
      return nil
    } catch { return error.problem }
  }

  @Test(arguments: [
    ("00", CBOR.unsigned(0)), ("17", .unsigned(23)), ("1818", .unsigned(24)), ("1903e8", .unsigned(1000)),
    ("1a000f4240", .unsigned(1_000_000)), ("1b000000e8d4a51000", .unsigned(1_000_000_000_000)),
    ("1bffffffffffffffff", .unsigned(.max)), ("3bffffffffffffffff", .negative(.max)), ("20", .integer(-1)),
    ("3863", .integer(-100)), ("3903e7", .integer(-1000)), ("f4", .bool(false)), ("f5", .bool(true)),
    ("f6", .null), ("f7", .undefined), ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])),
    ("6449455446", .text("IETF")), ("62c3bc", .text("ü")), ("80", .array([])),
    ("82018102", .array([.unsigned(1), .array([.unsigned(2)])])), ("a0", .map([])),
    ("a201020304", .map([.init(.unsigned(1), .unsigned(2)), .init(.unsigned(3), .unsigned(4))])),
    ("f93c00", .float([0x3C, 0])), ("fa47c35000", .float([0x47, 0xC3, 0x50, 0])),
    ("fb3ff199999999999a", .float("3ff199999999999a".bytes)),
  ])
  func `what RFC 8949 has in its appendix is read and written`(hex: String, value: CBOR) throws {
    #expect(try CBORReader.value(of: hex.bytes) == value)
    #expect(value.written == hex.bytes)
  }

  @Test(arguments: [
    ("", CBORFlaw.Problem.endsEarly), ("18", .endsEarly), ("1817", .longerThanNeeded),
    ("1900ff", .longerThanNeeded), ("1a0000ffff", .longerThanNeeded),
    ("1b00000000ffffffff", .longerThanNeeded),
    ("5f42010243030405ff", .isEndless), ("9fff", .isEndless), ("bfff", .isEndless), ("ff", .isEndless),
    ("1c", .unknownKind), ("f0", .unknownKind), ("f8ff", .unknownKind), ("c074", .tagged),
    ("61ff", .noText), ("62c0", .endsEarly), ("62c080", .noText), ("0000", .somethingFollows),
    ("a201000100", .keyTwice), ("a202000100", .keysOutOfOrder), ("a2616100200a", .keysOutOfOrder),
    ("a262616100616200", .keysOutOfOrder), ("8181818181818181818181818181818181818100", .nestedTooDeeply),
    ("5bffffffffffffffff", .endsEarly), ("9bffffffffffffffff", .endsEarly),
    ("bbffffffffffffffff", .endsEarly),
    ("bb7fffffffffffffff", .endsEarly), ("7bffffffffffffffff", .endsEarly), ("9a7fffffff", .endsEarly),
  ])
  func `what is written in any other way is refused, with its reason`(hex: String, problem: CBORFlaw.Problem)
  {
    #expect(Self.problem(hex) == problem)
  }

  @Test func `every problem has its bytes`() {
    let found = [
      "", "1817", "9fff", "1c", "c074", "61ff", "8181818181818181818181818181818181818100", "a202000100",
      "a201000100", "0000",
    ].compactMap { Self.problem($0) }
    #expect(Set(found) == Set(CBORFlaw.Problem.allCases))
  }

  @Test func `bytes by chance are refused, or are what they are written as`() throws {
    var chance = SplitMix(seed: 8949)
    var taken = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &chance)).map { _ in
        UInt8.random(in: 0...255, using: &chance)
      }
      guard let value = try? CBORReader.value(of: bytes) else { continue }
      taken += 1
      #expect(value.written == bytes)
    }
    #expect(taken > 250)
  }

  @Test func `values by chance are read as they were written`() throws {
    var chance = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let value = Self.value(depth: 0, &chance)
      let written = value.written
      #expect(try CBORReader.value(of: written).written == written)
      for length in 0..<min(written.count, 40) {
        #expect(throws: CBORFlaw.self) { try CBORReader.value(of: Array(written.prefix(length))) }
      }
    }
  }

  private static func value(depth: Int, _ chance: inout SplitMix) -> CBOR {
    let count = Int.random(in: 0...3, using: &chance)
    switch Int.random(in: 0..<(depth > 3 ? 6 : 8), using: &chance) {
    case 0: return .unsigned(chance.next() >> UInt64.random(in: 0...63, using: &chance))
    case 1: return .negative(chance.next() >> UInt64.random(in: 0...63, using: &chance))
    case 2: return .bytes([UInt8](repeating: 7, count: count * 50))
    case 3: return .text(String(repeating: "ß", count: count * 20))
    case 4: return chance.pick([.bool(true), .bool(false), .null, .undefined])
    case 5: return .float([UInt8](repeating: 9, count: 1 << min(3, count + 1)))
    case 6: return .array((0..<count).map { _ in value(depth: depth + 1, &chance) })
    default:
      return .map(
        (0..<count).map { CBOR.Pair(.integer($0 * 300 - 400), value(depth: depth + 1, &chance)) })
    }
  }
}
