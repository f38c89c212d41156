/// What the app's code does for the store that it shares with its extension, while that is asked.
package struct AppUpkeep: Hashable, Sendable {
  /// Whether it has code that refreshes the store.
  var isOffered = false
  /// How often that was told to run.
  var count = 0
  /// Who knows what of the store; `nil` where the app never turns to it by itself.
  var knowledge: Shared<StoreKnowledge>?
  /// After how many turns of its code it stands still; `nil` where it goes on.
  var turnsLeft: Int?
  /// Whether it stands still between two turns, as an app does that has left the screen.
  package internal(set) var isStandingStill = false
  /// What has come for it since.
  var waiting: [ScheduledEvent] = []

  /// Whether it can run, and has not yet.
  package var isDue: Bool { isOffered && count == 0 }

  /// An app has come up, with or without such code.
  mutating func begin(isOffered: Bool) {
    guard isOffered else { return }
    self.isOffered = true
    knowledge = Shared(StoreKnowledge())
  }
}

extension AppUpkeep {
  /// The app refreshes its store.
  static func run(_ action: AppAction, in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .noApp(world.phone.app.name) }
    guard world.app.upkeep.isOffered else { throw .noUpkeep }
    world.timeline.record(.app(action))
    world.app.upkeep.count += 1
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
