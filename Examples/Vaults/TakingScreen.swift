public import Rehearsal

/// An app that takes over what another one hands over, and says how much that was.
public final class TakingScreen: AppCode {
  private let habit: Habit

  /// What the app does with the token it is given.
  public enum Habit: Sendable {
    /// It asks with it, once.
    case asksOnce
    /// It asks with it again, to be on the safe side.
    case asksTwice
    /// It asks with a token of its own making.
    case makesItsOwn
  }

  /// An app with a habit.
  public init(_ habit: Habit = .asksOnce) {
    self.habit = habit
  }

  /// Shows that it is there, and waits for a token.
  public func open(in context: AppContext) {
    context.show(.label("Welcome"))
    context.onHandedOver { token in
      let token = self.habit == .makesItsOwn ? "00000000-0000-4000-8000-000000000000" : token
      self.take(token, times: self.habit == .asksTwice ? 2 : 1, in: context)
    }
  }

  private func take(_ token: String, times: Int, in context: AppContext) {
    context.run(.imports(token: token)) { answer in
      if case .handedOver(let entries) = answer { context.show(.label("Took over \(entries.count)")) }
      if case .refused = answer { context.show(.label("Nothing to take over")) }
      if times > 1 { self.take(token, times: times - 1, in: context) }
    }
  }
}
