import Designs
import Rehearsal

/// Sets an alarm beside every message, and never takes it back.
///
/// All is well until two seconds after the upgrade: then the alarm of a message that was answered long ago
/// cancels a request that is over.
final class LeavingTheAlarmOn: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    context.after(.seconds(2)) {
      guard !self.isOver else { return }
      context.cancelRequest(with: .failed)
    }
    context.send(message) { reply in
      guard !self.isOver else { return }
      answer(reply)
    }
  }
}

/// Takes the alarm back as soon as there is a reply, and does not listen to a reply once the alarm has gone off.
final class TakingTheAlarmBack: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    var alarm: RequestContext.Alarm?
    alarm = context.after(.seconds(2)) {
      alarm = nil
      guard !self.isOver else { return }
      context.cancelRequest(with: .failed)
    }
    context.send(message) { reply in
      guard let waiting = alarm, !self.isOver else { return }
      context.cancel(waiting)
      answer(reply)
    }
  }
}
