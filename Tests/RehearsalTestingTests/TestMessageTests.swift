import Rehearsal
import RehearsalReports
import Testing

@testable import RehearsalTesting

/// What `swift test` prints of a message that it reads in pieces.
@Suite struct TestMessageTests {
  @Test func `a story longer than one piece is told in letters of one byte`() {
    let story = story(upgrades: 8)
    #expect(story.utf8.count > 4_096)
    #expect(story.inPieces.utf8.allSatisfy { $0 < 128 }, "\(story.inPieces)")
    #expect(story.inPieces.contains("0.000 s      |-------->        |"))
  }

  @Test func `a short one is told as ever`() {
    #expect(story(upgrades: 1).inPieces == story(upgrades: 1))
  }

  @Test func `what somebody else has written is left as it is`() {
    let text = String(repeating: "Zoë → ", count: 1_000)
    #expect(text.inPieces == String(repeating: "Zoë -> ", count: 1_000))
  }

  private func story(upgrades count: Int) -> String {
    let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let steps = Array(repeating: [tap, .settle], count: count).flatMap { $0 }
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let trace = Script(on: phone, steps).play(with: server, handler: Program { Refusing() })
    return "✗ \(Story(of: trace))"
  }

  private final class Refusing: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.cancelRequest(with: .failed)
    }
  }
}
