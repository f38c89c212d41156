import Designs
import Rehearsal
import RehearsalExplorer

/// Upgrades that an app asks for, whose only proof is what it passes along.
extension FieldFault {
  static var inApp: [FieldFault] {
    [
      upgrade("changes the password of whoever was signed in first", .lockOut) {
        $0 = $0.askedInApp
      } process: {
        Sessions()
      } handler: {
        Keeping($0, $1 ? [.takesAnybodys] : [])
      },
      upgrade("keeps a session that has ended on the server", .standstill) {
        $0 = $0.askedInApp
      } process: {
        Sessions()
      } handler: {
        Keeping($0, $1 ? [.keepsEnded] : [])
      },
      upgrade("completes with the password that it was not given", .lockOut) {
        $0 = $0.askedInApp
      } process: {
      } handler: {
        Returning(isFaulty: $1)
      },
    ]
  }
}

/// The sessions that a process has, by user.
private final class Sessions {
  var all: [String: String] = [:]
}

/// Goes on with a session that it had before.
private final class Keeping: Trusting {
  enum Habit {
    /// It takes any session that there is.
    case takesAnybodys
    /// It does not drop one that the server does not know any more.
    case keepsEnded
  }

  private let sessions: Sessions
  private let habits: Set<Habit>

  init(_ sessions: Sessions, _ habits: Set<Habit>) {
    (self.sessions, self.habits) = (sessions, habits)
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let user = change.existing.user
    let kept = sessions.all[user] ?? (habits.contains(.takesAnybodys) ? sessions.all.values.first : nil)
    if let kept { return commit(change, session: kept, in: context) }
    authorize(change.existing, change.userInfo, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.sessions.all[user] = session
      self.commit(change, session: session, in: context)
    }
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      if answer.reply?.status == 401, !self.habits.contains(.keepsEnded) {
        self.sessions.all[change.existing.user] = nil
      }
      context.cancelRequest(with: .failed)
    }
  }
}

/// Gives back what it was called with, which is a new password only where somebody put it there.
private final class Returning: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(
        updatedCredential: self.isFaulty ? change.existing : change.updated)
    }
  }
}
