/// What the environment does, as far as a phone lets it.
extension World {
  /// Takes a step; what no phone could do is refused.
  mutating func perform(_ step: Step) throws(Problem) {
    switch step {
    case .user(let action): try action.happen(in: &self)
    case .app(let action): try action.happen(in: &self)
    case .system(let intervention): try intervention.happen(in: &self)
    case .network(let change):
      timeline.record(.network(change))
      phone.network.isUp = change == .comesUp
    case .checkPasswords:
      if phone.checkPasswords(telling: &timeline) { judgement.hasNotified = true }
    case .apple(let reachability):
      timeline.record(.apple(reachability))
      phone.apple.reachability = reachability
    case .autoFill(let event): try event.happen(in: &self)
    case .takes(let first, let before):
      try refuseOrder()
      process.work.order.wishes.append(WorkOrder.Wish(first: first, before: before))
    // Time passes while whoever holds the world lets what is due happen.
    case .pass, .settle: break
    }
  }

  /// Refuses to change an order that is none, or is kept.
  func refuseOrder() throws(Problem) {
    guard premises.hasRuntime else { throw .noWork }
    guard phone.profile.workOrder == .isOpen else { throw .orderIsKept }
  }

  /// A request has the screen to itself, and nobody gets past it before it has ended.
  func refuseWhileBusy() throws(Problem) {
    if let request, !request.isFinished { throw .busy(request.request, phone.screen) }
    if phone.screen.offered != nil || isAuthenticating { throw .noInterface(phone.screen) }
  }

  /// Opens a request, and lets the machine take it up.
  mutating func begin(_ asked: Request, _ details: consuming OpenRequest.Details) {
    if request?.question != nil { timeline.next(.effect(.forgetsListeners)) }
    request = OpenRequest(lifecycle: RequestLifecycle(asked, profile: phone.profile), details: details)
    app.upkeep.beginRequest()
    phone.screen = .elsewhere
    timeline.next(.event(.system(.began)))
    if process.provider.cleanUp != .none { CleanUp.hurry(in: &self) }
  }
}
