import Synchronization

/// The work a handler starts on its own, where its program has a runtime.
extension Simulation {
  /// Whether whoever speaks is on the rehearsal's thread; any other voice is counted and not heard.
  var isOnThread: Bool {
    if thread.load(ordering: .relaxed) == Thread.current { return true }
    voices.add(1, ordering: .relaxed)
    return false
  }

  /// The moment at which a runtime wants to be let on: the extension's as long as its process runs, or the app's.
  var nextWork: Instant? {
    let extensions = phone.process.state == .running ? wakeUp : nil
    guard let apps = app?.wakeUp else { return extensions }
    return extensions.map { min($0, apps) } ?? apps
  }

  /// Lets the runtime run what is ready or due.
  func work(at moment: Instant, limit: Int) -> Int {
    if let app, let due = app.wakeUp, due <= moment { return work(of: app, at: moment, limit: limit) }
    guard let runtime else { return 0 }
    if !isOrderOpen { askForReading() }
    wakeUp = nil
    order.open = []
    let progress = runtime.advance(to: moment, limit: limit, choosing: choosing)
    order.count += progress.count
    wakeUp = progress.next
    blocked = progress.blocked
    tell(progress.incidents)
    return progress.count
  }

  /// Drops all work of the process; a process that ends leaves nothing behind.
  func dropWork() {
    wakeUp = nil
    blocked = []
    order.open = []
    for incident in runtime?.end() ?? [] {
      if case .leftBehind = incident { continue }
      tell([incident])
    }
  }

  /// Looks at the work there is when everything is over, and drops it.
  func judgeWork() {
    if voices.load(ordering: .relaxed) > 0 { tell([.spokeFromElsewhere]) }
    if let wait = blocked.first, stop == nil, agenda.count == 0, nextWork == nil,
      phone.process.state == .running
    {
      tell([.deadlocked(wait)])
    }
  }

  func tell(_ incidents: [Incident]) {
    for incident in incidents {
      write(.incident(incident))
      if incident.isFatal, stop == nil { giveUp(.incident(incident)) }
    }
  }
}
