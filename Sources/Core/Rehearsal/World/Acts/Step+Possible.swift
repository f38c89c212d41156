/// What can happen in a world as it is now.
extension Step {
  /// Whether the phone would let it happen, which is tried on a copy of the world.
  ///
  /// Nobody can say so of an act with another device where the server cannot be copied.
  package func isTaken(by world: World) -> Bool {
    if case .user(let action) = self, let isTaken = action.isTakenAtOnce(by: world) { return isTaken }
    return isTakenByCopy(of: world)
  }

  /// Whether a copy of the world takes it.
  func isTakenByCopy(of world: World) -> Bool {
    var trial = world
    if case .user(.secures) = self, !trial.server.separate() { return false }
    do { try trial.perform(self) } catch { return false }
    return true
  }
}

extension UserAction {
  /// Whether nothing refuses what a search does for nearly every request, which costs a seventh of it to try; `nil` for what
  /// has to be tried.
  fileprivate func isTakenAtOnce(by world: World) -> Bool? {
    do throws(Problem) {
      switch self {
      case .autoFill(.focuses):
        try refuseWhileLocked(in: world)
        try world.refuseWhileBusy()
      case .autoFill(.picks(let user, let number)):
        try refuseWhileLocked(in: world)
        try world.phone.meantSuggestion(for: user, number).provision.check(in: world)
      case .upgrades(let user, let service, let kind, let origin):
        try refuseWhileLocked(in: world)
        _ = try Self.offered(user, at: service, to: kind, from: origin, in: world)
      default: return nil
      }
      return true
    } catch { return false }
  }
}
