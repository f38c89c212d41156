extension HandlerContext {
  /// Writes what a handler says into the system's log down in the trace.
  package func log(_ text: @autoclosure () -> String) {
    guard let simulation, simulation.isAlive(self) else { return }
    simulation.world.timeline.record(.incident(.logged(text())))
  }

  /// Writes what a handler's own code says into the log, and sees whether anybody may read that (PL-18).
  package func logOpenly(_ text: String) {
    log(text)
    disclose([text], .log)
  }

  /// What a handler's own code says can be read by others as well.
  package func disclose(_ texts: [String], _ place: Disclosure.Place) {
    guard let simulation, simulation.isAlive(self), attempt == simulation.world.process.attempt else {
      return
    }
    for text in texts {
      DisclosedPasswords.hear(Disclosure(text: text, place: place), in: &simulation.world)
    }
  }

  /// Whether the extension belongs to a group, by its entitlements.
  package func belongs(to group: String) -> Bool {
    simulation?.world.phone.containers.belongs(.extension, to: group) == true
  }

  /// The parts of the Keychain that the extension belongs to; the first is for what names none.
  package var accessGroups: [AccessGroup] {
    simulation?.world.phone.accessGroups(of: .extension) ?? []
  }

  /// A part of the Keychain by the name that code has for it; `nil` where the extension does not belong to it.
  package func accessGroup(_ name: String) -> AccessGroup? {
    simulation?.world.phone.accessGroup(name, of: .extension)
  }
}

extension AppContext {
  /// Writes what the app says into the system's log down in the trace.
  package func log(_ text: @autoclosure () -> String) {
    simulation.world.timeline.record(.incident(.logged(text())))
  }

  /// Whether the app belongs to a group, by its entitlements.
  package func belongs(to group: String) -> Bool {
    simulation.world.phone.containers.belongs(.app, to: group)
  }

  /// The parts of the Keychain that the app belongs to; the first is for what names none.
  package var accessGroups: [AccessGroup] { simulation.world.phone.accessGroups(of: .app) }

  /// A part of the Keychain by the name that code has for it; `nil` where the app does not belong to it.
  package func accessGroup(_ name: String) -> AccessGroup? {
    simulation.world.phone.accessGroup(name, of: .app)
  }
}
