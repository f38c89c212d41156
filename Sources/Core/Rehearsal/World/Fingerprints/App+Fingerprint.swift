/// What a fingerprint takes of an app's code: all that it was given, what it asked, and what it has to hear.
extension Fingerprint {
  /// Takes in something that an app's code is given.
  mutating func combine(_ delivery: AppDelivery, at now: Instant) {
    combine(now)
    switch delivery {
    case .touch(let touch):
      combine(1)
      touch.combine(into: &self)
    case .answer(let response):
      combine(2)
      combine(response.value)
    case .authorization(let answer, _):
      combine(3)
      answer.combine(into: &self)
    case .alarm: combine(4)
    case .appleRevoked: combine(5)
    case .upkeep: combine(6)
    case .notice(let notice):
      combine(10)
      combine(notice.rawValue)
    case .errand(let answer, _):
      combine(8)
      ErrandTalk.answered(answer).combine(into: &self)
    case .activity(let token):
      combine(9)
      combine(token)
    }
  }

  /// Takes in something that an app's code finds where it keeps things.
  mutating func combine(found value: Stored?, as key: String, at now: Instant) {
    combine(7)
    combine(now)
    combine(key)
    combine(value != nil)
    value?.combine(into: &self)
  }
}

extension AppUtterance {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .asks(let ask, _):
      mark.combine(1)
      ask.combineTelling(into: &mark)
    case .takesBack: mark.combine(2)
    case .reports(let report):
      mark.combine(3)
      report.telling.combine(into: &mark)
    }
  }
}

extension ErrandTalk {
  func combine(into mark: inout Fingerprint) {
    TraceEvent.system(.errand(self, by: .app)).telling.combine(into: &mark)
  }
}

extension ErrandDesk {
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(open:lastTurnOn:mayExport:imports:tokens:)
    mark.combine(mayExport)
    mark.combine(tokens)
    mark.combine(each: imports) { $0.combine(into: &$1) }
    open?.combine(into: &mark)
    if let lastTurnOn { mark.combine(lastTurnOn) }
  }
}

extension HandedOver {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(token:entries:)
    mark.combine(token)
    ErrandTalk.answered(.handedOver(entries)).combine(into: &mark)
    mark.passOver(entries, because: "the line that tells of them has all of them")
  }
}

extension OpenErrand {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(errand:asker:isAgreed:beneath:)
    ErrandTalk.asked(errand).combine(into: &mark)
    mark.combine(asker.lane == .app)
    mark.combine(isAgreed)
    beneath.combine(into: &mark)
    mark.passOver(errand, because: "the line that tells of it has all of it")
  }
}

extension OpenAuthorization {
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(number:ask:choices:isServed:contact:demand:)
    ask.combineTelling(into: &mark)
    mark.combine(each: choices) { choice, mark in mark.combine(choice.title) }
    mark.combine(isServed)
    mark.combine(contact?.value)
    mark.combine(demand?.number ?? 0)
    mark.passOver(number, because: "it only names who waits for the answer")
  }
}

extension AuthorizationAsk {
  fileprivate func combineTelling(into mark: inout Fingerprint) {
    combine(into: &mark) { AppTalk.asked(self).telling.combine(into: &$0) }
  }
}

extension AuthorizationAnswer {
  fileprivate func combine(into mark: inout Fingerprint) {
    AppTalk.heard(self).telling.combine(into: &mark)
  }
}
