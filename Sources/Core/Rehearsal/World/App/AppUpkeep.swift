/// What the app's code does for the store that it shares with its extension, while that is asked.
package struct AppUpkeep: Hashable, Sendable {
  /// When it has code that refreshes the store; `nil` where it has none.
  var occasion: Occasion?
  /// How often that was told to run.
  var count = 0
  /// Whether it ran, or stood still, since the request under way began.
  var isMeanwhile = false
  /// Who knows what of the store; `nil` where the app never turns to it by itself.
  var knowledge: Shared<StoreKnowledge>?
  /// After how many turns of its code it stands still; `nil` where it goes on.
  var turnsLeft: Int?
  /// Whether it stands still between two turns, as an app does that has left the screen.
  package internal(set) var isStandingStill = false
  /// What has come for it since.
  var waiting: [ScheduledEvent] = []

  /// When an app can refresh its store.
  package enum Occasion: Hashable, Sendable {
    /// At any time, also in the background of a locked device.
    case always
    /// As it comes to the front.
    case inFront
  }

  /// Whether it can run some time, and has not yet.
  package var isDue: Bool { occasion != nil && count == 0 }

  /// An app has come up, with or without such code.
  mutating func begin(_ occasion: Occasion?) {
    guard let occasion else { return }
    self.occasion = occasion
    knowledge = Shared(StoreKnowledge())
  }

  /// A request begins: what stands still has not come to its end.
  mutating func beginRequest() { isMeanwhile = isStandingStill }
}

/// What it means for a world.
extension AppUpkeep {
  /// Whether the app can refresh its store now, and has not yet: no app comes to the front of a locked device.
  package static func canBegin(in world: World) -> Bool {
    let upkeep = world.app.upkeep
    return upkeep.isDue && !(upkeep.occasion == .inFront && world.isDeviceLocked)
  }

  /// Whether the provider does not have what was picked, and does not offer it any more, since the app has run.
  package static func isTakenBack(in world: World) -> Bool {
    guard world.app.upkeep.count > 0, let request = world.request, request.isMissed,
      let identity = request.details.provision?.identity
    else { return false }
    return !world.phone.autoFill.identityStore.contains(identity)
  }

  /// Whether the app, which has run since the request began, may have given an identity's record another name.
  ///
  /// A name that the store has for another record is that record's.
  static func mayHaveRenamed(
    _ identity: CredentialIdentity, to user: String, in world: World
  ) -> Bool {
    guard world.app.upkeep.isMeanwhile, let record = identity.recordIdentifier else { return false }
    return world.phone.autoFill.identityStore.identities.allSatisfy {
      $0.user != user || $0.recordIdentifier == record
    }
  }
}

extension AppUpkeep {
  /// The app refreshes its store.
  static func run(_ action: AppAction, in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .noApp(world.phone.app.name) }
    guard let occasion = world.app.upkeep.occasion else { throw .noUpkeep }
    if occasion == .inFront, world.isDeviceLocked { throw .lockedFront }
    world.timeline.record(.app(action))
    world.app.upkeep.count += 1
    world.app.upkeep.isMeanwhile = true
    world.timeline.next(.effect(.givesApp(.upkeep)))
  }

  /// Its code has had so many turns; with the last one that it has, it stands still.
  static func spend(_ turns: Int, in world: inout World) {
    guard let left = world.app.upkeep.turnsLeft else { return }
    world.app.upkeep.turnsLeft = left > turns ? left - turns : nil
    guard left <= turns else { return }
    world.app.upkeep.isStandingStill = true
    world.app.wakeUp = nil
  }

  /// Something comes for the app; `true` where it stands still, and gets it later.
  static func holdsBack(_ event: ScheduledEvent, in world: inout World) -> Bool {
    guard world.app.upkeep.isStandingStill else { return false }
    world.app.upkeep.waiting.append(event)
    return true
  }

  /// Nothing else is to come: an app that stands still goes on; `false` where none does.
  static func goesOn(in world: inout World) -> Bool {
    guard world.app.upkeep.isStandingStill else { return false }
    world.app.upkeep.isStandingStill = false
    world.app.wakeUp = world.premises.hasRuntime ? world.timeline.now : nil
    for event in world.app.upkeep.waiting { world.timeline.schedule(event) }
    world.app.upkeep.waiting = []
    return true
  }
}
