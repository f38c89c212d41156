import Designs
import Rehearsal
import TestBench
import Testing

@testable import RehearsalReports

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

  @Test func `a picture and a page say the same of it as a story`() {
    let trace = Stage {
      $0.phone.network.faults = [Fault(.failsAfterwards(with: 500), message: "changePassword")]
    }
    .play([.strongPassword, .settle]) { Trusting() }
    let cause = "The server made the change and then answered with 500, as if it had not."
    let picture = SequenceDiagram(of: Film(of: trace), title: "500").text(as: .svg)
    #expect(picture.contains("The server made the change and then"))
    #expect(Page(of: trace, in: "a.ndjson").text.contains("\"\(cause)\""))
    #expect(!Page(of: trace, in: "a.ndjson").text.contains("A request that failed may have been"))
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

  @Test func `a server that says that it failed`() {
    let story = story([Fault(.failsAfterwards(with: 500), message: "changePassword")]) { Trusting() }
    #expect(story.contains("The server made the change and then answered with 500, as if it had not."))
    #expect(story.contains("→ Ask the server what holds where it says that it failed"))
  }

  @Test func `an answer that never came`() {
    let story = story([Fault(.isNeverAnswered, message: "changePassword")]) { Trusting() }
    #expect(story.contains("No answer of any kind came to a change that the server had made."))
    let waiting = self.story([Fault(.isNeverAnswered, message: "changePassword")]) { Waiting() }
    #expect(waiting.contains("No answer of any kind came to a change that the server had made."))
  }

  @Test func `a reply that the handler did not wait for`() {
    let story = story([Fault(.repliesLate(by: .seconds(3)), message: "changePassword")]) { Trusting() }
    #expect(story.contains("The handler gave up before the reply to a change came"))
  }

  @Test func `a time that ran out`() {
    let story = story([Fault(.repliesLate(by: .seconds(30)), message: "changePassword")]) { Waiting() }
    #expect(story.contains("The time for an answer ran out after the server had made the change."))
  }

  @Test func `a user who turned away`() {
    let steps: [Step] = [.strongPassword, .pass(.milliseconds(180)), .user(.leavesApp), .settle]
    #expect(
      story([], steps) { Trusting() }.contains(
        "The user turned to something else after the server had made the change"))
  }

  @Test func `Cancel at the wrong moment`() {
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = []
    let trace = stage.play([
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")),
      .pass(.milliseconds(280)), .user(.tapsCancel), .settle,
    ]) { Trusting() }
    #expect(
      "\(Story(of: trace))".contains(
        "The user tapped Cancel after the server had made the change, and the handler gave in."))
  }

  @Test(arguments: [
    (Fault.Effect.isNeverAnswered, "No answer of any kind came to a change that the server had made."),
    (.failsAfterwards(with: 500), "The server made the change and then answered with 500, as if it had not."),
    (.losesReply, "A request that failed may have been carried out all the same."),
  ])
  func `a handler that goes on after an answer that was not right, until its user gives up`(
    effect: Fault.Effect, cause: String
  ) {
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = [Fault(effect, message: "changePassword")]
    let trace = stage.play([
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")),
      .pass(.seconds(60)), .user(.tapsCancel), .settle,
    ]) { Patient() }
    #expect("\(Story(of: trace))".contains(cause))
  }

  @Test func `a handler that cancels all the same`() {
    let story = story([]) {
      Scripted(change: { change, context in
        context.send(.authorize(change.existing)) { answer in
          context.send(.changePassword(change.newPassword, session: answer["session"] ?? "")) { _ in
            context.cancelRequest(with: .failed)
          }
        }
      })
    }
    #expect(story.contains("The handler canceled although it had heard that the change was made."))
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

/// Waits for as long as it takes, and lets its user try again with another code.
private final class Patient: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    context.send(message, answer: answer)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else {
        return context.show(.label("Try again."), .field("Code"), .button("Continue")) { _ in }
      }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
