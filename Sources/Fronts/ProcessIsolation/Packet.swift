/// Numbers and texts packed one after the other, for another process to unpack in the same order.
package struct Packet {
  package private(set) var bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// One to pack.
  package init() {
    bytes = []
    bytes.reserveCapacity(256)
  }

  /// Why there is nothing to unpack: whatever wrote these bytes was not packing.
  package struct Torn: Error {
    package init() {}
  }

  package mutating func put(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ passage: [UInt8]) {
    put(passage.count)
    bytes += passage
  }

  package mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func put<Elements: Collection>(
    _ elements: Elements, each put: (inout Packet, Elements.Element) -> Void
  ) {
    self.put(elements.count)
    for element in elements { put(&self, element) }
  }

  package mutating func number() throws(Torn) -> Int {
    let width = MemoryLayout<Int>.size
    guard bytes.count - position >= width else { throw Torn() }
    defer { position += width }
    return bytes.withUnsafeBytes {
      Int(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Int.self))
    }
  }

  package mutating func text() throws(Torn) -> String {
    String(decoding: bytes[try stretch()], as: UTF8.self)
  }

  package mutating func passage() throws(Torn) -> [UInt8] {
    Array(bytes[try stretch()])
  }

  private mutating func stretch() throws(Torn) -> Range<Int> {
    let count = try number()
    guard count >= 0, bytes.count - position >= count else { throw Torn() }
    defer { position += count }
    return position..<position + count
  }

  package mutating func list<Element>(
    _ take: (inout Packet) throws(Torn) -> Element
  ) throws(Torn) -> [Element] {
    let count = try number()
    // Whatever there is in a list takes at least one byte.
    guard count >= 0, bytes.count - position >= count else { throw Torn() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try take(&self)) }
    return elements
  }
}
