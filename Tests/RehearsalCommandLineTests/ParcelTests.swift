import Testing

@testable import RehearsalCommandLine

/// What processes of one command tell each other.
@Suite struct ParcelTests {
  @Test func `what is packed comes out in the same order`() throws {
    var parcel = packed
    #expect(try parcel.number() == -7)
    #expect(try parcel.text() == "🔑 kitten1")
    #expect(try parcel.list { parcel throws(Parcel.Torn) in try parcel.text() } == ["", "two\nlines"])
  }

  @Test func `a parcel that is torn anywhere is found out`() {
    for count in packed.bytes.indices {
      var parcel = Parcel(Array(packed.bytes.prefix(count)))
      #expect(throws: Parcel.Torn.self) {
        _ = try parcel.number()
        _ = try parcel.text()
        _ = try parcel.list { parcel throws(Parcel.Torn) in try parcel.text() }
      }
    }
  }

  @Test func `a length that nobody packed is no reason to ask for memory`() {
    for length in [-1, .max, .min] {
      var parcel = Parcel()
      parcel.put(length)
      #expect(throws: Parcel.Torn.self) { try parcel.text() }
      var list = Parcel(parcel.bytes)
      #expect(throws: Parcel.Torn.self) {
        try list.list { parcel throws(Parcel.Torn) in try parcel.number() }
      }
    }
  }

  private var packed: Parcel {
    var parcel = Parcel()
    parcel.put(-7)
    parcel.put("🔑 kitten1")
    parcel.put(["", "two\nlines"]) { $0.put($1) }
    return parcel
  }
}
