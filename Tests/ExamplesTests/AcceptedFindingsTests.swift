import Foundation
import Testing

/// Findings that are known.
@Suite struct AcceptedFindingsTests {
  private static let race =
    "lock-out: the system takes “block 1 on main” before “block 1 on shiny.notes” # the notes move to an actor"

  private func explore(accepting lines: String...) throws -> (output: String, code: Int32) {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let (output, code) = try Command.run([
      "explore", "--handler", "Racing", "--deviations", "order", "--accept", path,
    ])
    return (output, code)
  }

  #if os(Linux)
    @Test func `what is accepted is told in a line, and fails nothing`() throws {
      let (output, code) = try explore(accepting: "# known", Self.race)
      #expect(code == 0, "\(output)")
      #expect(output.contains("✓ known: lock-out: the system takes"))
      #expect(output.contains("EXHAUSTED at budget 2 but for what is known: 1 accepted"))
    }

    @Test func `what is new fails, and so does what is gone`() throws {
      let new = try explore(accepting: "lock-out: in the happy path # nobody knows")
      #expect(new.code == 1)
      #expect(new.output.contains("✘ somebody is locked out"))
      #expect(new.output.contains("✘ not found any more: lock-out: in the happy path"))
      let gone = try explore(accepting: Self.race, "crash: the user taps Cancel # seen once")
      #expect(gone.code == 1)
      #expect(gone.output.contains("✘ not found any more: crash: the user taps Cancel"))
    }

    @Test func `a finding without a reason is not accepted`() throws {
      #expect(try explore(accepting: "lock-out: in the happy path").code != 0)
    }
  #endif
}
