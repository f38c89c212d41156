/// How the app hears of the end of a request that it made.
extension AppNews {
  func reachApp(
    in world: inout World, with userInfo: UserInfo?, because error: ExtensionError?
  ) -> Effect? {
    guard world.controller.hasDelegate || !Ledger.holds("IA-12") else {
      world.timeline.record(.system(.toldNobody(self)))
      return nil
    }
    if !Ledger.holds("IA-7") { world.timeline.record(.system(.toldApp(self, nil, error))) }
    world.timeline.record(.system(.toldApp(self, self == .completed ? userInfo : nil, error)))
    guard world.app.requester != nil else { return nil }
    world.app.debt.hear(self)
    return .tellsApp(self, error)
  }

  /// The error that the delegate hears: the handler's own, where it gave one that says more (AS-35).
  func error(in world: inout World) -> ExtensionError? {
    guard let plain else { return nil }
    guard case .finished(let end)? = world.request?.lifecycle.phase, end.ender != .system,
      let given = world.request?.answer.error, given != plain
    else { return plain }
    world.rely(on: [.failureNews])
    return world.phone.profile.inApp.failureNews == .isPassedOn ? given : plain
  }

  /// The error that says nothing but this.
  private var plain: ExtensionError? {
    switch self {
    case .completed: nil
    case .failed: .failed
    case .canceled: .userCanceled
    }
  }
}
