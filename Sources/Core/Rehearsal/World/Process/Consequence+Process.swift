/// How the extension's process begins and ends.
extension Consequence {
  /// Begins a process, which knows nothing of what was before.
  static func beginProcess(in world: inout World) -> Effect {
    world.phone.process.number += 1
    world.phone.process.state = .running
    world.process.forget()
    world.timeline.next(.tellsOfStart)
    return .startsProcess
  }

  /// Takes the process down, with everything in it.
  static func takeDownProcess(isKilled: Bool, in world: inout World) -> Effect {
    PasskeyNews.interrupt(in: &world)
    world.phone.process.state = .absent
    world.process.takeDown()
    world.timeline.next(.forgetsProcess(isKilled: isKilled))
    return .endsProcess
  }

  /// Lets go of all that was still to come in a process that is no more.
  static func forgetProcess(isKilled: Bool, in world: inout World) -> Effect {
    world.process.forget()
    StoreKnowledge.forgetProcess(in: &world)
    let number = world.phone.process.number
    world.timeline.agenda.removeAll { $0.belongs(toProcess: number) }
    world.timeline.record(.system(.process(isKilled ? .killed : .ended)))
    return .forgetsListeners
  }

  /// The user has turned to something else, or locked the device, which ends an extension that was on screen, unless it was
  /// for a moment; the form is still there when a device is unlocked, or where it is on a television.
  static func leaveExtension(_ way: WayOfLeaving, in world: inout World) {
    guard world.phone.profile.leavingApp == .endsExtension || world.premises.isProvider else { return }
    if world.phone.hasAutoFill, way == .toAnotherApp, world.phone.autoFill.form?.isOnTelevision != true {
      world.phone.autoFill.leaveForm()
    }
    if !SystemDesk.staysBehind(in: &world) { world.phone.screen = .elsewhere }
    guard world.phone.process.state != .absent else { return }
    // Nobody tells a process that lives on that its request is gone.
    if way == .brieflyLockedDevice { world.cutShort() } else { world.endProcess() }
  }
}
