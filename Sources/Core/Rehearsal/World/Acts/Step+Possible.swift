/// What can happen in a world as it is now.
extension Step {
  /// Whether the phone would let it happen, which is tried on a copy of the world.
  ///
  /// Nobody can say so of an act with another device where the server cannot be copied.
  package func isTaken(by world: World) -> Bool {
    var trial = world
    if case .user(.secures) = self, !trial.server.separate() { return false }
    do { try trial.perform(self) } catch { return false }
    return true
  }
}
