extension HandlerContext {
  /// Who answers at a host; where nobody does, the rehearsal says so and stops, because nothing real is ever reached.
  package func destination(of host: String) -> NetworkDestination? {
    guard let simulation, simulation.thread.isSpeaking() else { return nil }
    if let destination = simulation.world.phone.destination(of: host) { return destination }
    simulation.tell([.lookedUp(host: host)])
    return nil
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
