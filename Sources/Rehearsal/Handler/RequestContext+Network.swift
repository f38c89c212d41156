extension RequestContext {
  /// Whether the scripted network leads to a host; where it does not, the rehearsal says so and stops, because
  /// nothing real is ever reached.
  package func reaches(_ host: String) -> Bool {
    let isScripted = simulation.phone.app.domains.contains { $0.lowercased() == host.lowercased() }
    if !isScripted { simulation.tell([.lookedUp(host: host)]) }
    return isScripted
  }
}
