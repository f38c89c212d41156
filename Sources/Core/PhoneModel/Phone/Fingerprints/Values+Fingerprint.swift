/// The values a fingerprint is made of.
extension Keychain.Entry {
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(service:user:password:)
    mark.combine(service.identifier)
    mark.combine(user)
    mark.combine(password)
  }
}

extension Message {
  package func combine(into mark: inout Fingerprint) {
    _ = Self.init(name:body:)
    mark.combine(name)
    body.combine(into: &mark)
  }

  /// A number that stands for it.
  package var mark: UInt64 {
    var mark = Fingerprint()
    combine(into: &mark)
    return mark.value
  }
}

extension [Message.Field] {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(each: self) { field, mark in field.combine(into: &mark) }
  }
}

extension Message.Field {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(name:value:)
    mark.combine(name)
    mark.combine(value)
  }
}

extension ServerAnswer {
  package func combine(into mark: inout Fingerprint) {
    switch self {
    case .networkError: mark.combine(0)
    case .reply(let reply): reply.combine(into: &mark)
    }
  }
}

extension Reply {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(status:body:)
    mark.combine(status)
    body.combine(into: &mark)
  }
}

extension AppleCredential {
  package func combine(into mark: inout Fingerprint) {
    for value in [user, state, identityToken, authorizationCode, email, fullName] { mark.combine(value) }
    mark.passOver(authorizedScopes, because: "what is shared says which they are")
    mark.passOver(realUserStatus, because: "nothing that happens changes who the user is to Apple")
  }
}

extension Interface {
  /// A number for what a user would see.
  package var mark: UInt64 {
    var mark = Fingerprint()
    combine(into: &mark)
    return mark.value
  }

  package func combine(into mark: inout Fingerprint) {
    _ = Self.init(elements:)
    mark.combine(each: elements) { element, mark in
      switch element {
      case .label(let text):
        mark.combine(1)
        mark.combine(text)
      case .field(let name, let text):
        mark.combine(2)
        mark.combine(name)
        mark.combine(text)
      case .button(let name, let isEnabled):
        mark.combine(isEnabled ? 3 : 4)
        mark.combine(name)
      }
    }
  }
}

extension Screen {
  package func combine(into mark: inout Fingerprint) {
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
      prompt.combine(into: &mark)
    case .recommendations: mark.combine(5)
    case .authentication: mark.combine(6)
    // What it offers follows from what the app asked and the phone has.
    case .signInSheet: mark.combine(7)
    case .systemSheet(let sheet):
      mark.combine(8)
      mark.combine(sheet.text)
      mark.combine(sheet.buttons.count)
    }
  }
}

extension SignInPrompt {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(user)
    mark.combine(text)
    mark.passOver(upgrades, because: "they are only shown: what can be upgraded is looked at anew")
  }
}

extension PasswordCredential {
  package func combine(into mark: inout Fingerprint) {
    mark.combine(user)
    mark.combine(password)
  }
}

extension Touch {
  package func combine(into mark: inout Fingerprint) {
    switch self {
    case .types(let text, let field):
      mark.combine(text)
      mark.combine(field)
    case .taps(let button): mark.combine(button)
    }
  }
}
