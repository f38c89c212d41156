public import Rehearsal

/// What a single rehearsal came across, whoever wrote its script.
extension Coverage {
  /// Adds what there is in a trace.
  public mutating func add(_ trace: Trace) {
    let beginning = Phase.all.first?.ordinal ?? 0
    var phase = beginning
    var sent: [(name: String, instant: Instant)] = []
    for entry in trace.entries {
      switch entry.event {
      case .moved(let event, let next):
        if event == .system(.began) { phase = beginning }
        count(phase: phase, event: event.ordinal)
        if next.outcome == .upgraded, Phase.all[phase].outcome == nil { countUpgrade() }
        phase = next.ordinal
      case .reading(let reading, _): relyOn(Int(reading.rawValue))
      case .handler(.sent(let message)): sent.append((message.name, entry.instant))
      case .server(let action): add(action, at: entry.instant, to: &sent)
      case .user, .app, .system, .handler, .network, .apple, .violation, .incident, .stopped: break
      }
    }
    if trace.outcome != nil { countEnding() }
  }

  private mutating func add(
    _ action: ServerAction, at instant: Instant, to sent: inout [(name: String, instant: Instant)]
  ) {
    switch action {
    case .lostMessage(let name): count(Fault.Effect.isLost.number, of: name)
    case .lostReply(let name): count(Fault.Effect.losesReply.number, of: name)
    case .gotTwice(let name): count(Fault.Effect.arrivesTwice.number, of: name)
    case .keptSilent(let name): count(Fault.Effect.isNeverAnswered.number, of: name)
    case .replied(let name, let reply):
      if reply["error"] == "refused" { count(Fault.Effect.isRefused(with: 503).number, of: name) }
      if reply["error"] == "failed" {
        count(Fault.Effect.failsAfterwards(with: 500).number, of: name)
      }
      guard let index = sent.firstIndex(where: { $0.name == name }) else { return }
      // A trace does not say what is usual; nobody sets up a network that takes so long.
      if instant >= sent.remove(at: index).instant + .seconds(1) {
        count(Fault.Effect.repliesLate(by: .zero).number, of: name)
      }
    case .gaveNetworkError(let name):
      if let index = sent.firstIndex(where: { $0.name == name }) { sent.remove(at: index) }
    case .changed: break
    }
  }
}
