/// What counts of something that is due.
extension ScheduledEvent {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .said(let action, let attempt, let isCrossing):
      mark.combine(1)
      mark.combine(attempt)
      mark.combine(isCrossing)
      mark.combine(action.hashedText)
    case .asked(let question, let attempt, let isCrossing):
      mark.combine(2)
      mark.combine(attempt)
      mark.combine(isCrossing)
      question.combine(into: &mark)
    case .prepared(let attempt):
      mark.combine(3)
      mark.combine(attempt)
    case .call(let call):
      mark.combine(4)
      mark.combine(call.rawValue)
    case .arrives(let transmission):
      mark.combine(5)
      transmission.value.combine(into: &mark)
    case .answers(let response):
      mark.combine(6)
      response.value.combine(into: &mark)
    case .appleAnswered(let answer):
      mark.combine(7)
      mark.combine(answer.rawValue)
    case .appleAnswer(let answer):
      mark.combine(26)
      mark.combine(answer.rawValue)
    case .tapped(let tap, _):
      mark.combine(8)
      tap.combine(into: &mark)
    case .alarm(_, let process):
      mark.combine(9)
      mark.combine(process)
    case .ranOut(let act):
      mark.combine(10)
      mark.combine(act.rawValue)
    case .noticed(let act):
      mark.combine(11)
      mark.combine(act.rawValue)
    case .used(let use, let question):
      mark.combine(12)
      question.combine(into: &mark)
      use.combine(into: &mark)
    case .storeAnswers(let question, let answer):
      mark.combine(13)
      question.combine(into: &mark)
      answer.combine(into: &mark)
    case .cleansUp(let isExpired):
      mark.combine(14)
      mark.combine(isExpired)
    case .touched(let touch, _):
      mark.combine(15)
      touch.combine(into: &mark)
    case .presents: mark.combine(16)
    case .passed(let moment, _):
      mark.combine(17)
      mark.combine(Appearance.allCases.firstIndex(of: moment) ?? 0)
    case .app: mark.combine(18)
    case .appSays(let utterance):
      mark.combine(19)
      utterance.combine(into: &mark)
    case .appHears(let delivery):
      mark.combine(20)
      mark.combine(delivery, at: .start)
    case .rests: mark.combine(21)
    case .notice(let notice):
      mark.combine(23)
      mark.combine(notice.rawValue)
    case .reclaimsMemory: mark.combine(24)
    case .leaves(let way):
      mark.combine(25)
      mark.combine(way.rawValue)
    case .errand(let talk, let asker):
      mark.combine(22)
      mark.combine(asker.lane == .app)
      talk.combine(into: &mark)
    }
  }
}

extension Fingerprint {
  /// Takes in an answer that is given to who waited for it: what it answers is known by its place in the conversation.
  mutating func combine(_ response: Response) {
    combine(response.transmission.value.place)
    response.answer.combine(into: &self)
  }
}

extension Response {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(answer:transmission:)
    transmission.value.combine(into: &mark)
    answer.combine(into: &mark)
  }
}

extension Transmission {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(message:messageMark:number:sender:ordinal:place:fault:roundTrip:leg:)
    mark.combine(messageMark)
    mark.combine(place)
    sender.combine(into: &mark)
    mark.combine(Int(leg.rawValue))
    fault.combine(into: &mark)
    mark.passOver(message, because: "a number stands for it")
    mark.passOver(number, because: "what becomes of a message of a number is settled as it sets out")
    mark.passOver(ordinal, because: "it only names who waits for the answer, and so does the place")
    mark.passOver(
      roundTrip, because: "the agenda says when it arrives, and the network how long the rest takes")
  }
}

extension Transmission.Sender {
  fileprivate func combine(into mark: inout Fingerprint) {
    switch self {
    case .app: mark.combine(-1)
    case .page: mark.combine(0)
    case .handler(let process): mark.combine(process)
    }
  }
}

extension Fault.Effect? {
  /// Usually nobody has decided what becomes of a message that is on its way.
  fileprivate func combine(into mark: inout Fingerprint) {
    switch self {
    case nil: mark.combine(0)
    case .isLost: mark.combine(1)
    case .losesReply: mark.combine(2)
    case .arrivesTwice: mark.combine(3)
    case .isNeverAnswered: mark.combine(4)
    case .isAnsweredAtOnce: mark.combine(5)
    case .cutsReply: mark.combine(12)
    case .endsSession: mark.combine(13)
    case .awaitsConfirmation(let time): mark.combine(14 + Int(time.nanoseconds) << 8)
    case .isRefused(let status): mark.combine(6 + status << 8)
    case .failsAfterwards(let status): mark.combine(7 + status << 8)
    case .takes(let time): mark.combine(8 + Int(time.nanoseconds) << 8)
    case .repliesLate(let time): mark.combine(9 + Int(time.nanoseconds) << 8)
    case .arrivesLate(let time): mark.combine(10 + Int(time.nanoseconds) << 8)
    case .arrivesAgain(let time): mark.combine(11 + Int(time.nanoseconds) << 8)
    }
  }
}

extension AppleQuestion {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(number:state:nonce:)
    mark.combine(state)
    mark.combine(nonce)
    mark.passOver(number, because: "it only names who waits for the answer")
  }
}

extension StoreQuestion {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(number:process:attempt:)
    mark.combine(process)
    mark.combine(attempt)
    mark.passOver(number, because: "it only names who waits for the answer")
  }
}

extension Tap {
  func combine(into mark: inout Fingerprint) {
    mark.combine(button)
    interface.combine(into: &mark)
  }
}

extension HandlerAction {
  /// What it says; only while a process is suspended can it lie on the agenda between two moments.
  fileprivate var hashedText: String { "\(line)" }
}
