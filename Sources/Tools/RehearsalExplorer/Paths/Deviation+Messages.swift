import Rehearsal

extension Deviation {
  /// What can happen to the messages and replies that are about to arrive, in a fixed order.
  static func offerFaults(to kinds: Deviations, in world: World, _ offer: (Deviation) -> Void) {
    let arrivals = Arrival.next(in: world)
    guard !arrivals.isEmpty else { return }
    let deadlines = Arrival.deadlines(in: world)
    for arrival in arrivals {
      func offerIt(_ effect: Fault.Effect) {
        offer(.network(Fault(effect, message: arrival.message, number: arrival.number)))
      }
      if kinds.contains(.network) { offerNetwork(past: arrival.usualReply, around: deadlines, offerIt) }
      if kinds.contains(.server) { offerServer(asked: arrival, in: world, offerIt) }
    }
    // Last, because what is wrong with one message that is lost is told of that, and not of all of them.
    if kinds.contains(.network), world.phone.network.isUp { offer(.outage) }
  }

  private static let losses: [Fault.Effect] = [
    .isLost, .losesReply, .arrivesTwice, .isRefused(with: 503), .isNeverAnswered,
  ]
  private static let surprises: [Fault.Effect] = [
    .arrivesLate(by: .seconds(60)), .arrivesAgain(after: .seconds(60)), .isAnsweredAtOnce,
  ]
  private static let refusals: [Fault.Effect] = [
    .isRefused(with: 429), .failsAfterwards(with: 500), .cutsReply,
  ]

  /// Longer than the system waits in silence (AS-3), and as long as it takes to find another device.
  private static let confirmationTakes = Duration.seconds(20)

  private static func offerNetwork(
    past reply: Instant, around deadlines: [Instant], _ offer: (Fault.Effect) -> Void
  ) {
    for effect in losses { offer(effect) }
    for delay in delays(past: reply, around: deadlines) { offer(.repliesLate(by: delay)) }
    for effect in surprises { offer(effect) }
  }

  private static func offerServer(asked arrival: Arrival, in world: World, _ offer: (Fault.Effect) -> Void) {
    offer(arrival.namesSession ? .endsSession : .isRefused(with: 401))
    if arrival.mayNeedConfirmation(in: world) { offer(.awaitsConfirmation(for: confirmationTakes)) }
    if arrival.mayBeTurnedDown(in: world) { offer(.isRefused(with: 422)) }
    // It stands for all refusals that handlers do not name: who takes any of them for success takes this one.
    if arrival.mayConflict(in: world) { offer(.isRefused(with: 409)) }
    for effect in refusals { offer(effect) }
  }

  /// How late a reply can be to come just before, at and just after every deadline; a minute where there is none.
  private static func delays(past reply: Instant, around deadlines: [Instant]) -> [Duration] {
    var delays: [Duration] = []
    for deadline in deadlines where deadline > reply {
      for offset in -1...1 as ClosedRange<Int64> {
        let delay = Duration.nanoseconds(deadline.nanoseconds - reply.nanoseconds + offset)
        if delay > .zero, !delays.contains(delay) { delays.append(delay) }
      }
    }
    return delays.isEmpty ? [.seconds(60)] : delays
  }
}
