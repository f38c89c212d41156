/// How rehearsals that have a beginning in common share it.
extension Simulation {
  /// Keeps count of what handlers are given from now on, and where it can all of it, because a search asks where
  /// they are, and for others that are there too.
  package func remember() {
    history = Fingerprint()
    if runtime == nil, program.app == nil { memory = Memory() }
  }

  /// Forgets a process that is no more.
  func forget() {
    if history != nil { history = Fingerprint() }
    if memory != nil { memory = Memory() }
  }

  /// Another rehearsal that stands where this one stands, with handlers of its own; `nil` where they cannot be had,
  /// or would not do the same again.
  ///
  /// Both go on from here without each other. What happened before is not told to a witness again.
  package func branch() -> Simulation? {
    guard let memory, memory.isWhole, livingInterface == nil, belongings.isEmpty, trace.ending.stop == nil
    else { return nil }
    let recollection = makeHandler.map { _ in Recollection(of: program, alarms: memory.alarms) }
    if let recollection, !recollection.recall(memory, in: phone.process.number) {
      recollection.letGo()
      return nil
    }
    let twin = Simulation(
      phone: phone, server: server, program: program, limit: limit,
      trace: Trace(setting: trace.setting, entries: [], ending: trace.ending))
    twin.earlier = earlier.isEmpty ? trace.entries : earlier + trace.entries
    copyCourse(to: twin)
    copyRequest(to: twin, recollection)
    if let recollection { copyHandler(to: twin, recollection) }
    recollection?.wake(in: twin)
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
    twin.alarms = alarms
    twin.sentCounts = sentCounts
  }

  private func copyRequest(to twin: Simulation, _ recollection: Recollection?) {
    let process = phone.process.state == .absent ? nil : phone.process.number
    func again(_ occurrence: Occurrence) -> Occurrence { occurrence.again(recollection, in: process) }
    twin.agenda = agenda.mapping(again)
    twin.deferred = deferred.map(again)
    twin.request = request.map { $0.again(recollection) }
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

  private func copyHandler(to twin: Simulation, _ recollection: Recollection) {
    twin.makeHandler = recollection.makeHandler
    twin.handler = recollection.handler
    twin.context = recollection.context
    if onTap != nil { twin.onTap = recollection.onTap(of: memory?.layouts ?? 0) }
  }
}

extension Occurrence {
  /// The same, for the handlers of a recollection.
  fileprivate func again(_ recollection: Recollection?, in process: Int?) -> Occurrence {
    switch self {
    case .arrives(let transmission): return .arrives(transmission.again(recollection, in: process))
    case .answers(let transmission, let answer):
      return .answers(transmission.again(recollection, in: process), answer)
    case .asked(let question, let attempt, let crossing):
      return .asked(question.again(recollection), attempt: attempt, crossing: crossing)
    case .tapped(let tap, let layout, let onTap):
      return .tapped(tap, layout: layout, recollection?.onTap(of: layout) ?? onTap)
    case .alarm(let owner, let number, let work):
      return .alarm(
        process: owner, number: number, owner == process ? recollection?.work(of: number) ?? work : work)
    case .said, .prepared, .call, .appleAnswered, .appleAnswer, .touched, .presents, .passed, .app, .ranOut,
      .foundNoWindow:
      return self
    }
  }
}

extension Transmission {
  fileprivate func again(_ recollection: Recollection?, in process: Int?) -> Transmission {
    Transmission(
      message, number: number, ordinal: ordinal, process: self.process, fault: fault, roundTrip: roundTrip,
      answer: self.process == process ? recollection?.answer(to: ordinal) ?? answer : answer)
  }
}

extension Question {
  fileprivate func again(_ recollection: Recollection?) -> Question {
    Question(
      number: number, state: state, nonce: nonce,
      completion: recollection?.completion(of: number) ?? completion)
  }
}

extension OpenRequest {
  fileprivate func again(_ recollection: Recollection?) -> OpenRequest {
    let again = OpenRequest(copying: self)
    again.question = question?.again(recollection)
    return again
  }
}
