extension HandlerContext {
  /// Whether the scripted network leads to a host; where it does not, the rehearsal says so and stops, because
  /// nothing real is ever reached.
  package func reaches(_ host: String) -> Bool {
    guard let simulation else { return false }
    let scripted = simulation.phone.app.domains + simulation.phone.network.hosts
    if scripted.contains(where: { $0.lowercased() == host.lowercased() }) { return true }
    simulation.tell([.lookedUp(host: host)])
    return false
  }

  /// What the process the request runs in keeps for an object that may outlive it; made when it is first asked for.
  package func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    simulation?.belongings.belonging(of: owner, make) ?? make()
  }
}
