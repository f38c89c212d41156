import Rehearsal

extension Deviation.MessageDeviation {
  /// What can happen to the messages and replies that are about to arrive, in a fixed order.
  static func offer(to kinds: Deviations, in world: World, _ offer: (Deviation) -> Void) {
    let arrivals = Arrival.next(in: world)
    guard !arrivals.isEmpty else { return }
    let deadlines = Arrival.deadlines(in: world)
    for arrival in arrivals {
      func offerIt(_ deviation: Self) {
        offer(.network(deviation, message: arrival.message, number: arrival.number))
      }
      if kinds.contains(.network) { offerNetwork(past: arrival.usualReply, around: deadlines, offerIt) }
      if kinds.contains(.server) { offerServer(asked: arrival, in: world, offerIt) }
    }
    // Last, because what is wrong with one message that is lost is told of that, and not of all of them.
    if kinds.contains(.network), world.phone.network.isUp { offer(.outage) }
  }

  private static let losses: [Self] = [
    .isLost, .losesReply, .arrivesTwice, .isRefused(503), .isNeverAnswered,
  ]
  private static let surprises: [Self] = [
    .arrivesLate(.seconds(60)), .arrivesAgain(.seconds(60)), .isAnsweredAtOnce,
  ]
  private static let refusals: [Self] = [.isRefused(429), .failsAfterwards(500), .cutsReply]

  private static func offerNetwork(past reply: Instant, around deadlines: [Instant], _ offer: (Self) -> Void)
  {
    for deviation in losses { offer(deviation) }
    for delay in delays(past: reply, around: deadlines) { offer(.repliesLate(delay)) }
    for deviation in surprises { offer(deviation) }
  }

  private static func offerServer(asked arrival: Arrival, in world: World, _ offer: (Self) -> Void) {
    offer(arrival.namesSession ? .endsSession : .isRefused(401))
    if arrival.mayBeTurnedDown(in: world) { offer(.isRefused(422)) }
    // It stands for all refusals that handlers do not name: who takes any of them for success takes this one.
    if arrival.mayConflict(in: world) { offer(.isRefused(409)) }
    for deviation in refusals { offer(deviation) }
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
