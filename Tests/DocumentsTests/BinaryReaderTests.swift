import Documents
import Foundation
import TestBench
import Testing

/// Binary property lists, which Foundation writes and this reads alone.
@Suite struct BinaryReaderTests {
  @Test func `every kind of value is read as Foundation writes it`() throws {
    let list: [String: Any] = [
      "yes": true, "number": -12, "large": Int64.max, "fraction": 1.5, "ascii": "Shiny", "text": "Schön 😀",
      "bytes": Data([0, 1, 2]), "long": String(repeating: "x", count: 300),
      "list": [1, 2, [String]()] as [Any],
      "day": Date(timeIntervalSinceReferenceDate: 7),
    ]
    let root = try Document(Self.binary(list)).root
    #expect(root["yes"]?.bool == true)
    #expect(root["number"]?.value == .integer(-12))
    #expect(root["large"]?.value == .integer(.max))
    #expect(root["fraction"]?.value == .real("1.5"))
    #expect(root["ascii"]?.string == "Shiny")
    #expect(root["text"]?.string == "Schön 😀")
    #expect(root["bytes"]?.value == .data(count: 3))
    #expect(root["long"]?.string?.count == 300)
    #expect(root["list"]?.elements?.count == 3)
    #expect(root["day"]?.value == .date("7.0"))
  }

  @Test func `what a list holds reads the same from XML and from binary`() throws {
    let list: [String: Any] = ["a": ["b": [true, "c", 7] as [Any]], "d": "e"]
    let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(try Self.plain(Document(Self.binary(list)).root) == Self.plain(Document(Array(xml)).root))
  }

  @Test func `a list that holds itself is refused`() {
    let fault = #expect(throws: DocumentFault.self) { try Document(Self.file([[0xA1, 0x00]])) }
    #expect(fault?.problem == "a value contains itself")
  }

  @Test func `lists that name one another many times do not unfold`() {
    var objects = (0..<60).map { (index: UInt8) in [0xA2, index + 1, index + 1] as [UInt8] }
    objects.append([0x09])
    let fault = #expect(throws: DocumentFault.self) { try Document(Self.file(objects)) }
    #expect(fault?.problem == "it unfolds to too many values")
  }

  @Test func `a long text that is named many times does not fill the memory`() {
    let text: [UInt8] = [0x5F, 0x12, 0x00, 0x10, 0x00, 0x00] + Array(repeating: 0x78, count: 1 << 20)
    let list: [UInt8] = [0xAF, 0x11, 0x70, 0x00] + Array(repeating: 1, count: 0x7000)
    let fault = #expect(throws: DocumentFault.self) { try Document(Self.file([list, text])) }
    #expect(fault?.problem == "it unfolds to too many values")
  }

  @Test func `depth is bounded`() {
    let chain = (0..<150).map { (index: UInt8) in [0xA1, index + 1] as [UInt8] } + [[0x09]]
    let fault = #expect(throws: DocumentFault.self) { try Document(Self.file(chain)) }
    #expect(fault?.problem == "values are nested too deeply")
  }

  @Test(
    arguments: [
      ([0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "a value goes beyond the end"),
      ([0x6F, 0x13, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "a value goes beyond the end"),
      ([0xAF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], "a value goes beyond the end"),
      ([0xDF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], "a value goes beyond the end"),
      ([0xA1, 0x09], "a reference leads nowhere"),
      ([0x1F], "a value goes beyond the end"), ([0x21, 0x00, 0x00], "a number has no such size"),
      ([0x0B], "a value is of no known kind"), ([0xF0], "a value is of no known kind"),
      ([0x5F, 0x09], "a value has no count"), ([0x8F], "a value goes beyond the end"),
    ] as [([UInt8], String)])
  func `counts and references that lie are refused`(object: [UInt8], problem: String) {
    let fault = #expect(throws: DocumentFault.self) { try Document(Self.file([object])) }
    #expect(fault?.problem == problem)
  }

  @Test func `no change of any byte is a trap or a hang`() throws {
    let bytes = try Self.binary([
      "NSExtension": ["list": [1, "ü", true] as [Any], "x": Data([1])] as [String: Any]
    ])
    var refused = 0
    for position in bytes.indices {
      for byte in [0x00, 0x01, 0x0F, 0x5F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[position] = byte
        if (try? Document(changed)) == nil { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test func `no random bytes are a trap or a hang`() {
    var chance = SplitMix(seed: 5)
    let beginnings = ["bplist00", "<plist><dict>", "{\"webcredentials\":", "["].map { Array($0.utf8) }
    var read = 0
    for round in 0..<20_000 {
      let tail = (0..<Int.random(in: 0..<80, using: &chance)).map { _ in
        UInt8.random(in: 0...255, using: &chance)
      }
      if (try? Document(beginnings[round % beginnings.count] + tail)) != nil { read += 1 }
    }
    #expect(read < 20_000)
  }

  private static func binary(_ list: [String: Any]) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  /// A file of objects as they are given, the first of which is the outermost.
  private static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      let offset = UInt16(bytes.count)
      offsets += [UInt8(offset >> 8), UInt8(truncatingIfNeeded: offset)]
      bytes += object
    }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + word(objects.count) + word(0) + word(table)
  }

  private static func word(_ number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func plain(_ node: Node) -> String {
    switch node.value {
    case .array(let nodes): "[\(nodes.map(plain).joined(separator: ","))]"
    case .dictionary(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key):\(plain($0.node))" }.joined(separator: ","))}"
    default: "\(node.value)"
    }
  }
}
