/// A value as RFC 8949 writes it in bytes, as far as passkeys need it.
package indirect enum CBOR: Hashable, Sendable {
  case unsigned(UInt64)
  /// The number that is one less than the negative of this one.
  case negative(UInt64)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  case map([Pair])
  case bool(Bool)
  case null
  case undefined
  /// A number with a point in it, in its two, four or eight bytes.
  case float([UInt8])

  /// A key of a map, and what it has for it.
  package struct Pair: Hashable, Sendable {
    package let key: CBOR
    package let value: CBOR

    package init(_ key: CBOR, _ value: CBOR) {
      (self.key, self.value) = (key, value)
    }
  }

  /// A whole number.
  package static func integer(_ number: Int) -> CBOR {
    number < 0 ? .negative(UInt64(-1 - number)) : .unsigned(UInt64(number))
  }

  /// A map of what texts name.
  package static func named(_ members: [(String, CBOR)]) -> CBOR {
    .map(members.map { Pair(.text($0), $1) })
  }

  /// What a map has for a key.
  package subscript(key: CBOR) -> CBOR? { pairs?.first { $0.key == key }?.value }

  /// What a map has for a name.
  package subscript(name: String) -> CBOR? { self[.text(name)] }

  /// The members, where this is a map.
  package var pairs: [Pair]? { if case .map(let pairs) = self { pairs } else { nil } }
  /// The elements, where this is an array.
  package var elements: [CBOR]? { if case .array(let elements) = self { elements } else { nil } }
  /// The bytes, where this is some.
  package var byteString: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  /// The text, where this is one.
  package var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, where this is a whole one of usual size.
  package var number: Int? {
    switch self {
    case .unsigned(let number): Int(exactly: number)
    case .negative(let number): Int(exactly: number).map { -1 - $0 }
    case .bytes, .text, .array, .map, .bool, .null, .undefined, .float: nil
    }
  }
}

/// What makes bytes no value in the one form that every writer has to use.
package struct CBORFlaw: Error, Hashable, Sendable {
  package let problem: Problem
  /// The byte at which it stands.
  package let offset: Int

  /// What can be wrong; each of it is forbidden where passkeys are written (CTAP 2.1, 8).
  package enum Problem: String, Hashable, Sendable, CaseIterable {
    case endsEarly = "it ends within a value"
    case longerThanNeeded = "a number is written longer than it has to be"
    case isEndless = "a value does not say how long it is"
    case unknownKind = "a value is of a kind that must not be used"
    case tagged = "a value bears a tag"
    case noText = "a text is not UTF-8"
    case nestedTooDeeply = "values are nested too deeply"
    case keysOutOfOrder = "the keys of a map are not in order"
    case keyTwice = "a key stands twice in a map"
    case somethingFollows = "something follows the end of the value"
  }
}
