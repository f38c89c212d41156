/// Values as ASN.1 writes them by its distinguished rules, in which every value is written in one way only.
package enum DER {
  /// What kind of value follows.
  package enum Tag: UInt8, Sendable {
    case boolean = 0x01
    case integer = 0x02
    case bitString = 0x03
    case octetString = 0x04
    case null = 0x05
    case objectIdentifier = 0x06
    case enumerated = 0x0A
    case sequence = 0x30
    case set = 0x31
    /// The first of several that may be there or not.
    case firstOption = 0xA0
    case secondOption = 0xA1
    case fourthOption = 0xA3
  }

  /// A value of its content.
  package static func value(_ tag: Tag, _ content: [UInt8]) -> [UInt8] {
    guard content.count >= 128 else { return [tag.rawValue, UInt8(content.count)] + content }
    let length = (0..<8).reversed().map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
      .drop { $0 == 0 }
    return [tag.rawValue, 0x80 | UInt8(length.count)] + length + content
  }

  /// A value of other values.
  package static func sequence(_ values: [UInt8]...) -> [UInt8] { value(.sequence, Array(values.joined())) }

  /// A number that is not negative, of its bytes, the most significant first.
  package static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let significant = Array(bytes.drop { $0 == 0 })
    return value(.integer, significant.first.map { $0 < 0x80 } == true ? significant : [0] + significant)
  }

  /// Bits whose number is a multiple of eight.
  package static func bits(_ bytes: [UInt8]) -> [UInt8] { value(.bitString, [0] + bytes) }
}

extension DER {
  /// Takes values from bytes, one after the other; `nil` for whatever is written in any other way.
  package struct Reader {
    private var rest: ArraySlice<UInt8>

    /// Reads all of the bytes.
    package init(_ bytes: some Sequence<UInt8>) {
      rest = ArraySlice(bytes)
    }

    /// Whether nothing is left.
    package var isAtEnd: Bool { rest.isEmpty }

    /// Whether a value of that kind is next.
    package func hasNext(_ tag: Tag) -> Bool { rest.first == tag.rawValue }

    /// The content of the next value, if it is of that kind.
    package mutating func take(_ tag: Tag) -> [UInt8]? {
      guard rest.first == tag.rawValue else { return nil }
      return takeContent(after: 1)
    }

    /// The next value, if it is one of several that may be there or not, with its number among them.
    package mutating func takeOption() -> (number: Int, content: [UInt8])? {
      guard let first = rest.first, first & 0xE0 == 0xA0 else { return nil }
      guard first & 0x1F == 0x1F else {
        return takeContent(after: 1).map { (Int(first & 0x1F), $0) }
      }
      // Numbers above 30 follow in sevens of bits; nobody has one of more than two.
      let digits = rest.dropFirst().prefix { $0 & 0x80 != 0 }.map { Int($0 & 0x7F) }
      guard digits.count <= 1, let last = rest.dropFirst(1 + digits.count).first else { return nil }
      let number = (digits.first ?? 0) << 7 | Int(last)
      guard number > 30, digits.first != 0 else { return nil }
      return takeContent(after: 2 + digits.count).map { (number, $0) }
    }

    /// The content of the next value, whose tag has so many bytes.
    private mutating func takeContent(after tag: Int) -> [UInt8]? {
      var ahead = rest.dropFirst(tag)
      guard let first = ahead.popFirst() else { return nil }
      var length = Int(first)
      if first >= 0x80 {
        // Two bytes say more than any key or signature is long.
        let count = Int(first & 0x7F)
        guard (1...2).contains(count), ahead.count >= count, ahead.first != 0 else { return nil }
        length = ahead.prefix(count).reduce(0) { $0 << 8 | Int($1) }
        guard length >= 128 else { return nil }
        ahead = ahead.dropFirst(count)
      }
      guard ahead.count >= length else { return nil }
      rest = ahead.dropFirst(length)
      return Array(ahead.prefix(length))
    }

    /// What reads the values within the next one.
    package mutating func takeSequence() -> Reader? { take(.sequence).map { Reader($0) } }

    /// The next value, if it is a number that is not negative, without leading zeros.
    package mutating func takeInteger() -> [UInt8]? {
      guard let content = take(.integer), let first = content.first, first < 0x80 else { return nil }
      guard first == 0, content.count > 1 else { return content.first == 0 ? [] : content }
      return content[1] >= 0x80 ? Array(content.dropFirst()) : nil
    }

    /// The next value, if it is bits whose number is a multiple of eight.
    package mutating func takeBits() -> [UInt8]? {
      guard let content = take(.bitString), content.first == 0 else { return nil }
      return Array(content.dropFirst())
    }
  }
}
