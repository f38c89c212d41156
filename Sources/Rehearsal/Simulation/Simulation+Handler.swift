/// What a handler asks of the simulation through its context.
extension Simulation: RequestHost {
  /// Whether the code that speaks can be running at all: its process must be there.
  func isAlive(_ context: HandlerContext) -> Bool {
    guard isOnThread else { return false }
    return phone.process.state != .absent && phone.process.number == context.process
  }

  /// Takes what a handler says, once its call has returned.
  public func take(_ action: HandlerAction, from context: HandlerContext) {
    guard isAlive(context) else { return }
    record(.handler(action))
    memory?.hear(action)
    schedule(.said(action, attempt: context.attempt, crossing: request?.isCancelOnItsWay == true))
  }

  /// Asks Apple, once the handler's call has returned.
  public func askApple(
    state: String?, nonce: String?, from context: HandlerContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    guard isAlive(context) else { return }
    record(.handler(.askedApple(state: state, nonce: nonce)))
    let number = memory?.hearQuestion(state, nonce) ?? 0
    let question = Question(number: number, state: state, nonce: nonce, completion: completion)
    schedule(.asked(question, attempt: context.attempt, crossing: request?.isCancelOnItsWay == true))
  }

  /// Lays out an interface; the user sees it where one is on screen.
  public func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void) {
    guard isAlive(context), context.attempt == attempt else { return }
    record(.handler(.laidOut(interface)))
    interfacesShown += 1
    memory?.hear(interface)
    self.interface = interface
    self.onTap = TapEar(hear: onTap)
    if case .interface(_, let bar) = phone.screen {
      phone.screen = .interface(interface, under: bar)
      noteShown()
    }
  }

  /// Does something after a while of virtual time.
  public func start(
    after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    start(after: delay, from: context, on: nil, work)
  }

  func start(
    after delay: Duration, from context: HandlerContext, on queue: Enqueue?, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    guard isAlive(context) else { return HandlerContext.Alarm(number: 0, ticket: nil) }
    alarms += 1
    let alarm = HandlerContext.Alarm(
      number: alarms,
      ticket: agenda.add(.alarm(process: context.process, number: alarms, on: queue, work), at: now + delay))
    memory?.hear(alarm, after: delay)
    return alarm
  }

  /// Takes an alarm back.
  public func cancel(_ alarm: HandlerContext.Alarm) {
    guard isOnThread, let ticket = alarm.ticket, !agenda.cancel(ticket) else { return }
    // Because an alarm that fell due in a suspended process waits elsewhere, and has not gone off yet.
    deferred.removeAll { $0.isAlarm(alarm.number) }
    agenda.removeAll { $0.isAlarm(alarm.number) }
  }

  func noteNotOverridden(_ call: HandlerCall, from context: HandlerContext) {
    guard isAlive(context) else { return }
    record(.system(.logged(call)))
    rely(on: [.baseClass])
    note(context is ProviderContext ? .leftToBaseClass : .didNotOverride, call.rawValue)
  }
}

extension Occurrence {
  fileprivate func isAlarm(_ number: Int) -> Bool {
    if case .alarm(_, number, _, _) = self { true } else { false }
  }
}
