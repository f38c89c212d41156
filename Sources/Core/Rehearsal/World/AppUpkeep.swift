/// What the app's code does for the store that it shares with its extension, while that is asked.
package struct AppUpkeep: Hashable, Sendable {
  /// Whether it has code that refreshes the store.
  var isOffered = false
  /// How often that was told to run.
  var count = 0
  /// Who knows what of the store; `nil` where the app never turns to it by itself.
  var knowledge: Shared<StoreKnowledge>?

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
  static func run(in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .noApp(world.phone.app.name) }
    guard world.app.upkeep.isOffered else { throw .noUpkeep }
    world.timeline.record(.app(.refreshesStore))
    world.app.upkeep.count += 1
    world.timeline.next(.effect(.givesApp(.upkeep)))
  }
}
