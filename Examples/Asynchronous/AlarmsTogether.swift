import Dispatch
public import Rehearsal
import Synchronization

/// Gives its server two seconds, and where it asks again four: one alarm asks again, another one gives up.
///
/// Both are set for the same moment, and the one that asks again is set first. That does not make it go off first: when
/// the other one does, the request is over, and the handler asks again all the same.
public class AlarmsTogether: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Where it stands.
  final class Talk: Sendable {
    let state = Mutex(State())
    let change: PasswordChange
    let context: RequestContext

    struct State {
      var stage = Stage.waiting
      var isHeard = false
    }

    enum Stage { case waiting, askingAgain, changing, over }

    init(_ change: PasswordChange, in context: RequestContext) {
      self.change = change
      self.context = context
    }
  }

  /// Authorizes, twice where it must, and changes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let talk = Talk(change, in: context)
    talk.ask()
    let mayAskAgain = mayAskAgain
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      guard mayAskAgain(talk.state.withLock { $0 }) else { return }
      talk.state.withLock { $0.stage = .askingAgain }
      talk.ask()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { talk.giveUp(while: .waiting) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { talk.giveUp(while: .askingAgain, .changing) }
  }

  var mayAskAgain: @Sendable (Talk.State) -> Bool { { !$0.isHeard } }
}

/// Asks again only while it has not given up.
public final class AlarmsApart: AlarmsTogether {
  override var mayAskAgain: @Sendable (Talk.State) -> Bool { { $0.stage == .waiting } }
}

extension AlarmsTogether.Talk {
  func ask() {
    context.send(.authorize(change.existing)) { answer in
      self.state.withLock { $0.isHeard = true }
      guard let session = answer["session"] else { return self.giveUp(while: .waiting, .askingAgain) }
      guard self.pass(to: .changing, from: [.waiting, .askingAgain]) else { return }
      self.context.send(.changePassword(self.change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return self.giveUp(while: .changing) }
        guard self.pass(to: .over, from: [.changing]) else { return }
        self.context.completeChangePasswordRequest(updatedCredential: self.change.updated)
      }
    }
  }

  func giveUp(while stages: Stage...) {
    if pass(to: .over, from: stages) { context.cancelRequest(with: .failed) }
  }

  private func pass(to stage: Stage, from stages: [Stage]) -> Bool {
    state.withLock { state in
      guard stages.contains(state.stage) else { return false }
      state.stage = stage
      return true
    }
  }
}
