import Documents

extension JSON {
  /// The value a text stands for; `nil` when it is not JSON, holds a fraction or an exponent, or nests deeper
  /// than a hundred levels.
  package init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let node = try? reader.readDocument(), let value = JSON(node) else { return nil }
    self = value
  }

  /// A text in which each member of an object has a name of its own; where two have one, nobody knows which holds.
  package init?(unambiguous text: String) {
    self.init(text)
    guard isUnambiguous else { return nil }
  }

  private var isUnambiguous: Bool {
    switch self {
    case .object(let members): members.haveNamesOfTheirOwn && members.allSatisfy(\.value.isUnambiguous)
    case .array(let values): values.allSatisfy(\.isUnambiguous)
    case .null, .bool, .number, .string: true
    }
  }

  /// The members of an object of strings; `nil` when it is anything else.
  package static func strings(of bytes: [UInt8]) -> [(name: String, value: String)]? {
    // What is not UTF-8 reads as it would be shown: a server sees something, and not nothing.
    var reader = JSONReader(bytes: Array(String(decoding: bytes, as: UTF8.self).utf8))
    guard let members = (try? reader.readDocument())?.members else { return nil }
    let strings = members.compactMap { member in member.node.string.map { (name: member.key, value: $0) } }
    return strings.count == members.count ? strings : nil
  }

  /// Every text in a value, however deep, by the name that is nearest to it.
  package static func texts(in text: String) -> [(name: String, value: String)] {
    var reader = JSONReader(bytes: Array(text.utf8))
    return (try? reader.readDocument()).map { texts(in: $0, named: "") } ?? []
  }

  private static func texts(in node: Node, named name: String) -> [(name: String, value: String)] {
    if let text = node.string { return [(name, text)] }
    let elements = node.elements?.flatMap { texts(in: $0, named: name) } ?? []
    return elements + (node.members?.flatMap { texts(in: $0.node, named: $0.key) } ?? [])
  }

  /// `nil` for what no value of this kind can be.
  private init?(_ node: Node) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .integer(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let nodes):
      var values: [JSON] = []
      values.reserveCapacity(nodes.count)
      for node in nodes {
        guard let value = JSON(node) else { return nil }
        values.append(value)
      }
      self = .array(values)
    case .dictionary(let nodes):
      var members: [Member] = []
      members.reserveCapacity(nodes.count)
      for member in nodes {
        guard let value = JSON(member.node) else { return nil }
        members.append(Member(member.key, value))
      }
      self = .object(members)
    case .real, .date, .data: return nil
    }
  }
}

extension [JSON.Member] {
  /// Whether no two have the same name; of the few that most objects have, each is compared with each.
  fileprivate var haveNamesOfTheirOwn: Bool {
    guard count < 16 else { return Set(map(\.name)).count == count }
    return indices.allSatisfy { index in !self[..<index].contains { $0.name == self[index].name } }
  }
}
