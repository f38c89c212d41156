/// What a handler says that its process holds.
extension HandlerContext {
  /// Says that the process has locked a file, or has given the lock back (PL-9); in Apple's names, locks of the C library
  /// are seen without it.
  ///
  /// On a phone it changes nothing, and stands beside what locks the file.
  public final func note(lockOn file: String, in container: Container, isHeld: Bool) {
    hold(.lock(file: file, in: container, isHeld: isHeld))
  }

  /// Says how many megabytes of memory the process takes from now on, all together (AS-44); in Apple's names, what is
  /// allocated in pieces of two megabytes or more is counted without it.
  public final func note(memory megabytes: Int) {
    hold(.memory(megabytes: megabytes))
  }

  /// What the phone's clock reads, in seconds since 1970; it jumps where somebody sets it (PL-11).
  public final var clock: Int64 {
    guard let simulation else { return 0 }
    // A handler that takes another's place later would read another time.
    simulation.world.process.journal?.isWhole = false
    return CodeVerification.phoneClock(simulation.world)
  }

  private func hold(_ holding: ResourceUse) {
    guard let simulation, simulation.isAlive(self) else { return }
    holding.happen(in: &simulation.world)
    simulation.tellWitness()
  }
}
