/// How rehearsals that have a beginning in common share it.
extension Simulation {
  /// Keeps count of what handlers are given from now on, and where it can all of it, because a search asks where
  /// they are, and for others that are there too.
  package func remember() {
    history = Fingerprint()
    if runtime == nil, premises.program.app == nil { memory = Memory() }
  }

  /// Forgets a process that is no more.
  func forget() {
    if history != nil { history = Fingerprint() }
    if memory != nil { memory = Memory() }
    order.count = 0
    isAsleep = false
  }

  /// Another rehearsal that stands where this one stands; `nil` where its handlers cannot be brought there.
  ///
  /// Both go on from here without each other. Its handlers are made, and given again what those here were given,
  /// when they are first spoken to.
  package func branch() -> Simulation? {
    guard let memory, memory.isWhole, livingInterface == nil, belongings.isEmpty, stop == nil
    else { return nil }
    let twin = Simulation(phone: phone, backEnd, premises)
    twin.entries.reserveCapacity(premises.tellsAll ? 16 : 4)
    if premises.tellsAll { twin.earlier = earlier.isEmpty ? entries : earlier + entries }
    twin.hasUpgraded = hasUpgraded
    twin.hasNotified = hasNotified
    copyCourse(to: twin)
    copyRequest(to: twin)
    copyHandler(to: twin)
    assert(twin.fingerprint == fingerprint, "a branch begins where it branches off")
    return twin
  }

  private func copyCourse(to twin: Simulation) {
    twin.now = now
    twin.taken = taken
    twin.steps = steps
    twin.readings = readings
    twin.history = history
    twin.memory = memory
    twin.served = served
    twin.keychainMark = keychainMark
    twin.serverMark = serverMark
    twin.alarms = alarms
    twin.sentCounts = sentCounts
  }

  private func copyRequest(to twin: Simulation) {
    twin.agenda = agenda
    twin.agenda.replace(\.withItsOwnFate)
    twin.request = request.map { OpenRequest(copying: $0) }
    twin.attempt = attempt
    twin.speaker = speaker
    twin.hasCrossed = hasCrossed
    twin.lastCutShort = lastCutShort
    twin.deadline = deadline
    twin.interface = interface
    twin.interfacesShown = interfacesShown
    twin.sheet = sheet
    twin.isSheetAnswered = isSheetAnswered
  }

  private func copyHandler(to twin: Simulation) {
    twin.isAsleep = factory != nil
    twin.factory = factory
    twin.handler = handler
    twin.providerRecord = providerRecord
    twin.onTap = onTap
    twin.deferred = deferred
  }

  /// Gives this rehearsal handlers of its own.
  func awaken() {
    isAsleep = false
    _ = recollect()
  }

  /// The same, and answers with what is about to be handed over as it is for them; `nil` where they diverged.
  func awaken(for occurrence: Occurrence) -> Occurrence? {
    isAsleep = false
    return recollect().map { occurrence.again($0, in: phone.process.number) ?? occurrence }
  }

  private func recollect() -> Recollection? {
    guard let memory else { return nil }
    let process = phone.process.number
    let recollection = Recollection(of: premises.program, for: memory)
    guard recollection.recall(memory, in: process) else {
      hasDiverged = true
      recollection.wake(in: self)
      // Because what is on the agenda is for the handlers of the other rehearsal.
      letGo()
      return nil
    }
    factory = recollection.factory
    handler = recollection.handler
    if onTap != nil { onTap = recollection.onTap(of: memory.layouts) }
    agenda.replace { $0.again(recollection, in: process) }
    for index in deferred.indices {
      if let own = deferred[index].again(recollection, in: process) { deferred[index] = own }
    }
    if let question = request?.question { request?.question = question.again(recollection) }
    if request?.cleanUp != nil {
      request?.cleanUp = recollection.cleanUp(after: request?.provided?.completion)
    }
    recollection.wake(in: self)
    return recollection
  }
}

extension Occurrence {
  /// The same for a message whose fate is open: what becomes of it here is no affair of the other rehearsal.
  fileprivate var withItsOwnFate: Occurrence? {
    if case .arrives(let transmission) = self {
      .arrives(transmission.copy(answer: transmission.answer))
    } else {
      nil
    }
  }

  /// The same for the handlers of a recollection; `nil` for what is nothing to them.
  fileprivate func again(_ recollection: Recollection, in process: Int) -> Occurrence? {
    switch self {
    case .arrives(let transmission): return .arrives(transmission.again(recollection, in: process))
    case .answers(let transmission, let answer):
      return .answers(transmission.again(recollection, in: process), answer)
    case .asked(let question, let attempt, let crossing):
      return .asked(question.again(recollection), attempt: attempt, crossing: crossing)
    case .tapped(let tap, let layout, let onTap):
      return .tapped(tap, layout: layout, recollection.onTap(of: layout)?.hear ?? onTap)
    case .alarm(let owner, let number, let queue, let work):
      return owner == process
        ? .alarm(process: owner, number: number, on: queue, recollection.work(of: number)?.run ?? work) : nil
    case .used(let use, let question):
      return question.process == process ? .used(use, question.again(recollection)) : nil
    case .storeAnswers(let question, let answer):
      return question.process == process ? .storeAnswers(question.again(recollection), answer) : nil
    case .said, .prepared, .call, .appleAnswered, .appleAnswer, .touched, .presents, .passed, .app, .ranOut,
      .noticed, .cleansUp:
      return nil
    }
  }
}

extension Transmission {
  fileprivate func copy(answer: @escaping (ServerAnswer) -> Void) -> Transmission {
    Transmission(
      message, mark: messageMark, number: number, ordinal: ordinal, process: process, fault: fault,
      roundTrip: roundTrip, on: queue, answer: answer)
  }

  fileprivate func again(_ recollection: Recollection, in process: Int) -> Transmission {
    guard self.process == process, let ear = recollection.answer(to: ordinal) else { return self }
    return copy(answer: ear.hear)
  }
}

extension StoreQuestion {
  fileprivate func again(_ recollection: Recollection) -> StoreQuestion {
    StoreQuestion(
      process: process, attempt: attempt, number: number,
      completion: recollection.storeCompletion(of: number)?.hear ?? completion)
  }
}

extension Question {
  fileprivate func again(_ recollection: Recollection) -> Question {
    Question(
      number: number, state: state, nonce: nonce,
      completion: recollection.completion(of: number)?.hear ?? completion)
  }
}
