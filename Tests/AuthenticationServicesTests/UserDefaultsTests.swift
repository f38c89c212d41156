import AuthenticationServices
import Rehearsal
import ShapesInSwift6
import TestBench
import Testing

/// What handlers keep with `UserDefaults`, although their file imports Foundation as well.
@Suite struct UserDefaultsTests {
  @Test func `what is kept is on the phone, and in its group`() throws {
    var stage = Stage()
    stage.phone.containers.share("group.example.shiny")
    stage.phone.containers["session", in: .group("group.example.shiny"), of: .app] = "session-1"
    stage.phone.containers["gone", in: .group("group.example.shiny"), of: .app] = .number(1)
    let simulation = Simulation(
      phone: stage.phone, server: stage.server, program: Program { KeepingController() })
    for _ in 1...2 {
      try simulation.perform(.strongPassword)
      try simulation.perform(.settle)
      try simulation.perform(.system(.endsProcess))
    }
    let kept = simulation.phone.containers
    #expect(kept["launches", of: .extension] == .number(12))
    #expect(kept["launches", in: .group("group.example.shiny"), of: .app] == .number(12))
    #expect(kept["launches", of: .app] == nil)
    #expect(kept["list", in: .group("group.example.shiny"), of: .app] == .list(["a", "b"]))
    #expect(kept["gone", in: .group("group.example.shiny"), of: .app] == nil)
    let names = "[\"data\", \"launches\", \"list\", \"session\", \"truth\"]"
    #expect(
      simulation.finish().messages == [
        "11 session-1 hello ab 3 true \(names)", "12 session-1 hello ab 3 true \(names)",
      ])
  }

  @Test
  func `without the group in its entitlements a handler is alone, and the trace says on what that rests`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { KeepingController() })
    #expect(trace.messages.first?.hasPrefix("11 none hello") == true)
    #expect(trace.readings.contains(.foreignGroup))
  }
}
