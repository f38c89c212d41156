extension CBOR {
  /// The value in the one form in which CTAP 2.1 lets it be written: as short as possible, keys in order.
  package var written: [UInt8] {
    switch self {
    case .unsigned(let number): Self.head(0, number)
    case .negative(let number): Self.head(1, number)
    case .bytes(let bytes): Self.head(2, UInt64(bytes.count)) + bytes
    case .text(let text): Self.head(3, UInt64(text.utf8.count)) + text.utf8
    case .array(let elements): Self.head(4, UInt64(elements.count)) + elements.flatMap(\.written)
    case .map(let pairs):
      Self.head(5, UInt64(pairs.count))
        + pairs.map { (key: $0.key.written, value: $0.value.written) }
        .sorted { Self.precedes($0.key[...], $1.key[...]) }.flatMap { $0.key + $0.value }
    case .bool(let bool): [bool ? 0xF5 : 0xF4]
    case .null: [0xF6]
    case .undefined: [0xF7]
    case .float(let bytes): [0xE0 | UInt8(24 + bytes.count.trailingZeroBitCount)] + bytes
    }
  }

  /// Whether a key, as it is written, stands before another one: by its kind, then the shorter one, then by its bytes.
  static func precedes(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard let first = one.first, let second = other.first else { return one.count < other.count }
    if first >> 5 != second >> 5 { return first >> 5 < second >> 5 }
    return one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  private static func head(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
    if number < 24 { return [kind << 5 | UInt8(number)] }
    let width = number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
    let bytes = (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    return [kind << 5 | UInt8(24 + width.trailingZeroBitCount)] + bytes
  }
}
