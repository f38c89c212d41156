/// What happens when something comes up on the agenda.
extension ScheduledEvent {
  /// Lets the phone make of it what it makes.
  func happen(in world: inout World) {
    switch self {
    case .said(let action, let attempt, let isCrossing):
      world.process.utterance = Utterance(attempt: attempt, isCrossing: isCrossing)
      if isCrossing, action.isAnswer { world.request?.hasCrossedCancel = true }
      action.reach(&world)
    case .asked(let question, let attempt, let isCrossing):
      world.process.utterance = Utterance(attempt: attempt, isCrossing: isCrossing)
      question.reach(&world)
    case .prepared(let attempt):
      if attempt == world.process.attempt { world.timeline.next(.event(.handler(world.handlerReturned))) }
    case .used(let use, let question): use.happen(in: &world, asked: question)
    case .arrives(let transmission): transmission.arrive(in: &world)
    case .appleAnswered(let answer):
      world.timeline.sheet = nil
      world.timeline.next(.event(.apple(answer)))
    case .ranOut(let act):
      world.timeline.deadline = nil
      world.timeline.next(.event(.system(act)))
    case .noticed(let act):
      let isKilled = act == .endedProcess && world.process.isOverBudget
      // A handler may have ended the request at the same instant.
      guard world.request?.isFinished == false || isKilled else { return }
      world.timeline.next(.event(.system(act)))
      if act == .endedProcess { world.endProcess(isKilled: isKilled) }
    case .rests: Rest.come(in: &world)
    case .reclaimsMemory: ResourcesHeld.reclaim(in: &world)
    case .leaves(let way): Foreground.finishLeaving(way, in: &world)
    case .appSays(let utterance): utterance.happen(in: &world)
    case .errand(let talk, let asker): SystemDesk.take(talk, of: asker, in: &world)
    case .appHears(let delivery):
      if AppUpkeep.holdsBack(self, in: &world) { return }
      world.timeline.next(.effect(.givesApp(delivery)))
    case .app: if !AppUpkeep.holdsBack(self, in: &world) { world.timeline.next(.hands(self)) }
    case .call, .answers, .appleAnswer, .tapped, .touched, .presents, .passed, .alarm, .storeAnswers,
      .cleansUp, .notice:
      world.timeline.next(.hands(self))
    }
  }
}

/// What a process is handed, when it can take it.
extension ScheduledEvent {
  /// What is due comes to the process: what is given to the handler, if there is anybody to give it to.
  func handOver(in world: inout World) -> Delivery? {
    switch self {
    case .call(let call): return call.handOver(in: &world)
    case .appleAnswer(let answer): return answer.handOver(in: &world)
    case .tapped(let tap, let layout): return world.give(.tap(tap, layout: layout))
    case .touched(let touch, let interface): return world.give(.touch(touch, interface: interface))
    case .passed(let moment, let interface): return .appearance(moment, interface: interface)
    case .alarm(let number, _): return world.give(.alarm(number))
    case .errand(.answered(let answer), of: .handler(let number, _)):
      world.timeline.record(.system(.errand(.answered(answer), by: .handler)))
      world.request?.input.hear(isFailure: false)
      // What a browser ends with may be no.
      world.request?.hasMetRefusal = true
      return world.give(.errand(answer, to: number))
    case .answers(let response): return response.handOver(in: &world)
    case .storeAnswers(let question, let answer):
      world.timeline.record(.system(.autoFill(.storeAnswered(answer))))
      return world.give(.storeAnswer(answer, to: question.number))
    case .cleansUp(let isExpired):
      return CleanUp.handOver(isExpired: isExpired, in: &world).map { world.give($0) }
    case .notice(let notice): return world.process.hasHandler ? world.give(.notice(notice)) : nil
    case .presents, .said, .asked, .prepared, .used, .arrives, .appleAnswered, .ranOut, .noticed, .app,
      .appSays, .appHears, .errand, .rests, .reclaimsMemory, .leaves:
      fatalError("only what is for the extension's process is handed over to it")
    }
  }
}

extension HandlerCall {
  fileprivate func handOver(in world: inout World) -> Delivery? {
    guard world.process.hasHandler else { return nil }
    if world.premises.isProvider {
      guard let asked = world.request?.details.provision else { return nil }
      world.timeline.record(.system(.autoFill(.called(self, asked))))
      return world.give(.provisionCall(self, asked))
    }
    guard let arguments = world.request?.arguments(of: self) else { return nil }
    world.timeline.record(.system(.called(self, self == .cancelRequest ? nil : arguments)))
    if self == .cancelRequest {
      world.request?.isCancelOnItsWay = false
    } else {
      world.request?.hasMetRefusal = false
    }
    return world.give(.call(self, arguments))
  }
}

extension Shared<Response> {
  fileprivate func handOver(in world: inout World) -> Delivery? {
    let (answer, transmission) = (value.answer, value.transmission)
    let message = transmission.value.message
    guard transmission.value.sender == .handler(process: world.phone.process.number) else { return nil }
    // What one of the handlers before asked for is no matter of this request, and nor is what its server has no part in.
    let isOfRequest =
      transmission.value.ordinal > world.process.earlierMessages.ofHandlers
      && !world.phone.network.leadsElsewhere(message)
    if isOfRequest { value.note(self, in: &world) }
    // What got lost, or did not work on the server, or was refused before it came there, has to be sent again.
    if world.request?.isForProvider == true, let reply = answer.reply, reply.status < 500,
      !transmission.value.isRefused
    {
      world.process.provider.doneNow.insert(message)
      if isOfRequest { GuardedCredentials.hear(reply, to: message, in: &world) }
    }
    world.timeline.record(.server(answer.asHeard(about: message.name)))
    return world.give(.answer(self))
  }
}

extension Response {
  /// Notes what the handler's own server says of this request.
  fileprivate func note(_ response: Shared<Response>, in world: inout World) {
    let transmission = self.transmission.value
    world.request?.answersHeard += 1
    InventedCancel.note(answer, to: transmission.message, in: &world)
    FruitlessUpgrade.note(answer, response, in: &world)
    DeadForm.hear(isSuccess: answer.isSuccess, in: &world.process.layout)
    if transmission.isRefused, transmission.message.carriesCode { world.request?.input.takeBackCode() }
  }
}

extension AppleAnswer {
  fileprivate func handOver(in world: inout World) -> Delivery? {
    guard let question = world.request?.question else { return nil }
    world.request?.question = nil
    if self != .authorized { world.request?.hasMetRefusal = true }
    switch self {
    case .authorized:
      let credential = world.phone.apple.authorize(
        world.phone.app, state: question.state, nonce: question.nonce, at: world.timeline.now)
      world.request?.appleUser = credential.user
      return give(credential, nil, to: question, in: &world)
    case .wasCanceled:
      return give(nil, Ledger.holds("SI-6") ? .userCanceled : .failed, to: question, in: &world)
    case .couldNotBeReached where !Ledger.holds("SI-7"):
      let credential = world.phone.apple.authorize(
        world.phone.app, state: question.state, nonce: question.nonce, at: world.timeline.now)
      return give(credential, nil, to: question, in: &world)
    case .couldNotBeReached:
      world.rely(on: [.unreachable])
      return give(
        nil, world.phone.profile.signInWithApple.unreachable == .hasFailedError ? .failed : nil, to: question,
        in: &world)
    }
  }

  private func give(
    _ credential: AppleCredential?, _ error: ExtensionError?, to question: AppleQuestion,
    in world: inout World
  ) -> Delivery {
    world.timeline.record(.system(.gaveAnswer(self, credential, error)))
    return world.give(.appleAnswer(credential, error, to: question.number))
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
