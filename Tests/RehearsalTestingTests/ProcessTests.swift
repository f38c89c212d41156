import Rehearsal
import TestBench
import Testing

@testable import RehearsalTesting

/// What rehearsals in a Swift test ask of the process that they share with other tests.
@Suite struct ProcessTests {
  @Test func `sets have one order, in every set and in every process`() async throws {
    let names = (0..<100).map { "name \($0)" }
    #expect(Array(Set(names)) == Array(Set(names)))
    let other = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("names: \(Set((0..<100).map { "name \($0)" }).joined(separator: ", "))")
    }
    let text = String(decoding: other.standardOutputContent, as: UTF8.self)
    #expect(text.contains("names: \(Set(names).joined(separator: ", "))\n"))
  }

  @Test func `a handler that never comes back ends the process, and is named`() async throws {
    let other = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      let stage = Stage()
      let place = SourceLocation(fileID: "Mine/Tests.swift", filePath: "/Tests.swift", line: 12, column: 3)
      let trace = Watch(patience: 2).over(Program { RoundAndRound() }, at: place) {
        Script(on: stage.phone, [.strongPassword, .settle]).play(with: stage.server, handler: $0)
      }
      #expect(trace.outcome == nil)
    }
    let text = String(decoding: other.standardErrorContent, as: UTF8.self)
    #expect(text.contains("✘ RoundAndRound has not come back for 2 seconds"))
    #expect(text.contains("in the rehearsal at Mine/Tests.swift:12."))
  }
}

private final class RoundAndRound: AccountModificationHandler {
  private var count = 0

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    while count >= 0 { count = (count + 1) % 1000 }
  }
}
