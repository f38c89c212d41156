/// Reads JSON strictly: whatever departs from the grammar is a fault, and so is deep nesting.
struct JSONReader {
  /// Where a text ceases to be JSON, as an offset in bytes.
  struct Fault: Error {
    let offset: Int
  }

  private static let depthLimit = 64

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

  private mutating func skipWhiteSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func accept(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    position += isNext ? text.utf8CodeUnitCount : 0
    return isNext
  }

  private mutating func expect(_ text: StaticString) throws(Fault) {
    guard accept(text) else { throw fault }
  }

  /// Reads a value and the white space around it.
  private mutating func value(depth: Int) throws(Fault) -> JSON {
    guard depth < Self.depthLimit else { throw fault }
    skipWhiteSpace()
    let value: JSON =
      if accept("{") {
        .object(try members(depth: depth + 1))
      } else if accept("[") {
        .array(try elements(depth: depth + 1))
      } else if accept("\"") {
        .string(try string())
      } else if accept("true") {
        .bool(true)
      } else if accept("false") {
        .bool(false)
      } else if accept("null") {
        .null
      } else {
        .number(try number())
      }
    skipWhiteSpace()
    return value
  }

  private mutating func elements(depth: Int) throws(Fault) -> [JSON] {
    var elements: [JSON] = []
    skipWhiteSpace()
    if accept("]") { return elements }
    repeat { elements.append(try value(depth: depth)) } while accept(",")
    try expect("]")
    return elements
  }

  private mutating func members(depth: Int) throws(Fault) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    skipWhiteSpace()
    if accept("}") { return members }
    repeat {
      skipWhiteSpace()
      try expect("\"")
      let key = try string()
      skipWhiteSpace()
      try expect(":")
      members.append((key, try value(depth: depth)))
    } while accept(",")
    try expect("}")
    return members
  }

  private mutating func number() throws(Fault) -> String {
    let start = position
    _ = accept("-")
    if !accept("0") { try digits() }
    if accept(".") { try digits() }
    if accept("e") || accept("E") {
      _ = accept("+") || accept("-")
      try digits()
    }
    return bytes.text(start..<position)
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    guard position > start else { throw fault }
  }

  /// Reads what follows the opening quotation mark, up to and with the closing one.
  private mutating func string() throws(Fault) -> String {
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
    if accept("u") { return try codePoint() }
    let meanings: [(StaticString, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("t", "\t"), ("r", "\r"), ("b", "\u{8}"), ("f", "\u{C}"),
    ]
    for (letter, meaning) in meanings where accept(letter) { return meaning }
    throw fault
  }

  /// Reads the digits of an escape; what lies beyond U+FFFF is written as two of them.
  private mutating func codePoint() throws(Fault) -> Unicode.Scalar {
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
