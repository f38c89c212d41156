/// A value of a document and the byte at which it begins.
package struct Node: Hashable, Sendable {
  package let value: Value
  package let offset: Int

  init(_ value: Value, at offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// What a value can be; numbers other than whole ones and dates are kept as they are written.
  package indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(String)
    case string(String)
    case date(String)
    case data(count: Int)
    case array([Node])
    case dictionary([Member])
  }

  /// A key of a dictionary with its value, in the order of the document; a key may come twice.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let offset: Int
    package let node: Node
  }

  /// The last value a dictionary has for a key, as the system's own readers see it.
  package subscript(key: String) -> Node? {
    members?.last { $0.key == key }?.node
  }

  /// The members, where this is a dictionary.
  package var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The values, where this is a list.
  package var elements: [Node]? {
    if case .array(let nodes) = value { nodes } else { nil }
  }

  /// The text, where this is one.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The truth value, where this is one.
  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }
}

extension Node.Value {
  /// What kind of value this is, with its article.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer, .real: "a number"
    case .string: "a string"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
