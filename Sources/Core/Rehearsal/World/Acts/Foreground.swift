/// How the user leaves what is on screen.
package enum WayOfLeaving: UInt64 {
  case toAnotherApp
  case lockedDevice
  /// So briefly locked that what is not on screen any more lives on.
  case brieflyLockedDevice
}

/// What is in front of the user, and who hears that it is not any more (PL-12).
enum Foreground {
  /// Notification Center comes down over whatever is on screen, or goes up again.
  static func cover(_ isCovered: Bool, by action: UserAction, in world: inout World) throws(Problem) {
    guard world.phone.isCovered != isCovered else {
      throw .isAlready("Notification Center is \(isCovered ? "open" : "closed")")
    }
    world.timeline.record(.user(action))
    world.phone.isCovered = isCovered
    world.timeline.next(telling(isCovered ? .resignsActive : .becomesActive, in: world))
  }

  /// The user turns to something else, or locks the device: what is on screen hears of it, and then it is left.
  static func leave(_ way: WayOfLeaving, in world: inout World) {
    let telling = telling(.resignsActive, .entersBackground, in: world)
    guard world.hasObservers, isExtensionThere(in: world), !telling.isEmpty else {
      return world.timeline.next(telling + leaving(way))
    }
    // Observers are work of the extension's own, and have their turn before its process can end.
    world.timeline.next(telling)
    world.timeline.schedule(.leaves(way))
  }

  /// All have heard that the user leaves; what observers said about it reaches the system before their process can end.
  static func finishLeaving(_ way: WayOfLeaving, in world: inout World) {
    guard world.timeline.isAnythingSaid else { return world.timeline.next(leaving(way)) }
    world.timeline.schedule(.leaves(way))
  }

  /// What is done once all have heard that the user leaves.
  static func leaving(_ way: WayOfLeaving) -> [Consequence] {
    [.event(.user(.leftApp)), .leavesExtension(way)]
  }

  /// What has to be done to tell an extension on screen, and an app that shows something.
  private static func telling(_ notices: SystemNotice..., in world: World) -> [Consequence] {
    guard Ledger.holds("PL-12") else { return [] }
    let (isExtensionThere, isAppThere) = (isExtensionThere(in: world), world.app.interface != nil)
    return notices.flatMap { notice -> [Consequence] in
      (isExtensionThere ? [.hands(.notice(notice))] : [])
        + (isAppThere ? [.effect(.givesApp(.notice(notice)))] : [])
    }
  }

  private static func isExtensionThere(in world: World) -> Bool {
    if case .interface = world.phone.screen { world.phone.process.state != .absent } else { false }
  }
}

extension Timeline {
  /// Whether something that a handler has said is to reach the system at this instant.
  fileprivate var isAnythingSaid: Bool {
    var isAny = false
    agenda.forEach(through: now) { _, event in if case .said = event { isAny = true } }
    return isAny
  }
}

extension World {
  /// Whether code of the extension can observe what is posted in its process.
  package var hasObservers: Bool { premises.hasRuntime }
}
