/// What is on screen of the extension or the app that runs, for the system to put something in front of it.
@MainActor package final class Front {
  fileprivate weak var controller: UIViewController?

  fileprivate nonisolated init() {}

  /// That of whoever's code runs; `nil` where nothing of it is or comes on screen.
  package nonisolated static var current: Front? {
    guard Backstage.actor != nil else { return nil }
    let front = Backstage.belonging { Front() }
    return onMainActor(front) { $0.controller == nil } ? nil : front
  }

  /// Says what is on screen, or comes there.
  package static func put(_ controller: UIViewController?) {
    Backstage.belonging { Front() }.controller = controller
  }

  /// Puts something of the system's in front of everything; nobody is asked.
  package func cover(with cover: UIViewController) {
    controller?.topmost.take(over: cover)
  }
}
