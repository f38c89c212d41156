/// Numbers on their way to a file, in pieces of one size however many there are.
package struct NumberWriter {
  /// How many bytes a piece has, but for the last.
  package static let piece = 1 << 16

  private var bytes: [UInt8] = []
  private let put: ([UInt8]) -> Void

  /// A writer that hands its pieces over, one after the other.
  package init(_ put: @escaping ([UInt8]) -> Void) {
    self.put = put
    bytes.reserveCapacity(Self.piece)
  }

  /// In as few bytes as it needs: seven bits in each, the lowest first.
  package mutating func append(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      append(byte: UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(byte: UInt8(rest))
  }

  package mutating func append(_ number: some BinaryInteger) {
    append(UInt64(number))
  }

  /// In eight bytes, the lowest first: for what is as good as random.
  package mutating func append(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      append(byte: UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  package mutating func append(bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte: byte) }
  }

  private mutating func append(byte: UInt8) {
    bytes.append(byte)
    if bytes.count == Self.piece { finish() }
  }

  /// Hands over what is left.
  package mutating func finish() {
    if !bytes.isEmpty { put(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }
}
