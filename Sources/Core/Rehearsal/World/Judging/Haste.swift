/// What keeps users waiting, and need not.
enum Haste {
  /// A call has returned in which time passed: nothing of the extension was to be seen until then (AM-30).
  static func judgeReturn(of call: HandlerCall, since begun: Instant, in world: inout World) {
    let time = world.timeline.now.nanoseconds - begun.nanoseconds
    guard time > 0, call.endsByReturning, world.request?.request.provision?.isReport != true,
      world.request?.wasCutShort == false
    else { return }
    world.note(.preparedSlowly, "\(call.rawValue) returned after \(Instant(nanoseconds: time))")
  }

  /// A handler has given in to the user's Cancel; how long that took says the clock that runs against it (AM-31).
  static func judgeGivingIn(in world: inout World) {
    guard case .finished(let end)? = world.request?.lifecycle.phase, end.ender == .handlerAfterCancel,
      world.request?.wasCutShort == false, let deadline = world.timeline.deadline,
      let due = world.timeline.agenda.instant(of: deadline)
    else { return }
    let time = Instant(nanoseconds: 10_000_000_000 - (due.nanoseconds - world.timeline.now.nanoseconds))
    if time > .start + .seconds(1) { world.note(.gaveInSlowly, "after \(time)") }
  }
}
