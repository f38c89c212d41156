extension HandlerContext {
  /// Writes what a handler says into the system's log down in the trace.
  package func log(_ text: @autoclosure () -> String) {
    guard let simulation, simulation.isAlive(self) else { return }
    simulation.world.timeline.record(.incident(.logged(text())))
  }

  /// Whether the extension belongs to a group, by its entitlements.
  package func belongs(to group: String) -> Bool {
    simulation?.world.phone.containers.belongs(.extension, to: group) == true
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
}
