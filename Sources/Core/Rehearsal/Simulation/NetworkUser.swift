/// Whose messages go over the scripted network: an extension's, or an app's.
package protocol NetworkUser: AnyObject {
  func destination(of host: String) -> NetworkDestination?
  func disclose(_ texts: [String], _ place: Disclosure.Place)
  func send(_ message: Message, on queue: @escaping Enqueue, answer: @escaping (ServerAnswer) -> Void)
  func after(
    _ delay: Duration, on queue: @escaping Enqueue, do work: @escaping () -> Void
  )
    -> HandlerContext.Alarm?
  func cancel(_ alarm: HandlerContext.Alarm)
  func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging
}

extension HandlerContext: NetworkUser {}

/// Who answers at a host.
package enum NetworkDestination {
  case ownServer
  case others
}

extension Phone {
  /// Who answers at a host; `nil` where nobody does.
  func destination(of host: String) -> NetworkDestination? {
    func isMeant(_ name: String) -> Bool { name == host || name.lowercased() == host.lowercased() }
    if app.domains.contains(where: isMeant) || network.hosts.contains(where: isMeant) { return .ownServer }
    return network.otherHosts.contains(where: isMeant) ? .others : nil
  }
}

extension AppContext: NetworkUser {
  package func destination(of host: String) -> NetworkDestination? {
    let phone = simulation.world.phone
    if phone.signInApp.domains.contains(where: { $0.lowercased() == host.lowercased() }) { return .ownServer }
    if let destination = phone.destination(of: host) { return destination }
    simulation.tell([.lookedUp(host: host)])
    return nil
  }

  /// What an app says is no matter of its extension.
  package func disclose(_ texts: [String], _ place: Disclosure.Place) {}

  package func send(
    _ message: Message, on queue: @escaping Enqueue, answer: @escaping (ServerAnswer) -> Void
  ) {
    send(message) { heard in queue { answer(heard) } }
  }

  package func after(
    _ delay: Duration, on queue: @escaping Enqueue, do work: @escaping () -> Void
  ) -> HandlerContext.Alarm? {
    let number = AppVoice.setAlarm(after: delay, in: &simulation.world)
    app.wait(.alarm(number), .alarm { queue(work) })
    return HandlerContext.Alarm(number: number)
  }

  package func cancel(_ alarm: HandlerContext.Alarm) {
    _ = simulation.world.timeline.agenda.cancel { $0 == .appHears(.alarm(alarm.number)) }
  }
}
