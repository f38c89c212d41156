extension HandlerContext {
  /// Whether the scripted network leads to a host; where it does not, the rehearsal says so and stops, because
  /// nothing real is ever reached.
  package func reaches(_ host: String) -> Bool {
    guard let simulation else { return false }
    let isScripted = simulation.phone.app.domains.contains { $0.lowercased() == host.lowercased() }
    if !isScripted { simulation.tell([.lookedUp(host: host)]) }
    return isScripted
  }

  /// What the process the request runs in keeps for an object that may outlive it; made when it is first asked for.
  package func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    simulation?.belongings.belonging(of: owner, make) ?? make()
  }
}
