import Rehearsal
import TestBench
import Testing

/// Forms that came to nothing, and whether their users can send them once more.
@Suite(.inverting) struct DeadFormTests {
  /// What a form does with what it is sent.
  enum Habit: CaseIterable {
    /// Asks its server, and lets nobody tap meanwhile.
    case staysGray
    /// Shows that it is at it, and goes on doing so.
    case goesOnTurning
    /// Looks by itself, and takes no second try.
    case looksItself
    /// Can be sent again.
    case comesBack
    /// Says that it did not work, with nothing left but to close it.
    case saysSo
    /// Is done with it, since all went well.
    case isDone
    /// Asks for something else next, which nobody knows.
    case goesOn
  }

  private static let typing = Step.user(.types("111111", into: "Code"))
  private static let sending = Step.user(.taps("Continue"))
  private static let closing = Step.user(.taps("Close"))

  /// What is told of a form that was sent, whose server answers as it does, before its user did the rest.
  private func violations(
    _ habit: Habit, _ rest: [Step], server: [Fault] = [], code: String = "424242"
  ) -> [Violation] {
    let stage = Stage {
      $0.server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: code))
      $0.phone.network.faults = server
    }
    let steps = [.strongPassword, .settle, Self.typing, Self.sending, .settle] + rest + [.settle]
    let trace = stage.play(steps) { Form(habit).handler }
    return trace.violations
  }

  @Test func `AS-68 a form that came to nothing can be sent once more`() {
    let again = [Self.typing, Self.closing]
    #expect(violations(.staysGray, again) == [.leftFormDead])
    #expect(violations(.looksItself, again) == [.leftFormDead])
    #expect(violations(.goesOnTurning, [Self.closing]) == [.leftFormDead])
    #expect(violations(.goesOnTurning, []) == [.leftFormDead], "and where nobody turns back")
    for habit in [Habit.comesBack, .saysSo] {
      #expect(violations(habit, [Self.closing]) == [], "\(habit)")
    }
    #expect(violations(.comesBack, again) == [])
  }

  @Test func `who has not filled it in anew does not know whether it could be sent`() {
    #expect(violations(.staysGray, [Self.closing]) == [])
  }

  @Test func `a form that went well, or asks for something else now, is no dead one`() {
    #expect(violations(.isDone, [Self.typing, Self.closing], code: "111111") == [])
    #expect(violations(.goesOn, [.user(.types("Rex", into: "First pet")), Self.closing]) == [])
  }

  @Test func `who waits for a server that keeps silent is not to blame for waiting`() {
    let silent = [Fault(.isNeverAnswered, message: "verifyCode")]
    for habit in [Habit.staysGray, .goesOnTurning] {
      #expect(
        violations(habit, [Self.typing, Self.closing].suffix(habit == .staysGray ? 2 : 1), server: silent)
          == [])
    }
  }

  @Test func `a form that is to be sent again after a while is not dead yet`() {
    #expect(violations(.staysGray, [.user(.leavesApp)]) == [])
  }
}

/// Asks for a code.
private struct Form {
  let habit: DeadFormTests.Habit

  init(_ habit: DeadFormTests.Habit) { self.habit = habit }

  var handler: Scripted {
    Scripted(change: start, prepareChange: { change, context in show("Code", change, context) })
  }

  private func start(_ change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: .userInteractionRequired) }
  }

  private func show(
    _ field: String, canBeSent: Bool = true, _ change: PasswordChange, _ context: RequestContext
  ) {
    context.show(.field(field), .button("Continue", isEnabled: canBeSent), .button("Close")) { tap in
      if tap.button == "Close" { return context.cancelRequest(with: .userCanceled) }
      send(tap["Code"], change, context)
    }
  }

  private func send(_ code: String, _ change: PasswordChange, _ context: RequestContext) {
    if habit == .looksItself { return show("Code", canBeSent: false, change, context) }
    if habit == .goesOn { return show("First pet", canBeSent: false, change, context) }
    if habit == .goesOnTurning {
      context.show(.label("One moment."), .button("Close")) { _ in context.cancelRequest(with: .userCanceled)
      }
    } else {
      show("Code", canBeSent: false, change, context)
    }
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer.reply?["session"] else { return }
      context.send(.verifyCode(code, session: session)) { _ in hear(change, context) }
    }
  }

  private func hear(_ change: PasswordChange, _ context: RequestContext) {
    switch habit {
    case .comesBack: show("Code", change, context)
    case .saysSo:
      context.show(.label("That did not work."), .button("Close")) { _ in
        context.cancelRequest(with: .failed)
      }
    case .staysGray, .goesOnTurning, .looksItself, .isDone, .goesOn: break
    }
  }
}
