/// A number that stands for a value: equal values have equal fingerprints, in any process on any machine, and
/// different ones hardly ever, because each of its bits depends on all that it took in.
@usableFromInline
package struct Fingerprint: Hashable, Sendable {
  /// The number.
  @usableFromInline package internal(set) var value: UInt64

  @inlinable package init(_ value: UInt64 = 0x9E37_79B9_7F4A_7C15) {
    self.value = value
  }

  @inlinable package mutating func combine(_ number: UInt64) {
    let product = (value ^ number ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    value = product.high ^ product.low
  }

  @inlinable package mutating func combine(_ number: Int) {
    combine(UInt64(truncatingIfNeeded: number))
  }

  @inlinable package mutating func combine(_ instant: Instant) {
    combine(UInt64(bitPattern: instant.nanoseconds))
  }

  @inlinable package mutating func combine(_ isTrue: Bool) {
    combine(isTrue ? 1 : 2 as UInt64)
  }

  @inlinable package mutating func combine(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ combine(UnsafeRawBufferPointer($0)) }) == nil {
      var text = text
      text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }
  }

  @inlinable package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    func word<Word: FixedWidthInteger>(at start: Int, _: Word.Type) -> UInt64 {
      UInt64(Word(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Word.self)))
    }
    let count = bytes.count
    combine(count)
    // Where the rest is less than a word, the last word takes in some of what came before once more, because to pick
    // up single bytes takes longer.
    switch count {
    case 0: break
    case 1..<4: combine(UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]))
    case 4..<8: combine(word(at: 0, UInt32.self) << 32 | word(at: count - 4, UInt32.self))
    default:
      for start in stride(from: 0, to: count - 8, by: 8) { combine(word(at: start, UInt64.self)) }
      combine(word(at: count - 8, UInt64.self))
    }
  }

  /// Takes values in where they are, because a search takes in millions of them and to copy one costs more.
  @inlinable package mutating func combine<Value>(
    each values: [Value], _ take: (Value, inout Fingerprint) -> Void
  ) {
    combine(values.count)
    values.withUnsafeBufferPointer { values in
      for index in values.indices { take(values[index], &self) }
    }
  }

  @inlinable package mutating func combine(_ text: String?) {
    guard let text else { return combine(0 as UInt64) }
    combine(1 as UInt64)
    combine(text)
  }

  /// Takes nothing in of what makes no difference, and says why.
  @inlinable @inline(__always) package func passOver<Value>(_: borrowing Value, because _: StaticString) {}
}
