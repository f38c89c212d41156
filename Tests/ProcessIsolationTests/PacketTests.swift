import Testing

@testable import ProcessIsolation

/// What processes tell each other.
@Suite struct PacketTests {
  @Test func `what is packed comes out in the same order`() throws {
    var packet = packed
    #expect(try packet.number() == -7)
    #expect(try packet.text() == "🔑 kitten1")
    #expect(try packet.list { packet throws(Packet.Torn) in try packet.text() } == ["", "two\nlines"])
  }

  @Test func `a packet that is torn anywhere is found out`() {
    for count in packed.bytes.indices {
      var packet = Packet(Array(packed.bytes.prefix(count)))
      #expect(throws: Packet.Torn.self) {
        _ = try packet.number()
        _ = try packet.text()
        _ = try packet.list { packet throws(Packet.Torn) in try packet.text() }
      }
    }
  }

  @Test func `a length that nobody packed is no reason to ask for memory`() {
    for length in [-1, .max, .min] {
      var packet = Packet()
      packet.put(length)
      #expect(throws: Packet.Torn.self) { try packet.text() }
      var list = Packet(packet.bytes)
      #expect(throws: Packet.Torn.self) {
        try list.list { packet throws(Packet.Torn) in try packet.number() }
      }
    }
  }

  private var packed: Packet {
    var packet = Packet()
    packet.put(-7)
    packet.put("🔑 kitten1")
    packet.put(["", "two\nlines"]) { $0.put($1) }
    return packet
  }
}
