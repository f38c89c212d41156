import Testing

@testable import Rehearsal

/// Who has shown that they are the owner of the phone (PL-17).
@Suite struct OwnerCheckTests {
  private func check(_ steps: (inout OwnerCheck) -> Void...) -> Bool {
    var check = OwnerCheck()
    for step in steps { step(&check) }
    return check.isTurnedAway(fromOneOfMany: false)
  }

  private let types: (inout OwnerCheck) -> Void = { $0.take(.types("text", into: "Master password")) }
  private let face: (Bool) -> (inout OwnerCheck) -> Void = { isOwner in { $0.hear(isOwner: isOwner) } }
  private let server: (Bool) -> (inout OwnerCheck) -> Void = { isAccepted in
    { $0.hearOfTyped(isAccepted: isAccepted, afterScreens: 0) }
  }

  @Test func `a server that knows a stored password lets nobody in whom their face did not`() {
    #expect(check(face(false), server(true)))
    #expect(!check(face(false), types, server(true)))
  }

  @Test func `what was typed last decides, also where an answer to what was typed before comes late`() {
    #expect(check(types, server(false)))
    #expect(!check(types, server(false), types))
    #expect(!check(types, types, server(false), server(true)))
    #expect(!check(face(true), types, server(false)), "whoever was recognized may go on")
  }
}
