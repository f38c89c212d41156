/// Reads the objects, arrays and strings of JSON; dialects are made of nothing else.
///
/// It is strict: whatever deviates from the grammar is a fault, and so is nesting too deep to be one.
struct JSONReader {
  /// Where a text deviates from what can be read, as an offset in bytes.
  struct Fault: Error, Equatable {
    let offset: Int
  }

  private static let depthLimit = 16

  private let bytes: [UInt8]
  private var position = 0
  private var fault: Fault { Fault(offset: position) }

  static func read(_ bytes: [UInt8]) throws(Fault) -> JSON {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Fault(offset: 0) }
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    guard reader.position == bytes.count else { throw reader.fault }
    return value
  }

  private mutating func accept(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    position += isNext ? text.utf8CodeUnitCount : 0
    return isNext
  }

  private mutating func expect(_ text: StaticString) throws(Fault) {
    guard accept(text) else { throw fault }
  }

  private mutating func skipWhiteSpace() {
    while accept(" ") || accept("\n") || accept("\r") || accept("\t") {}
  }

  /// Reads a value and the white space around it.
  private mutating func value(depth: Int) throws(Fault) -> JSON {
    guard depth < Self.depthLimit else { throw fault }
    skipWhiteSpace()
    defer { skipWhiteSpace() }
    if accept("{") { return .object(try members(depth: depth + 1)) }
    if accept("[") { return .array(try elements(depth: depth + 1)) }
    return .string(try string())
  }

  private mutating func elements(depth: Int) throws(Fault) -> [JSON] {
    skipWhiteSpace()
    if accept("]") { return [] }
    var elements: [JSON] = []
    repeat { elements.append(try value(depth: depth)) } while accept(",")
    try expect("]")
    return elements
  }

  private mutating func members(depth: Int) throws(Fault) -> [(key: String, value: JSON)] {
    skipWhiteSpace()
    if accept("}") { return [] }
    var members: [(key: String, value: JSON)] = []
    repeat {
      skipWhiteSpace()
      let key = try string()
      skipWhiteSpace()
      try expect(":")
      members.append((key, try value(depth: depth)))
    } while accept(",")
    try expect("}")
    return members
  }

  private mutating func string() throws(Fault) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while !accept("\"") {
      guard position < bytes.count, bytes[position] >= 0x20 else { throw fault }
      if accept("\\") {
        text += String(try escaped()).utf8
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return text.text
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    let meanings: [(StaticString, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("t", "\t"), ("r", "\r"), ("b", "\u{8}"),
      ("f", "\u{C}"),
    ]
    for (letter, meaning) in meanings where accept(letter) { return meaning }
    try expect("u")
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00 else { throw fault }
    try expect("\\u")
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault }
    return scalar
  }

  private mutating func codeUnit() throws(Fault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw fault }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
