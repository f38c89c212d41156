/// The values of a binary property list that hold no others.
extension BinaryReader {
  func simple(_ low: Int, at start: Int) throws(DocumentFlaw) -> Node.Value {
    switch low {
    case 0x0: return .null
    case 0x8: return .bool(false)
    case 0x9: return .bool(true)
    default: throw DocumentFlaw("a value is of no known kind", at: start)
    }
  }

  func readString(kind: UInt8, low: Int, at start: Int) throws(DocumentFlaw) -> String {
    let (count, begin) = try length(low, at: start)
    switch kind {
    case 0x6:
      guard count <= bytes.count else { throw DocumentFlaw("a value goes beyond the end", at: start) }
      let content = Array(try slice(at: begin, count: 2 * count, of: start))
      let units = (0..<count).map { UInt16(content[2 * $0]) << 8 | UInt16(content[2 * $0 + 1]) }
      return String(decoding: units, as: UTF16.self)
    default:
      return String(decoding: try slice(at: begin, count: count, of: start), as: UTF8.self)
    }
  }

  /// The number that bytes stand for, the first one weighing most; `nil` when no count or offset can be so large.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number: UInt64 = 0
    for byte in bytes { number = number << 8 | UInt64(byte) }
    // What is multiplied with the size of a reference must still be a number.
    return number < 1 << 48 ? Int(number) : nil
  }

  /// A whole number; of a longer one the lower eight bytes, which is all that CoreFoundation writes.
  static func signed(_ bytes: ArraySlice<UInt8>) -> Int64 {
    var number: UInt64 = 0
    for byte in bytes.suffix(8) { number = number << 8 | UInt64(byte) }
    return Int64(bitPattern: number)
  }

  static func real(_ bytes: ArraySlice<UInt8>, at start: Int) throws(DocumentFlaw) -> String {
    let pattern = UInt64(bitPattern: signed(bytes))
    switch bytes.count {
    case 4: return "\(Float(bitPattern: UInt32(truncatingIfNeeded: pattern)))"
    case 8: return "\(Double(bitPattern: pattern))"
    default: throw DocumentFlaw("a number has no such size", at: start)
    }
  }
}
