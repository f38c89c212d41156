/// Whose messages go over the scripted network: an extension's, or an app's.
package protocol NetworkUser: AnyObject {
  func reaches(_ host: String) -> Bool
  func send(_ message: Message, on queue: @escaping Enqueue, answer: @escaping (ServerAnswer) -> Void)
  func after(
    _ delay: Duration, on queue: @escaping Enqueue, do work: @escaping () -> Void
  )
    -> HandlerContext.Alarm?
  func cancel(_ alarm: HandlerContext.Alarm)
  func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging
}

extension HandlerContext: NetworkUser {}

extension AppContext: NetworkUser {
  package func reaches(_ host: String) -> Bool {
    let phone = simulation.world.phone
    let known = phone.signInApp.domains + phone.app.domains + phone.network.hosts
    if known.contains(where: { $0.lowercased() == host.lowercased() }) { return true }
    simulation.tell([.lookedUp(host: host)])
    return false
  }

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
