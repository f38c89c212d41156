import Designs
import Rehearsal

/// Leaves a mark that it is at work, which outlives its process, and turns down whoever comes while it is there.
///
/// A restart of the device takes the process away, and the mark stays: nobody can upgrade any more, ever.
class LeavingItsMark: Trusting {
  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard context.kept(Self.mark) == nil else { return turnDown(change, in: context) }
    context.keep(.text(change.existing.user), as: Self.mark)
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    super.send(message, in: context) { reply in
      context.keep(nil, as: Self.mark)
      answer(reply)
    }
  }

  override func cancelRequest(in context: RequestContext) {
    context.keep(nil, as: Self.mark)
    super.cancelRequest(in: context)
  }

  func turnDown(_ change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: .failed)
  }

  private static let mark = "is at work"
}

/// Takes a mark that it finds for that of a process that is gone, and does its work.
final class TakingOverTheMark: LeavingItsMark {
  override func turnDown(_ change: PasswordChange, in context: RequestContext) {
    context.keep(nil, as: "is at work")
    changePasswordWithoutUserInteraction(for: change, in: context)
  }
}
