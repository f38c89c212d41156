import Rehearsal
import TestBench
import Testing

@testable import RehearsalReports

/// What a handler is advised to do that never answered depends on what it still waits for.
@Suite struct SilenceAdviceTests {
  /// One that answers where its server accepts the change, and forgets every other branch.
  private let forgetful = Scripted(change: { change, context in
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        if answer.isSuccess { context.completeChangePasswordRequest(updatedCredential: change.updated) }
      }
    }
  })

  private func trace(_ fault: Fault) -> Trace {
    Stage { $0.phone.network.faults = [fault] }.play([.strongPassword, .settle]) { forgetful }
  }

  @Test func `a reply that it does nothing with`() {
    let trace = trace(Fault(.failsAfterwards(with: 500), message: "changePassword"))
    let heard = "the last that it heard was the reply 500 to “changePassword” at 0.200 s."
    #expect("\(Story(of: trace))".replacing("\n      ", with: " ").contains(heard))
    #expect(Page(of: trace, in: "a.ndjson").text.contains(heard))
  }

  @Test func `a network that failed it`() {
    let story = "\(Story(of: trace(Fault(.isLost, message: "authorize"))))"
    #expect(story.contains("the last that it heard was"), "\(story)")
  }

  @Test func `a reply that it still waits for`() {
    let story = "\(Story(of: trace(Fault(.isNeverAnswered, message: "changePassword"))))"
    #expect(story.contains("a time-out shorter than the system's patience"), "\(story)")
    #expect(!story.contains("the last that it heard"))
  }
}
