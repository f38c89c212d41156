/// The way of a message to the server, and of the answer back.
extension Shared<Transmission> {
  /// A message reaches the server, or gets lost before it.
  func arrive(in world: inout World) {
    let (message, name) = (value.message, value.message.name)
    if value.fault != nil {
      WebsitePage.disturb(value.sender == .page || message.demand > 0 ? message.demand : nil, in: &world)
      if case .handler = value.sender { PasskeyNews.excuse(in: &world) }
    }
    switch value.leg {
    case .first: break
    case .second: return reach(in: &world)
    case .copy:
      world.timeline.record(.server(.gotTwice(name)))
      _ = serve(message, in: &world)
      return
    }
    switch value.fault {
    case nil, .takes, .repliesLate, .isAnsweredAtOnce: reach(in: &world)
    case .awaitsConfirmation(let delay):
      world.server.confirmation = Confirmation(due: world.timeline.now + delay, message: name)
      reach(in: &world)
    case .arrivesLate(let delay): again(as: .second, after: delay, in: &world)
    case .arrivesAgain(let delay):
      reach(in: &world)
      again(as: .copy, after: delay, in: &world)
    case .isLost:
      world.timeline.record(.server(.lostMessage(name)))
      answer(.networkError, in: &world)
    case .losesReply:
      _ = serve(message, in: &world)
      world.timeline.record(.server(.lostReply(to: name)))
      answer(.networkError, in: &world)
    case .arrivesTwice:
      let reply = serve(message, in: &world)
      world.timeline.record(.server(.gotTwice(name)))
      _ = serve(message, in: &world)
      answer(.reply(reply), in: &world)
    case .failsAfterwards(let status):
      _ = serve(message, in: &world)
      answer(.reply(.refusal(status, "failed")), in: &world)
    case .cutsReply: answer(.reply(Reply(serve(message, in: &world).status)), in: &world)
    case .endsSession:
      world.server.endSession(of: message)
      answer(.reply(serve(message, in: &world)), in: &world)
    // Who counts messages stands before the server, and says nothing in its words.
    case .isRefused(with: 429): answer(.reply(Reply(429)), in: &world)
    case .isRefused(let status): answer(.reply(.refusal(status, "refused")), in: &world)
    case .isNeverAnswered:
      _ = serve(message, in: &world)
      world.timeline.record(.server(.keptSilent(about: name)))
      if case .handler = value.sender { world.process.work.isKeptWaiting = true }
      if value.sender == .page { WebsitePage.conclude(message.demand, .unanswered, in: &world) }
      world.timeline.next(.effect(.forgetsListeners))
    }
  }

  /// Reaches the server, whose answer is on its way back.
  private func reach(in world: inout World) {
    guard isHeld(by: world.server.confirmation, at: world.timeline.now) else {
      return answer(.reply(serve(value.message, in: &world)), in: &world)
    }
    // As by something before the server: none of what it asks for is done.
    var refused = value
    refused.fault = .isRefused(with: 401)
    // Whoever shows an interface meanwhile shows it to somebody who has something to do.
    if world.request?.isForProvider == false { world.request?.input.isAny = true }
    Shared(refused).answer(.reply(serve(value.message, in: &world)), in: &world)
  }

  /// Whether the user has to confirm first with another device; of a world it is not asked, which would be copied for it.
  private func isHeld(by confirmation: Confirmation?, at now: Instant) -> Bool {
    guard let confirmation, case .handler = value.sender else { return false }
    return confirmation.holds(value.message, at: now)
  }

  /// Reaches the server later, or once more.
  private func again(as leg: Transmission.Leg, after delay: Duration, in world: inout World) {
    var transmission = value
    transmission.leg = leg
    world.timeline.agenda.add(.arrives(Shared(transmission)), at: world.timeline.now + delay)
  }

  private func answer(_ answer: ServerAnswer, in world: inout World) {
    let hearing = world.timeline.now.advanced(by: value.delayOfReply)
    switch value.sender {
    case .page: WebsitePage.hear(answer, about: value.message, in: &world)
    case .app: world.timeline.agenda.add(.appHears(.answer(response(answer))), at: hearing)
    case .handler(let process) where world.phone.process.isAlive(process):
      world.timeline.agenda.add(.answers(response(answer)), at: hearing)
    case .handler: world.timeline.next(.effect(.forgetsListeners))
    }
  }

  private func response(_ answer: ServerAnswer) -> Shared<Response> {
    Shared<Response>(Response(answer: answer, transmission: self))
  }

  private func serve(_ message: Message, in world: inout World) -> Reply {
    if isHeld(by: world.server.confirmation, at: world.timeline.now) {
      return .refusal(401, "confirmation-required")
    }
    let isForWebsite =
      value.sender == .page || value.sender == .app && world.phone.autoFill.relyingParty != nil
    if isForWebsite { return WebsitePage.ask(message, in: &world) }
    guard EmptyPassword.isAtStake(in: &world, by: message) else { return Self.serve(message, in: &world) }
    let reply = Self.serve(message, in: &world)
    EmptyPassword.judge(in: &world, after: message)
    return reply
  }

  static func serve(_ message: Message, in world: inout World) -> Reply {
    guard !world.phone.network.leadsElsewhere(message) else { return Reply(200) }
    guard world.timeline.tellsAll else { return world.server.answer(message) }
    let before = world.server.knownAccounts ?? world.server.accounts
    let reply = world.server.answer(message)
    let after = world.server.accounts
    if !after.isStored(where: before) { tell(of: after, insteadOf: before, in: &world) }
    world.server.knownAccounts = after
    return reply
  }

  private static func tell(of accounts: [Account], insteadOf others: [Account], in world: inout World) {
    // They are compared where they lie: to take one out is to copy it.
    accounts.withUnsafeBufferPointer { after in
      others.withUnsafeBufferPointer { before in
        for index in 0..<min(after.count, before.count) where !Account.areSame(after, before, at: index) {
          world.timeline.record(.server(.changed(before[index], to: after[index])))
        }
      }
    }
  }
}
