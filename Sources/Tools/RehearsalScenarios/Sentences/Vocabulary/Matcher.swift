import Rehearsal

/// An expression made ready to be held against many sentences, byte by byte.
struct Matcher: Sendable {
  private enum Part {
    case literal([UInt8])
    case optional([UInt8])
    case gap(ValueReader)
  }

  private let parts: [Part]

  init(_ expression: Expression, _ readers: [String: ValueReader]) {
    parts = expression.parts.map { part in
      switch part {
      case .literal(let text): .literal(Array(text.utf8))
      case .optional(let text): .optional(Array(text.utf8))
      case .parameter(let name): .gap(expression.entry(of: name, in: readers))
      }
    }
  }

  /// The values in a sentence; `nil` when it is not this one.
  func values(in sentence: UnsafeBufferPointer<UInt8>) -> [Value]? {
    var values: [Value] = []
    var position = 0
    for index in parts.indices {
      switch parts[index] {
      case .literal(let bytes):
        guard sentence.has(bytes, at: position) else { return nil }
        position += bytes.count
      case .optional(let bytes): if sentence.has(bytes, at: position) { position += bytes.count }
      case .gap(let reader):
        let isLast = index == parts.count - 1
        guard let value = reader.read(sentence, &position, toTheEnd: isLast) else { return nil }
        values.append(value)
      }
    }
    return position == sentence.count ? values : nil
  }
}

/// Takes values of one type out of sentences.
struct ValueReader: Sendable {
  private enum Form {
    case words([(bytes: [UInt8], value: Value)])
    case quotedText
    case number([(bytes: [UInt8], unit: DurationUnit?)])
    case identifier
  }

  private let form: Form

  init(_ type: ParameterType) {
    switch type.form {
    // A longer word may begin with a shorter one.
    case .words(let words):
      form = .words(
        words.sorted { $0.utf8.count > $1.utf8.count }.map { (bytes: Array($0.utf8), value: Value.word($0)) })
    case .quotedText: form = .quotedText
    case .number(let suffixes):
      form = .number(
        suffixes.sorted { $0.utf8.count > $1.utf8.count }.map { suffix in
          (bytes: Array(suffix.utf8), unit: DurationUnit.allCases.first { $0.words.contains(suffix) })
        })
    case .identifier: form = .identifier
    }
  }

  /// Takes a value from a position on and moves past it; at the end of a sentence only what reaches to the end
  /// counts.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, toTheEnd: Bool) -> Value? {
    switch form {
    case .words(let words):
      for word in words where bytes.has(word.bytes, at: position) {
        if toTheEnd, position + word.bytes.count != bytes.count { continue }
        position += word.bytes.count
        return word.value
      }
      return nil
    case .quotedText: return Self.readQuoted(bytes, &position)
    case .number(let suffixes): return Self.readNumber(bytes, &position, suffixes)
    case .identifier:
      let start = position
      while position < bytes.count, bytes[position].isLetterOrDigit || bytes[position] == UInt8(ascii: ".") {
        position += 1
      }
      return position > start ? .word(String(decoding: bytes[start..<position], as: UTF8.self)) : nil
    }
  }

  private static func readQuoted(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Value? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var end = start
    var isPlain = true
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        isPlain = false
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    if isPlain { return .text(String(decoding: bytes[start..<end], as: UTF8.self)) }
    return String(decoding: bytes[start - 1...end], as: UTF8.self).unquoted.map(Value.text)
  }

  private static func readNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int,
    _ suffixes: [(bytes: [UInt8], unit: DurationUnit?)]
  ) -> Value? {
    let start = position
    var number = 0
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(bytes[position] - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      number = sum
      position += 1
    }
    guard position > start, let suffix = suffixes.first(where: { bytes.has($0.bytes, at: position) }) else {
      return nil
    }
    position += suffix.bytes.count
    guard let unit = suffix.unit else { return suffix.bytes.isEmpty ? .number(number) : .ordinal(number) }
    let (product, overflow) = Int64(number).multipliedReportingOverflow(by: unit.duration.nanoseconds)
    return overflow ? nil : .duration(.nanoseconds(product))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position + bytes.count <= count else { return false }
    for index in bytes.indices where self[position + index] != bytes[index] { return false }
    return true
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension ParameterType {
  /// The value a whole text stands for.
  func value(of text: String) -> Value? {
    var text = text
    return text.withUTF8 { bytes in
      var position = 0
      guard let value = ValueReader(self).read(bytes, &position, toTheEnd: true), position == bytes.count
      else {
        return nil
      }
      return value
    }
  }
}
