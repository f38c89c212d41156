/// Reads a binary property list; no offset, count or reference in it is trusted.
struct BinaryReader {
  let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let top: Int
  private let table: Int
  private var open: Set<Int> = []
  /// What may still be read, a value and each 64 bytes of a text for one; a list that names one value many times
  /// could hold more than memory does.
  private var budget = 200_000

  init(bytes: [UInt8]) throws(DocumentFlaw) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw DocumentFlaw("it is too short", at: 0) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let counts = (0..<3).map { Self.number(bytes[(trailer + 8 + 8 * $0)..<(trailer + 16 + 8 * $0)]) }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = counts[0], let top = counts[1], let table = counts[2],
      table >= 8, table <= trailer, objectCount <= (trailer - table) / offsetSize, top < objectCount
    else { throw DocumentFlaw("its trailer does not fit it; it may have been cut off", at: max(0, trailer)) }
    self.objectCount = objectCount
    self.top = top
    self.table = table
  }

  mutating func readDocument() throws(DocumentFlaw) -> Node {
    try readObject(top, from: bytes.count - 32)
  }

  private mutating func readObject(_ index: Int, from origin: Int) throws(DocumentFlaw) -> Node {
    guard index < objectCount else { throw DocumentFlaw("a reference leads nowhere", at: origin) }
    let entry = table + index * offsetSize
    guard let start = Self.number(bytes[entry..<entry + offsetSize]), start >= 8, start < table else {
      throw DocumentFlaw("an offset leads out of the values", at: entry)
    }
    guard open.insert(index).inserted else { throw DocumentFlaw("a value contains itself", at: start) }
    defer { open.remove(index) }
    guard open.count <= Document.deepest else {
      throw DocumentFlaw("values are nested too deeply", at: start)
    }
    // Before its value is read, because what is in it counts as well.
    budget -= 1
    guard budget > 0 else { throw DocumentFlaw("it unfolds to too many values", at: start) }
    let value = try readValue(at: start)
    if case .string(let text) = value { budget -= text.utf8.count / 64 }
    return Node(value, at: start)
  }

  private mutating func readValue(at start: Int) throws(DocumentFlaw) -> Node.Value {
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
    switch kind {
    case 0x0: return try simple(low, at: start)
    case 0x1:
      let content = try slice(at: start + 1, count: 1 << low, of: start)
      return .integer(Self.signed(content))
    case 0x2:
      let content = try slice(at: start + 1, count: 1 << low, of: start)
      return .real(try Self.real(content, at: start))
    case 0x3:
      let content = try slice(at: start + 1, count: 8, of: start)
      return .date(try Self.real(content, at: start))
    case 0x4:
      let (count, begin) = try length(low, at: start)
      _ = try slice(at: begin, count: count, of: start)
      return .data(count: count)
    case 0x5, 0x6, 0x7: return .string(try readString(kind: kind, low: low, at: start))
    case 0x8: return .integer(Self.signed(try slice(at: start + 1, count: low + 1, of: start)))
    case 0xA, 0xB, 0xC:
      let (count, begin) = try length(low, at: start)
      return .array(try readElements(references(count, at: begin, of: start), of: start))
    case 0xD: return .dictionary(try readMembers(low: low, at: start))
    default: throw DocumentFlaw("a value is of no known kind", at: start)
    }
  }

  private mutating func readElements(_ references: [Int], of start: Int) throws(DocumentFlaw) -> [Node] {
    var elements: [Node] = []
    for reference in references { elements.append(try readObject(reference, from: start)) }
    return elements
  }

  private mutating func readMembers(low: Int, at start: Int) throws(DocumentFlaw) -> [Node.Member] {
    let (count, begin) = try length(low, at: start)
    let keys = try references(count, at: begin, of: start)
    let values = try references(count, at: begin + count * referenceSize, of: start)
    var members: [Node.Member] = []
    for (keyReference, valueReference) in zip(keys, values) {
      let key = try readObject(keyReference, from: start)
      guard let name = key.string else { throw DocumentFlaw("a key is \(key.value.kind)", at: key.offset) }
      let node = try readObject(valueReference, from: start)
      members.append(Node.Member(key: name, offset: key.offset, node: node))
    }
    return members
  }

  private func references(_ count: Int, at begin: Int, of start: Int) throws(DocumentFlaw) -> [Int] {
    guard count <= (table - min(begin, table)) / referenceSize else { throw beyond(start) }
    var references: [Int] = []
    for position in 0..<count {
      let place = begin + position * referenceSize
      guard let number = Self.number(bytes[place..<place + referenceSize]) else { throw beyond(start) }
      references.append(number)
    }
    return references
  }

  /// The count of a value, and where its content begins.
  func length(_ low: Int, at start: Int) throws(DocumentFlaw) -> (count: Int, begin: Int) {
    guard low == 0xF else { return (low, start + 1) }
    let head = try slice(at: start + 1, count: 1, of: start)
    let size = Int(head[head.startIndex])
    guard size >> 4 == 1, size & 0xF <= 3 else { throw DocumentFlaw("a value has no count", at: start) }
    let width = 1 << (size & 0xF)
    guard let count = Self.number(try slice(at: start + 2, count: width, of: start)) else {
      throw beyond(start)
    }
    return (count, start + 2 + width)
  }

  func slice(at begin: Int, count: Int, of start: Int) throws(DocumentFlaw) -> ArraySlice<UInt8> {
    guard begin <= table, count <= table - begin else { throw beyond(start) }
    return bytes[begin..<begin + count]
  }

  private func beyond(_ start: Int) -> DocumentFlaw { DocumentFlaw("a value goes beyond the end", at: start) }
}
