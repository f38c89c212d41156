/// How the phone starts and stops its two clocks.
extension TimerCommand {
  func carryOut(in world: inout World) {
    switch self {
    case .startPatience:
      Self.noteSuspension(in: &world)
      guard let kind = world.request?.request.kind, let patience = world.phone.profile.patience(with: kind)
      else { return }
      world.startDeadline(.lostPatience, after: patience)
    case .startWithdrawal:
      Self.noteSuspension(in: &world)
      world.startDeadline(.waitedOutCancel, after: Haste.patienceWithCancel)
    case .stopPatience, .stopWithdrawal: world.stopDeadline()
    }
  }

  /// A handler whose process is suspended when a clock starts has not the time it should have.
  private static func noteSuspension(in world: inout World) {
    if world.phone.process.state == .suspended {
      world.cutShort()
    } else {
      world.request?.wasCutShort = false
    }
  }
}

extension World {
  fileprivate mutating func startDeadline(_ act: SystemAct, after delay: Duration) {
    timeline.deadline = timeline.agenda.add(.ranOut(act), at: timeline.now + delay)
  }

  mutating func stopDeadline() {
    if let deadline = timeline.deadline { timeline.agenda.cancel(deadline) }
    timeline.deadline = nil
  }
}
