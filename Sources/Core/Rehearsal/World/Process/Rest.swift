/// The rest of a process that has answered (AS-39).
enum Rest: Hashable, Sendable {
  /// It is suspended then.
  case begins(Instant)
  /// It is suspended now, and nobody turns to it.
  case lasts

  /// Has the process suspended some time after the request is over.
  static func plan(in world: inout World) {
    guard world.phone.process.state == .running, let life = world.phone.profile.lifeAfterAnswer else {
      return
    }
    world.process.rest = .begins(world.timeline.now + life)
    if !world.process.filesLocked.isEmpty { planForLock(in: &world) }
  }

  /// Nobody sees the rest of a process with nothing more to do, unless it has locked a file then.
  static func planForLock(in world: inout World) {
    guard case .begins(let instant)? = world.process.rest else { return }
    world.timeline.agenda.add(.rests, at: instant)
  }

  /// The time of a process is over that had locked a file when it answered, or later.
  static func come(in world: inout World) {
    guard case .begins(let instant)? = world.process.rest, instant <= world.timeline.now,
      world.phone.process.state == .running, !world.process.filesLocked.isEmpty
    else { return }
    world.process.rest = .lasts
    world.rely(on: [.lifeAfterAnswer])
    world.timeline.next([.expiresCleanUp, .suspendsProcess])
  }

  /// Suspends the process where its time is over before something else is due, and that leaves something waiting.
  ///
  /// Nobody sees the rest of one that has nothing more to do. What cleans up hears that it cannot finish.
  static func begins(in world: inout World, before due: Instant, through moment: Instant) -> Bool {
    guard case .begins(let instant)? = world.process.rest, instant < due, instant <= moment,
      world.phone.process.state == .running, isAtWork(in: world)
    else { return false }
    world.timeline.now = max(world.timeline.now, instant)
    world.process.rest = .lasts
    world.rely(on: [.lifeAfterAnswer])
    world.timeline.next([.expiresCleanUp, .suspendsProcess])
    return true
  }

  /// Whether anything is still to come in the process.
  static func isAtWork(in world: World) -> Bool {
    let number = world.phone.process.number
    return world.process.work.wakeUp != nil
      || world.timeline.agenda.contains { $0.belongs(toProcess: number) }
  }

  /// Lets the process stand where it is; what is for it waits.
  static func suspend(in world: inout World) {
    PasskeyNews.interrupt(in: &world)
    if !world.process.filesLocked.isEmpty, Ledger.holds("PL-9") {
      return ResourcesHeld.endForLock(in: &world)
    }
    if Ledger.holds("PL-2") { world.phone.process.state = .suspended }
    world.timeline.record(.system(.process(.suspended)))
    if world.premises.hasRuntime { world.process.notice(.suspension, at: world.timeline.now) }
  }
}
