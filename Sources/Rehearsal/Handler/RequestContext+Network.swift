extension RequestContext {
  /// Whether the scripted network leads to a host; where it does not, nothing real is reached either.
  package func reaches(_ host: String) -> Bool {
    simulation.phone.app.domains.contains { $0.lowercased() == host.lowercased() }
  }
}
