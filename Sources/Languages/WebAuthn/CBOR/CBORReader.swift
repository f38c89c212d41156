/// Reads values from bytes, in the one form in which CTAP 2.1 lets them be written, and trusts no count in them.
package struct CBORReader {
  /// The deepest a value may stand; what passkeys write goes four levels down at most.
  private static let deepest = 16

  private let bytes: [UInt8]
  /// How many bytes have been read.
  package private(set) var position: Int

  /// Reads from a byte on.
  package init(_ bytes: [UInt8], from position: Int = 0) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// The one value that all of the bytes are.
  package static func value(of bytes: [UInt8]) throws(CBORFlaw) -> CBOR {
    var reader = CBORReader(bytes)
    let value = try reader.take()
    guard reader.position == bytes.count else {
      throw CBORFlaw(problem: .somethingFollows, offset: reader.position)
    }
    return value
  }

  /// The next value.
  package mutating func take() throws(CBORFlaw) -> CBOR { try take(depth: 0) }

  private mutating func take(depth: Int) throws(CBORFlaw) -> CBOR {
    let start = position
    guard depth <= Self.deepest else { throw CBORFlaw(problem: .nestedTooDeeply, offset: start) }
    guard position < bytes.count else { throw CBORFlaw(problem: .endsEarly, offset: start) }
    let (kind, low) = (bytes[position] >> 5, bytes[position] & 31)
    position += 1
    if kind == 7 { return try takeSimple(low, at: start) }
    guard kind != 6 else { throw CBORFlaw(problem: .tagged, offset: start) }
    let count = try takeCount(low, at: start)
    switch kind {
    case 0: return .unsigned(count)
    case 1: return .negative(count)
    case 2: return .bytes(Array(try slice(count, at: start)))
    case 3:
      guard let text = String(validating: try slice(count, at: start), as: UTF8.self) else {
        throw CBORFlaw(problem: .noText, offset: start)
      }
      return .text(text)
    case 4: return .array(try takeElements(count, at: start, depth: depth + 1))
    default: return .map(try takePairs(count, at: start, depth: depth + 1))
    }
  }

  private mutating func takeElements(
    _ count: UInt64, at start: Int, depth: Int
  ) throws(CBORFlaw) -> [CBOR] {
    // A value has one byte at least, and so a larger count can never be met.
    guard count <= bytes.count - position else { throw CBORFlaw(problem: .endsEarly, offset: start) }
    var elements: [CBOR] = []
    for _ in 0..<count { elements.append(try take(depth: depth)) }
    return elements
  }

  private mutating func takePairs(
    _ count: UInt64, at start: Int, depth: Int
  ) throws(CBORFlaw) -> [CBOR.Pair] {
    guard count <= (bytes.count - position) / 2 else { throw CBORFlaw(problem: .endsEarly, offset: start) }
    var pairs: [CBOR.Pair] = []
    var last: ArraySlice<UInt8>?
    for _ in 0..<count {
      let begin = position
      let key = try take(depth: depth)
      let written = bytes[begin..<position]
      if let last {
        guard last != written else { throw CBORFlaw(problem: .keyTwice, offset: begin) }
        guard CBOR.precedes(last, written) else { throw CBORFlaw(problem: .keysOutOfOrder, offset: begin) }
      }
      last = written
      pairs.append(CBOR.Pair(key, try take(depth: depth)))
    }
    return pairs
  }

  private mutating func takeSimple(_ low: UInt8, at start: Int) throws(CBORFlaw) -> CBOR {
    switch low {
    case 20: return .bool(false)
    case 21: return .bool(true)
    case 22: return .null
    case 23: return .undefined
    case 25...27: return .float(Array(try slice(1 << UInt64(low - 24), at: start)))
    case 31: throw CBORFlaw(problem: .isEndless, offset: start)
    default: throw CBORFlaw(problem: .unknownKind, offset: start)
    }
  }

  /// The number that a head has, in as few bytes as possible.
  private mutating func takeCount(_ low: UInt8, at start: Int) throws(CBORFlaw) -> UInt64 {
    switch low {
    case 0..<24: return UInt64(low)
    case 24...27:
      let width = 1 << Int(low - 24)
      let count = try slice(UInt64(width), at: start).reduce(0) { $0 << 8 | UInt64($1) }
      let least: UInt64 = width == 1 ? 24 : 1 << UInt64(4 * width)
      guard count >= least else { throw CBORFlaw(problem: .longerThanNeeded, offset: start) }
      return count
    case 31: throw CBORFlaw(problem: .isEndless, offset: start)
    default: throw CBORFlaw(problem: .unknownKind, offset: start)
    }
  }

  private mutating func slice(_ count: UInt64, at start: Int) throws(CBORFlaw) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else { throw CBORFlaw(problem: .endsEarly, offset: start) }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }
}
