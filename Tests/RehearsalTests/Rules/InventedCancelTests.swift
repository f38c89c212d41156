import Rehearsal
import TestBench
import Testing

/// Who is said to have canceled, and what happened to them instead (AM-11).
@Suite struct InventedCancelTests {
  private static let stage = Stage()

  /// A handler that asks for a code, sends it, and says that the user canceled once it has an answer or a button says so.
  private func mistakes(
    taps buttons: [String] = ["Continue"], fault: Fault? = nil, sends message: Message? = nil
  ) -> [Violation] {
    var stage = Self.stage
    stage.phone.network.faults = fault.map { [$0] } ?? []
    let steps = buttons.map { Step.user(.taps($0)) }
    return stage.play([.strongPassword, .settle] + steps + [.settle]) {
      Scripted.onScreen(prepareChange: { change, context in
        context.show(.button("Continue"), .button("Not Now"), .button("Later")) { tap in
          guard tap.button != "Later" else { return context.cancelRequest(with: .userCanceled) }
          context.send(message ?? .verifyCode("1", session: "session-1")) { _ in
            if tap.button == "Continue", buttons.last == "Later" { return }
            context.cancelRequest(with: .userCanceled)
          }
        }
      })
    }.brokenRules
  }

  @Test func `a code that the server refuses is no Cancel`() {
    #expect(mistakes() == [.blamedUserForFailure])
  }

  @Test func `neither is a change that gets lost, or a password that is not taken any more`() {
    let change = Message.changePassword(Self.stage.phone.generatedPassword, session: "session-1")
    #expect(
      mistakes(fault: Fault(.isLost, message: "changePassword"), sends: change) == [.blamedUserForFailure])
    let wrong = Message.authorize(PasswordCredential(user: "kim", password: "kitten1"))
    #expect(mistakes(sends: wrong) == [.blamedUserForFailure])
  }

  @Test func `a button that leads out is one, whatever becomes of what was sent behind it`() {
    #expect(mistakes(taps: ["Not Now"]) == [])
    #expect(mistakes(taps: ["Continue", "Later"]) == [])
  }

  @Test func `what is of no matter to the user may fail`() {
    #expect(mistakes(sends: Message("farewell")) == [])
  }

  @Test
  func `in silence a server that wants the user may be answered so, and one that cannot be reached may not`()
  {
    var stage = Stage.withSecondFactor
    func broken() -> [Violation] {
      stage.play(.strongPassword, .settle) {
        Scripted(change: { change, context in
          context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: .userCanceled) }
        })
      }.brokenRules
    }
    #expect(broken() == [])
    stage.phone.network.faults = [Fault(.isLost, message: "authorize")]
    #expect(broken() == [.blamedUserForFailure])
  }

  @Test func `what the handler before has asked for in vain is nothing that this one hides`() {
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = [Fault(.isLost, message: "authorize", number: 2)]
    var requests = 0
    let trace = stage.play(
      .strongPassword, .settle, .user(.taps("Continue")), .system(.suspendsProcess), .user(.tapsCancel),
      .pass(.seconds(10)), .strongPassword, .pass(.seconds(1)), .settle
    ) {
      requests += 1
      let error = requests == 1 ? ExtensionError.userInteractionRequired : .userCanceled
      return Scripted(
        change: { change, context in
          context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: error) }
        },
        prepareChange: { change, context in
          context.show(.button("Continue")) { _ in context.send(.authorize(change.existing)) { _ in } }
        })
    }
    #expect(trace.brokenRules == [])
  }

  @Test func `what the handler before has asked for tells this one nothing of its server`() {
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = [Fault(.repliesLate(by: .seconds(12)), message: "authorize", number: 2)]
    var requests = 0
    let trace = stage.play(
      .strongPassword, .settle, .user(.taps("Continue")), .user(.tapsCancel), .pass(.seconds(10)),
      .strongPassword, .pass(.seconds(4)), .settle
    ) {
      requests += 1
      let isFirst = requests == 1
      return Scripted(
        change: { change, context in
          guard isFirst else {
            _ = context.after(.seconds(3)) { context.cancelRequest(with: .userInteractionRequired) }
            return
          }
          context.send(.authorize(change.existing)) { _ in
            context.cancelRequest(with: .userInteractionRequired)
          }
        },
        prepareChange: { change, context in
          context.show(.button("Continue")) { _ in context.send(.authorize(change.existing)) { _ in } }
        })
    }
    #expect(trace.violations.contains(.askedForInteractionUnasked))
  }
}
