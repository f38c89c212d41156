/// A number that stands for a value: equal values have equal fingerprints, in any process on any machine, and
/// different ones hardly ever, because each of its bits depends on all that it took in.
package struct Fingerprint: Hashable, Sendable {
  /// The number.
  package private(set) var value: UInt64

  package init(_ value: UInt64 = 0x9E37_79B9_7F4A_7C15) {
    self.value = value
  }

  package mutating func combine(_ number: UInt64) {
    let product = (value ^ number ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    value = product.high ^ product.low
  }

  package mutating func combine(_ number: Int) {
    combine(UInt64(truncatingIfNeeded: number))
  }

  package mutating func combine(_ instant: Instant) {
    combine(UInt64(bitPattern: instant.nanoseconds))
  }

  package mutating func combine(_ isTrue: Bool) {
    combine(isTrue ? 1 : 2 as UInt64)
  }

  package mutating func combine(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ combine(UnsafeRawBufferPointer($0)) }) == nil {
      var text = text
      text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }
  }

  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    func word(at start: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    combine(count)
    guard count >= 8 else {
      // The same for less than eight bytes, of which the two ends may be one.
      guard count >= 4 else {
        return count == 0
          ? () : combine(UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]))
      }
      let (first, last) = (
        bytes.loadUnaligned(as: UInt32.self), bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      )
      return combine(UInt64(UInt32(littleEndian: first)) << 32 | UInt64(UInt32(littleEndian: last)))
    }
    for start in stride(from: 0, to: count - 8, by: 8) { combine(word(at: start)) }
    // Because the last eight bytes are one word, whatever part of them the word before has.
    combine(word(at: count - 8))
  }

  /// Takes values in where they are, because a search takes in millions of them and to copy one costs more.
  mutating func combine<Value>(each values: [Value], _ take: (Value, inout Fingerprint) -> Void) {
    combine(values.count)
    values.withUnsafeBufferPointer { values in
      for index in values.indices { take(values[index], &self) }
    }
  }

  package mutating func combine(_ text: String?) {
    guard let text else { return combine(0 as UInt64) }
    combine(1 as UInt64)
    combine(text)
  }
}
