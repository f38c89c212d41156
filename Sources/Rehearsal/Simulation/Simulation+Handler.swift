/// What a handler asks of the simulation through its context.
extension Simulation: RequestHost {
  /// Whether the code that speaks can be running at all: its process must be there.
  func isAlive(_ context: RequestContext) -> Bool {
    guard isOnThread else { return false }
    return phone.process.state != .absent && phone.process.number == context.process
  }

  /// Takes what a handler says, once its call has returned.
  public func take(_ action: HandlerAction, from context: RequestContext) {
    guard isAlive(context) else { return }
    record(.handler(action))
    memory?.hear(action)
    schedule(.said(action, attempt: context.attempt, crossing: request?.isCancelOnItsWay == true))
  }

  /// Asks Apple, once the handler's call has returned.
  public func askApple(
    state: String?, nonce: String?, from context: RequestContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    guard isAlive(context) else { return }
    record(.handler(.askedApple(state: state, nonce: nonce)))
    let number = memory?.hearQuestion(state, nonce) ?? 0
    let question = Question(number: number, state: state, nonce: nonce, completion: completion)
    schedule(.asked(question, attempt: context.attempt, crossing: request?.isCancelOnItsWay == true))
  }

  /// Lays out an interface; the user sees it where one is on screen.
  public func show(_ interface: Interface, from context: RequestContext, onTap: @escaping (Tap) -> Void) {
    guard isAlive(context), context.attempt == attempt else { return }
    record(.handler(.laidOut(interface)))
    interfacesShown += 1
    memory?.hear(interface)
    self.interface = interface
    self.onTap = onTap
    if case .interface(_, let bar) = phone.screen { phone.screen = .interface(interface, under: bar) }
  }

  /// Does something after a while of virtual time.
  public func start(
    after delay: Duration, from context: RequestContext, _ work: @escaping () -> Void
  )
    -> RequestContext.Alarm
  {
    guard isAlive(context) else { return RequestContext.Alarm(number: 0, ticket: nil) }
    alarms += 1
    let alarm = RequestContext.Alarm(
      number: alarms,
      ticket: agenda.add(.alarm(process: context.process, number: alarms, work), at: now + delay))
    memory?.hear(alarm, after: delay)
    return alarm
  }

  /// Takes an alarm back.
  public func cancel(_ alarm: RequestContext.Alarm) {
    guard isOnThread, let ticket = alarm.ticket, !agenda.cancel(ticket) else { return }
    // Because an alarm that fell due in a suspended process waits elsewhere, and has not gone off yet.
    deferred.removeAll { $0.isAlarm(alarm.number) }
    agenda.removeAll { $0.isAlarm(alarm.number) }
  }

  func noteNotOverridden(_ call: HandlerCall, from context: RequestContext) {
    guard isAlive(context) else { return }
    record(.system(.logged(call)))
    rely(on: [.baseClass])
    note(.didNotOverride, call.rawValue)
  }
}

extension Occurrence {
  fileprivate func isAlarm(_ number: Int) -> Bool {
    if case .alarm(_, number, _) = self { true } else { false }
  }
}
