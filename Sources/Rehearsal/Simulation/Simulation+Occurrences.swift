/// What happens when something comes up on the agenda.
extension Simulation {
  func take(_ occurrence: Occurrence) {
    switch occurrence {
    case .said(let action, let attempt, let crossing):
      hasCrossed = crossing
      if crossing { request?.hasCrossedCancel = true }
      take(action, from: attempt)
    case .asked(let question, let attempt, let crossing):
      hasCrossed = crossing
      ask(question, from: attempt)
    case .prepared(let attempt):
      if attempt == self.attempt { receive(.handler(handlerReturned)) }
    case .used(let use, let question): take(use, question)
    case .arrives(let transmission): arrive(transmission)
    case .appleAnswered(let answer):
      sheet = nil
      receive(.apple(answer))
    case .ranOut(let act):
      deadline = nil
      receive(.system(act))
    case .noticed(let act):
      // Because a handler may have ended the request at the same instant.
      if request?.isFinished == false { receive(.system(act)) }
    case .app(let work): work()
    case .call, .answers, .appleAnswer, .tapped, .touched, .presents, .passed, .alarm, .storeAnswers,
      .cleansUp:
      deliver(occurrence)
    }
  }

  /// Hands something to the extension's process, which takes it now, after it resumes, or never.
  func deliver(_ occurrence: Occurrence) {
    switch phone.process.state {
    case .absent: break
    case .suspended:
      if case .call(.cancelRequest) = occurrence { request?.isCancelOnItsWay = true }
      deferred.append(occurrence)
    case .running:
      guard let runtime else {
        if let own = isAsleep ? awaken(for: occurrence) : occurrence { handOver(own) }
        return
      }
      if let enqueue = occurrence.queue {
        runtime.perform { enqueue { self.handOver(occurrence) } }
      } else {
        runtime.add { self.handOver(occurrence) }
      }
      wakeUp = now
    }
  }

  private func handOver(_ occurrence: Occurrence) {
    switch occurrence {
    case .call(let call): callHandler(call)
    case .appleAnswer(let answer): giveAnswer(answer)
    case .tapped(let tap, let layout, let onTap):
      notice(.tap, .tap(tap, on: layout)) { mark in
        mark.combine(tap.button)
        tap.interface.combine(into: &mark)
      }
      onTap(tap)
    case .touched(let interface, let touch):
      notice(.tap) { touch.combine(into: &$0) }
      interface.take(touch)
    case .presents(let interface): if isDue(interface) { bringUp(interface) }
    case .passed(let interface, let moment): interface.pass(moment)
    case .alarm(_, let number, _, let work):
      notice(.alarm, .alarm(number))
      work()
    case .answers(let transmission, let answer):
      guard transmission.process == phone.process.number else { return }
      request?.answersHeard += 1
      noteHeard(answer, about: transmission.message)
      record(.server(answer.asHeard(about: transmission.message.name)))
      notice(.answer, .answer(answer, to: transmission.ordinal)) { mark in
        mark.combine(transmission.message.name)
        mark.combine(transmission.number)
        answer.combine(into: &mark)
      }
      transmission.answer(answer)
    case .storeAnswers(let question, let answer): hand(answer, to: question)
    case .cleansUp(let isExpired): cleanUp(isExpired: isExpired)
    case .said, .asked, .prepared, .used, .arrives, .appleAnswered, .ranOut, .noticed, .app:
      preconditionFailure("only what is for the extension's process is delivered to it")
    }
  }

  private func take(_ action: HandlerAction, from attempt: Int) {
    speaker = attempt
    guard attempt == self.attempt, request != nil else { return receive(.handler(.spokeForFormerRequest)) }
    request?.hear(action)
    guard request?.isFinished == false else { return receive(action.act(of: request?.request.kind)) }
    switch action {
    case .completedPasswordChange(let credential, let userInfo):
      request?.completed = credential
      request?.completionInfo = userInfo
    case .completedAppleUpgrade(let userInfo): request?.completionInfo = userInfo
    case .canceled(let error), .canceledByBaseClass(let error): request?.error = error
    case .provided(let provided): take(provided)
    case .sent, .askedApple, .laidOut, .presented, .presentedAnimated, .found, .kept, .usesStore: break
    }
    receive(action.act(of: request?.request.kind))
    if request?.lifecycle.phase.outcome == .upgraded { judgeCompletion() }
    if case .canceled = action { judgeStepUp() }
  }

  private func ask(_ question: Question, from attempt: Int) {
    speaker = attempt
    guard attempt == self.attempt, request != nil else { return receive(.handler(.spokeForFormerRequest)) }
    let standing = request?.question
    request?.question = question
    judgeQuestion()
    receive(.handler(.askedApple))
    // Because a question that was turned down must not take the place of the one that stands.
    if let standing { request?.question = standing }
  }

  /// Lets the machine take an event, and carries out what it commands.
  func receive(_ event: Event) {
    guard let request else { return }
    let transition = request.lifecycle.receive(event)
    precondition(transition.isPossible, "the phone let \(event) happen in \(transition.phase)")
    write(.moved(event, to: transition.phase))
    if transition.phase.outcome == .upgraded { hasUpgraded = true }
    rely(on: transition.readings)
    for violation in transition.violations where !isExcused(violation) {
      let mistake = byRightName(violation, in: transition.phase)
      note(mistake, detail(of: mistake))
    }
    // Because a store that is wiped for what went wrong does not show any more what that was.
    if transition.phase.outcome != nil, request.isForProvider { judgeProvision(of: request) }
    for command in transition.commands { carryOut(command) }
  }
}

extension Occurrence {
  /// Where the extension's process takes it; `nil` for the main queue.
  fileprivate var queue: Enqueue? {
    switch self {
    case .answers(let transmission, _): transmission.queue
    case .alarm(_, _, let queue, _): queue
    default: nil
    }
  }
}

extension HandlerAction {
  /// What the machine makes of it.
  fileprivate func act(of kind: Request.Kind?) -> Event {
    switch self {
    case .completedPasswordChange: .handler(.completed(.strongPassword))
    case .completedAppleUpgrade: .handler(.completed(.signInWithApple))
    case .canceled(let error), .canceledByBaseClass(let error):
      .handler(.canceled(error.cancellation(of: kind)))
    case .presented: .handler(.presented)
    case .presentedAnimated: .handler(.presentedAnimated)
    case .provided(let provided): .handler(.completed(provided.completion))
    case .askedApple, .sent, .laidOut, .found, .kept, .usesStore:
      preconditionFailure("questions, messages and interfaces do not come this way")
    }
  }
}

extension ServerAnswer {
  fileprivate func asHeard(about message: String) -> ServerAction {
    switch self {
    case .reply(let reply): .replied(to: message, reply)
    case .networkError: .gaveNetworkError(about: message)
    }
  }
}
