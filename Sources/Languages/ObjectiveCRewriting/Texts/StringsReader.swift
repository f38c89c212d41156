/// Goes through a strings file as genstrings writes it, `"key" = "value";` with comments between.
struct StringsReader {
  private let units: [UInt16]
  private var position = 0

  /// Why a file cannot be read, and at which line and column.
  struct Flaw: Error, Hashable {
    let problem: String
    let line: Int
    let column: Int
  }

  /// The text of a file, in UTF-8 or UTF-16, with a mark or without.
  init(_ bytes: [UInt8]) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0
    let text: [UInt16] =
      isLittle || isBig
      ? stride(from: 0, to: bytes.count - 1, by: 2).map { index in
        let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? other << 8 | one : one << 8 | other
      }
      : Array(String(decoding: bytes, as: UTF8.self).utf16)
    units = text.first == 0xFEFF ? Array(text.dropFirst()) : text
  }

  /// Every text by its key; of one that comes twice the last, as for the system.
  mutating func texts() throws(Flaw) -> [String: String] {
    var texts: [String: String] = [:]
    try skip()
    while position < units.count {
      let key = try word("a key")
      try skip()
      var value = key
      if take("=") {
        try skip()
        value = try word("a text")
        try skip()
      }
      guard take(";") else { throw flaw("there is no “;” behind what belongs to “\(key)”", at: position) }
      texts[key] = value
      try skip()
    }
    return texts
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < units.count, units[position] == UInt16(sign.value) else { return false }
    position += 1
    return true
  }

  private func isNext(_ sign: Unicode.Scalar, after count: Int = 0) -> Bool {
    position + count < units.count && units[position + count] == UInt16(sign.value)
  }

  /// Goes past space and comments.
  private mutating func skip() throws(Flaw) {
    while position < units.count {
      if isNext("/"), isNext("/", after: 1) {
        while position < units.count, !isNext("\n"), !isNext("\r") { position += 1 }
      } else if isNext("/"), isNext("*", after: 1) {
        let start = position
        position += 2
        while !(isNext("*") && isNext("/", after: 1)) {
          guard position < units.count else { throw flaw("a comment is never closed", at: start) }
          position += 1
        }
        position += 2
      } else if Unicode.Scalar(units[position])?.properties.isWhitespace == true {
        position += 1
      } else {
        return
      }
    }
  }

  /// What stands between quotes, or a word that needs none.
  private mutating func word(_ what: String) throws(Flaw) -> String {
    let start = position
    if take("\"") {
      var text: [UInt16] = []
      while !take("\"") {
        guard position < units.count else { throw flaw("\(what) is never closed", at: start) }
        text.append(take("\\") ? escaped() : units[position])
        position += 1
      }
      return String(decoding: text, as: UTF16.self)
    }
    while position < units.count, let sign = Unicode.Scalar(units[position]), Self.isPlain(sign) {
      position += 1
    }
    guard position > start else { throw flaw("this is the beginning of no text", at: start) }
    return String(decoding: units[start..<position], as: UTF16.self)
  }

  private static func isPlain(_ sign: Unicode.Scalar) -> Bool {
    sign.isASCII && (sign.properties.isAlphabetic || ("0"..."9").contains(sign))
      || "_.-$:/".unicodeScalars.contains(sign)
  }

  /// What stands behind a backslash; the last unit of it is still to be passed.
  private mutating func escaped() -> UInt16 {
    guard position < units.count, let sign = Unicode.Scalar(units[position]) else { return 0x5C }
    switch sign {
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "U", "u": return number(from: position + 1, of: 4, radix: 16) ?? units[position]
    case "0"..."7": return number(from: position, of: 3, radix: 8) ?? units[position]
    default: return units[position]
    }
  }

  /// A number of so many digits, at whose last the position then is.
  private mutating func number(from start: Int, of count: Int, radix: Int) -> UInt16? {
    let digits = String(decoding: units[start..<min(start + count, units.count)], as: UTF16.self)
    guard digits.utf16.count == count, let number = UInt16(digits, radix: radix) else { return nil }
    position = start + count - 1
    return number
  }

  private func flaw(_ problem: String, at offset: Int) -> Flaw {
    let lines = units[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
    return Flaw(problem: problem, line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}
