import Designs
import Rehearsal
import RehearsalTesting
import Synchronization
import TestBench
import Testing

/// What a Swift test sees of a rehearsal.
@Suite struct RehearseTests {
  let stage = Stage()

  @Test func `a sound rehearsal records nothing`() {
    let trace = rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Trusting() }
    #expect(trace.outcome == .upgraded)
  }

  @Test func `a broken rule is an issue with its id and the story`() {
    expectIssue([
      "AS-3: handler never answered", "changePasswordWithoutUserInteraction", "→ Answer on every path",
    ]) {
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Scripted() }
    }
  }

  @Test func `a lock-out is an issue`() {
    let stage = Stage { $0.phone.network.faults = [Fault(.losesReply, message: "changePassword")] }
    expectIssue(["jappleseed is locked out", "LOCKED OUT"]) {
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Trusting() }
    }
  }

  @Test func `a step no phone could do is an issue`() {
    expectIssue(["step 1, “the user taps the system's Cancel”"]) {
      rehearse([.user(.tapsCancel)], on: stage.phone, with: stage.server) { Trusting() }
    }
  }

  @Test func `what is left over is an issue`() {
    expectIssue(["left over: a request that has not ended", "left over: Apple's sheet on screen"]) {
      rehearse([.signInWithApple, .settle], on: stage.phone, with: stage.server) { Trusting() }
    }
  }

  @Test func `so is a fault of the network that met no message`() {
    let stage = Stage { $0.phone.network.faults = [Fault(.losesReply, message: "changePasword")] }
    expectIssue(["left over: a fault of the network that met no message"]) {
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Trusting() }
    }
  }

  @Test func `a rehearsal without an end is an issue, never a success`() {
    func again(_ context: RequestContext) { context.after(.zero) { again(context) } }
    expectIssue(["100 things happened without an end in sight"]) {
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server, limit: 100) {
        Scripted(change: { again($1) })
      }
    }
  }

  @Test func `a rule that a test means to have broken is announced, and must be broken then`() {
    func play(_ program: Program, expecting rules: Set<Violation>) -> Trace {
      rehearse(
        [.strongPassword, .settle], on: stage.phone, with: stage.server, handler: program, expecting: rules)
    }
    let silent = Program { Scripted() }
    #expect(play(silent, expecting: [.patience]).brokenRules == [.neverAnswered])
    expectIssue(["AS-3: handler never answered: that is expected here, and did not happen"]) {
      play(Program { Trusting() }, expecting: [.patience])
    }
    expectIssue(["✗ AS-3: handler never answered\n✗ "]) { play(silent, expecting: [.ignoredCancel]) }
  }

  @Test func `what the network does to a message stands beside the server`() {
    expectIssue(["jappleseed is locked out"]) {
      rehearse(
        [.strongPassword, .settle], on: stage.phone, with: stage.server,
        faults: [Fault(.losesReply, message: "changePassword")]
      ) { Trusting() }
    }
  }

  private func expectIssue(_ words: [String], from rehearsal: () -> Trace) {
    let seen = Mutex<[String]>([])
    withKnownIssue {
      _ = rehearsal()
    } matching: { issue in
      seen.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let issues = seen.withLock { $0 }
    #expect(issues.count == 1)
    for word in words { #expect(issues.first?.contains(word) == true, "\(word)") }
  }
}
