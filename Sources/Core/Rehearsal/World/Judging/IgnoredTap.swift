/// A tap in an interface of which nothing comes at all (AS-66).
enum IgnoredTap {
  /// Waits for what comes of a tap, as long as nothing else is under way that it could have been waiting for.
  ///
  /// A way out that leads nowhere is told as that (CP-6), and what stands beside a field may want something in it.
  static func begin(with touch: Touch, in world: inout World) {
    guard case .taps(let button) = touch, !Interface.isWayOut(button),
      world.request?.isFinished == false, world.isQuiet,
      world.request?.input.ignored.contains(button) == false,
      world.process.layout.interface.fieldsToFill.isEmpty
    else { return }
    world.timeline.silentTap = world.process.layout.interface.buttons.firstIndex(of: button)
  }

  /// The user is about to do something else, or all is over: whatever was to come of a tap has come.
  static func judge(in world: inout World) {
    guard let place = world.timeline.silentTap else { return }
    world.timeline.silentTap = nil
    let buttons = world.process.layout.interface.buttons
    guard world.request?.isFinished == false, world.isQuiet, case .interface = world.phone.screen,
      buttons.indices.contains(place)
    else { return }
    let button = buttons[place]
    world.request?.input.ignored.append(button)
    world.note(.ignoredTap, button)
  }
}

extension World {
  /// Whether nothing is under way, and nothing is to come of its own accord.
  package var isQuiet: Bool {
    let work = process.work
    return timeline.agenda.count == 0 && timeline.stop == nil && work.wakeUp == nil && !work.isKeptWaiting
      && work.blocked.isEmpty && work.order.open.isEmpty && !process.isAwaited
      && phone.process.state == .running && app.wakeUp == nil && app.waiting.isEmpty
  }
}
