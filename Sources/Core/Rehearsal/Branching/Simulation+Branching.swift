/// How rehearsals that have a beginning in common share it.
extension Simulation {
  /// Keeps count of what handlers are given from now on, and where it can all of it, because a search asks where
  /// they are, and for others that are there too.
  package func remember() {
    world.process.remember(toTheLetter: runtime == nil && program.app == nil)
    if program.app != nil { world.app.given = Fingerprint() }
  }

  /// Another rehearsal that stands where this one stands; `nil` where its handlers cannot be brought there.
  ///
  /// Both go on from here without each other. Its handlers are made, and given again what those here were given,
  /// when they are first spoken to.
  package func branch() -> Simulation? {
    guard world.process.journal?.isWhole == true, port.isRepeatable, world.timeline.stop == nil else {
      return nil
    }
    let twin = Simulation(world, program)
    guard twin.world.server.separate() else { return nil }
    twin.world.timeline.beginAnew()
    if port.filling != nil || port.factory != nil {
      twin.port.filling = { [unowned twin] in twin.refill(for: $0) }
    }
    return twin
  }

  /// Fills a port that is still empty; `false` where its handler did not come to where it was.
  private func refill(for listener: Listener?) -> Bool {
    guard let journal = world.process.journal else { return true }
    let replay = HandlerReplay(
      in: port, process: world.phone.process.number, after: journal.before, reading: world.phone.profile)
    let isThere = replay.play(journal, as: program)
    replay.wake(in: self)
    guard isThere else {
      hasDiverged = true
      letGo()
      return false
    }
    port.forgetListeners(in: &world, but: listener)
    return true
  }
}
