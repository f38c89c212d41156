import Designs
import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// What a story says of how somebody came to be locked out depends on how they did.
@Suite struct LockOutAdviceTests {
  private func story(
    _ faults: [Fault], _ steps: [Step] = [.strongPassword, .settle],
    _ makeHandler: @escaping () -> any AccountModificationHandler
  ) -> String {
    "\(Story(of: Stage { $0.phone.network.faults = faults }.play(steps, handler: makeHandler)))"
  }

  @Test func `a reply that was lost`() {
    let story = story([Fault(.losesReply, message: "changePassword")]) { Trusting() }
    #expect(story.contains("A request that failed may have been carried out all the same."))
  }

  @Test func `a change that came after the question`() {
    let story = story([Fault(.arrivesLate(by: .seconds(60)), message: "changePassword")]) { Asking() }
    #expect(story.contains("The change reached the server after the request was over"))
    #expect(story.contains("→ Have the server refuse a change that comes after it was asked what holds"))
  }

  @Test func `a process that ended in between`() {
    let steps: [Step] = [
      .strongPassword, .pass(.milliseconds(180)), .system(.endsProcess), .settle,
    ]
    #expect(
      story([], steps) { Trusting() }.contains(
        "The process ended between the server's change and the handler's answer."))
  }

  @Test func `a story that goes round is told from both its ends`() {
    let trace = Stage().play([.strongPassword, .settle]) {
      Scripted(change: { _, context in
        func again() {
          _ = context.after(.milliseconds(10)) { context.send(Message("ping")) { _ in again() } }
        }
        again()
      })
    }
    let lines = Story(of: trace).shortened().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 201)
    #expect(lines[100].hasSuffix(" lines more ..."))
    #expect(
      lines.first == "\(Story(of: trace))".split(separator: "\n", omittingEmptySubsequences: false).first)
    #expect(lines.contains { $0.contains("outcome") })
  }

  @Test func `a password that the server refuses`() {
    let story = story([]) {
      Scripted(change: { change, context in
        context.send(.authorize(change.existing)) { _ in
          context.completeChangePasswordRequest(
            updatedCredential: PasswordCredential(user: change.existing.user, password: "letmein2"))
        }
      })
    }
    #expect(story.contains("The handler completed with a password that its server refuses."))
  }
}
