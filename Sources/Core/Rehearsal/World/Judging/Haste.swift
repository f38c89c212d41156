/// What keeps users waiting, and need not.
enum Haste {
  /// How long the system waits for a handler that the user has told to cancel.
  static let patienceWithCancel = Duration.seconds(10)

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
    let left = due.nanoseconds - world.timeline.now.nanoseconds
    let time = Instant(nanoseconds: patienceWithCancel.nanoseconds - left)
    if time > .start + .seconds(1) { world.note(.gaveInSlowly, "after \(time)") }
  }
}
