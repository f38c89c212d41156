/// A way out of a provider's interface that was tapped, and of which nothing came (CP-6).
enum DeadWayOut {
  /// The user is about to do something else.
  static func judge(in world: inout World) {
    if isTapped(in: world) { world.note(.offeredNoCancel, "nothing came of it when it was tapped") }
  }

  /// Whether one was tapped, all is quiet, and the user looks at what was there before.
  static func isTapped(in world: World) -> Bool {
    guard world.request?.isForProvider == true, world.timeline.agenda.count == 0,
      world.process.work.wakeUp == nil, !world.process.work.isKeptWaiting,
      world.phone.process.state == .running,
      case .interface(let shown, _) = world.phone.screen, world.process.tapsInVain != 0
    else { return false }
    return shown.buttons.prefix(32).enumerated().contains { place, button in
      Interface.isWayOut(button) && world.process.tapsInVain >> UInt64(2 * place) & 0b11 == 0b01
    }
  }
}
