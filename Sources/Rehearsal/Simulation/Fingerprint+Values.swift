/// The values a fingerprint is made of.
extension Keychain.Entry {
  func combine(into mark: inout Fingerprint) {
    mark.combine(service.identifier)
    mark.combine(user)
    mark.combine(password)
  }
}

extension Account {
  func combine(into mark: inout Fingerprint) {
    mark.combine(user)
    mark.combine(each: passwords) { password, mark in mark.combine(password) }
    mark.combine(tokens.count)
    mark.combine(appleUser)
  }
}

extension AccountServer {
  func combine(into mark: inout Fingerprint) {
    mark.combine(each: accounts) { account, mark in account.combine(into: &mark) }
    mark.combine(each: sessions) { session, mark in
      mark.combine(session.account)
      mark.combine(session.isVerified)
      mark.combine(session.challenge ?? -1)
    }
  }
}

extension Message {
  func combine(into mark: inout Fingerprint) {
    mark.combine(name)
    body.combine(into: &mark)
  }

  /// A number that stands for it.
  var mark: UInt64 {
    var mark = Fingerprint()
    combine(into: &mark)
    return mark.value
  }
}

extension [Message.Field] {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(each: self) { field, mark in
      mark.combine(field.name)
      mark.combine(field.value)
    }
  }
}

extension ServerAnswer {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .networkError: mark.combine(0)
    case .reply(let reply):
      mark.combine(reply.status)
      reply.body.combine(into: &mark)
    }
  }
}

extension AppleCredential {
  func combine(into mark: inout Fingerprint) {
    for value in [user, state, identityToken, authorizationCode, email, fullName] { mark.combine(value) }
  }
}

extension Interface {
  func combine(into mark: inout Fingerprint) {
    mark.combine(each: elements) { element, mark in
      switch element {
      case .label(let text): mark.combine(text)
      case .field(let name, let text):
        mark.combine(name)
        mark.combine(text)
      case .button(let name, let isEnabled):
        mark.combine(name)
        mark.combine(isEnabled)
      }
    }
  }
}

extension Screen {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .elsewhere: mark.combine(0)
    case .interface(let interface, _):
      mark.combine(1)
      interface.combine(into: &mark)
    case .sheet: mark.combine(2)
    case .message(let text):
      mark.combine(3)
      mark.combine(text)
    case .signInPrompt(let prompt):
      mark.combine(4)
      mark.combine(prompt.user)
      mark.combine(prompt.text)
    case .recommendations: mark.combine(5)
    case .authentication: mark.combine(6)
    }
  }
}

extension Occurrence {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .said(let action, let attempt, _):
      mark.combine(1)
      mark.combine(attempt)
      mark.combine(action.hashedText)
    case .asked(_, let attempt, _):
      mark.combine(2)
      mark.combine(attempt)
    case .prepared(let attempt):
      mark.combine(3)
      mark.combine(attempt)
    case .call(let call):
      mark.combine(4)
      mark.combine(call.rawValue)
    case .arrives(let transmission):
      mark.combine(5)
      transmission.combine(into: &mark)
    case .answers(let transmission, let answer):
      mark.combine(6)
      transmission.combine(into: &mark)
      answer.combine(into: &mark)
    case .appleAnswered(let answer), .appleAnswer(let answer):
      mark.combine(7)
      mark.combine(answer.rawValue)
    case .touched(_, let touch):
      mark.combine(20)
      touch.combine(into: &mark)
    case .presents, .passed, .app: mark.combine(21)
    case .tapped(let tap, _, _):
      mark.combine(8)
      mark.combine(tap.button)
      tap.interface.combine(into: &mark)
    case .alarm(let process, _, _, _):
      mark.combine(9)
      mark.combine(process)
    case .ranOut: mark.combine(10)
    case .noticed(let act):
      mark.combine(11)
      mark.combine(act.rawValue)
    case .used(let use, _):
      mark.combine(12)
      use.combine(into: &mark)
    case .storeAnswers(let question, let answer):
      mark.combine(13)
      mark.combine(question.process)
      answer.combine(into: &mark)
    case .cleansUp(let isExpired):
      mark.combine(14)
      mark.combine(isExpired)
    }
  }
}

extension Transmission {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(messageMark)
    mark.combine(number)
    mark.combine(process)
  }
}

extension HandlerAction {
  /// What it says; only while a process is suspended can it lie on the agenda between two moments.
  fileprivate var hashedText: String { "\(line)" }
}

extension Touch {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .types(let text, let field):
      mark.combine(text)
      mark.combine(field)
    case .taps(let button): mark.combine(button)
    }
  }
}
