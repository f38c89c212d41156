/// What handlers say, as the phone hears it: at first it is only noted, and taken up when their call has returned.
extension World {
  /// A handler says something about its request.
  mutating func say(_ action: HandlerAction, attempt: Int) {
    timeline.record(.handler(action.withoutUnaskedBytes(of: request)))
    process.journal?.hear(action)
    timeline.schedule(.said(action, attempt: attempt, isCrossing: request?.isCancelOnItsWay == true))
  }

  /// A handler asks for Apple's credential; answers which of all such questions this is.
  mutating func askApple(state: String?, nonce: String?, attempt: Int) -> Int {
    timeline.record(.handler(.askedApple(state: state, nonce: nonce)))
    process.journal?.hearQuestion(state, nonce)
    process.said.questions += 1
    let question = AppleQuestion(number: process.said.questions, state: state, nonce: nonce)
    timeline.schedule(.asked(question, attempt: attempt, isCrossing: request?.isCancelOnItsWay == true))
    return question.number
  }

  /// A handler sends a message; answers which of all messages this is.
  mutating func send(_ message: Message) -> Int {
    noteRepetition(of: message)
    if request?.input.isTyped == true, message.carriesCode, request?.input.sendCode() == true {
      note(.sentCodeTwice, message.name)
    }
    process.work.order.lastAct = timeline.now
    if let gone = request?.shown.goneSince, gone < timeline.now { WentOn.judge(message, in: &self) }
    process.said.messages += 1
    let transmission = Transmission(
      message, from: .handler(process: phone.process.number), ordinal: process.said.messages, in: &self)
    process.journal?.hearMessage(transmission.messageMark)
    transmission.setOut(in: &self)
    return process.said.messages
  }

  /// A handler lays out an interface; answers which of all layouts this is.
  mutating func show(_ interface: Interface) -> Int {
    timeline.record(.handler(.laidOut(interface)))
    process.journal?.hear(interface)
    process.said.layouts += 1
    process.layout.timesShown += 1
    process.layout.interface = interface
    process.layout.number = process.said.layouts
    if case .interface(_, let bar) = phone.screen {
      phone.screen = .interface(interface, under: bar)
      noteShown()
    }
    return process.said.layouts
  }

  /// A handler wants something done after a while; answers which of all alarms this is.
  mutating func setAlarm(after delay: Duration) -> Int {
    process.journal?.hearAlarm(after: delay)
    process.said.alarms += 1
    timeline.agenda.add(.alarm(process.said.alarms, process: phone.process.number), at: timeline.now + delay)
    return process.said.alarms
  }

  /// A handler takes an alarm back.
  mutating func cancelAlarm(_ number: Int) {
    if timeline.agenda.cancel(where: { $0.isAlarm(number) }) { return }
    // One that fell due in a suspended process waits elsewhere, and has not gone off yet.
    process.deferred.removeAll { $0.isAlarm(number) }
  }

  /// A handler turns to its identity store; answers which of all such questions this is.
  mutating func use(_ use: IdentityStoreUse, attempt: Int) -> Int {
    process.journal?.hear(use)
    process.work.order.lastAct = timeline.now
    process.said.storeQuestions += 1
    let question = StoreQuestion(
      number: process.said.storeQuestions, process: phone.process.number, attempt: attempt)
    timeline.schedule(.used(use, question))
    return question.number
  }

  /// A call is left to the base class, which says so where it cancels.
  mutating func noteNotOverridden(_ call: HandlerCall, _ answer: Profile.BaseClassAnswer) {
    if answer == .cancels { timeline.record(.system(.logged(call))) }
    rely(on: answer == .cancels ? [.baseClass] : [.forwarding])
    note(premises.isProvider ? .leftToBaseClass : .didNotOverride, call.rawValue)
    if answer != .cancels { request?.answer.wayOfCanceling = .notAtAll }
    if answer == .callsItself { timeline.schedule(.noticed(.endedProcess)) }
  }
}

extension Message {
  private static let codes = ["code", "otp", "totp", "oneTimeCode", "verificationCode"]

  /// Whether it carries the code of a second factor.
  var carriesCode: Bool { body.contains { Self.codes.contains($0.name) && !$0.value.isEmpty } }
}
