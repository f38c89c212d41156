extension HandlerContext {
  /// Whether the scripted network leads to a host; where it does not, the rehearsal says so and stops, because
  /// nothing real is ever reached.
  package func reaches(_ host: String) -> Bool {
    guard let simulation, simulation.thread.isSpeaking() else { return false }
    func isMeant(_ name: String) -> Bool { name == host || name.lowercased() == host.lowercased() }
    if simulation.world.phone.app.domains.contains(where: isMeant) { return true }
    if simulation.world.phone.network.hosts.contains(where: isMeant) { return true }
    simulation.tell([.lookedUp(host: host)])
    return false
  }

  /// Sends a message, and takes the answer on a queue of its own, because the main one may wait for just that.
  package func send(_ message: Message, on queue: @escaping Enqueue, answer: @escaping (ServerAnswer) -> Void)
  {
    simulation?.send(message, from: self, on: queue, answer: answer)
  }

  /// Does something after a while, on a queue of its own.
  package func after(_ delay: Duration, on queue: @escaping Enqueue, do work: @escaping () -> Void) -> Alarm?
  {
    simulation?.start(after: delay, from: self, on: queue, work)
  }

  /// What the process the request runs in keeps for an object that may outlive it; made when it is first asked for.
  package func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    guard let simulation, simulation.thread.isSpeaking() else { return make() }
    return simulation.port.belongings.belonging(of: owner, make)
  }
}
