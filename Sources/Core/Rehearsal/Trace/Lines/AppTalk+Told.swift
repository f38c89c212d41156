/// Lines of what passes between an app's code and the system, or its server.
extension AppTalk: Told {
  static let kinds = Kinds<Self>([
    .asked(AuthorizationAsk([])), .tookBack, .heard(.failed(.unknown)), .reported(.blank), .sent(Message("")),
    .gotReply(to: "", Reply(200)), .gotNetworkError(about: ""), .heardOfRevocation,
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .asked(let ask): .asked(ask.told(it("performRequests", .app, .system)))
    case .tookBack: it("cancel", .app, .system, .tookBack)
    case .heard(let answer): .heard(answer.told(it("hears", .system, .app)))
    case .reported(let report): .reported(it("reports", .app, .system).choice(report))
    case .sent(let message):
      .sent(
        Message(
          it("sends", .app, .server).text("message", message.name), it.body(message.body, after: 1)))
    case .gotReply(let name, let reply): Self.gotReply(it("getsReply", .server, .app), name, reply)
    case .gotNetworkError(let name):
      .gotNetworkError(about: it("getsNetworkError", .server, .app).text("about", name))
    case .heardOfRevocation: it("hearsOfRevocation", .apple, .app, .heardOfRevocation)
    }
  }

  private static func gotReply(_ it: Telling, _ name: String, _ reply: Reply) -> Self {
    let (name, status) = (it.text("to", name), it.number("status", reply.status))
    return .gotReply(to: name, Reply(status, it.body(reply.body, after: 2)))
  }
}

extension AuthorizationAsk {
  fileprivate func told(_ it: Telling) -> Self {
    let manner = it.word("manner", manner)
    return Self(it.list(requests, .password) { it.choice($0) }, manner)
  }
}

extension AuthorizationRequest: Told {
  static let kinds = Kinds<Self>([
    .password, .passkey(.blank), .newPasskey(.blank, user: ""), .newAccount(.blank, AccountWish()),
    .appleID(AppleIDRequest()),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .password: it.mark("request", "password", .password)
    case .passkey(let demand): .passkey(it.mark("request", "passkey", demand).told(it))
    case .newPasskey(let demand, let user):
      .newPasskey(it.mark("request", "new passkey", demand).told(it), user: it.text("user", user))
    case .newAccount(let demand, let wish):
      .newAccount(it.mark("request", "new account", demand).told(it), wish.told(it))
    case .appleID(let request): .appleID(it.mark("request", "Apple ID", request).told(it))
    }
  }
}

extension AccountWish {
  fileprivate func told(_ it: Telling) -> Self {
    let kinds = it.texts("contact", contacts.map(\.rawValue)).compactMap(Contact.Kind.init)
    return Self(contacts: kinds, wantsName: it.answer("name", wantsName))
  }
}

extension NewAccount {
  fileprivate static let blank = Self(contact: Contact(.email, ""), name: nil, passkey: .blank)

  fileprivate func told(_ it: Telling) -> Self {
    let contact = Contact(it.word("contact", contact.kind), it.text("value", contact.value))
    return Self(contact: contact, name: it.text("name", name), passkey: passkey.told(it))
  }
}

extension AppleIDRequest {
  fileprivate func told(_ it: Telling) -> Self {
    Self(
      scopes: it.words("scopes", scopes.map(\.rawValue)).compactMap(AppleCredential.Scope.init),
      state: it.text("state", state), nonce: it.text("nonce", nonce))
  }
}

extension AuthorizationAnswer {
  fileprivate func told(_ it: Telling) -> Self {
    it.tell(self) { answer in
      switch answer {
      case .authorized(let credential): _ = it.choice(credential)
      case .failed(let error): it.note("error", error.description)
      }
    } read: {
      if let error = it.find("error") {
        AuthorizationError.allCases.first { $0.description == error }.map(Self.failed)
      } else {
        AuthorizedCredential.kinds.read(it, Telling.Key()).map(Self.authorized)
      }
    }
  }
}

extension AuthorizedCredential: Told {
  static let kinds = Kinds<Self>([
    .password(.blank), .passkey(.blank), .newPasskey(.blank), .newAccount(.blank), .appleID(.blank),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .password(let credential): .password(it.mark("credential", "password", credential).told(it))
    case .passkey(let assertion): .passkey(it.mark("credential", "passkey", assertion).told(it))
    case .newPasskey(let made): .newPasskey(it.mark("credential", "new passkey", made).told(it))
    case .newAccount(let account): .newAccount(it.mark("credential", "new account", account).told(it))
    case .appleID(let credential): .appleID(it.mark("credential", "Apple ID", credential).told(it))
    }
  }
}

extension PasskeyAssertion {
  fileprivate static let blank = Self(credentialID: "", userHandle: "", clientData: [], proof: nil)

  fileprivate func told(_ it: Telling) -> Self {
    Self(
      credentialID: it.text("credentialID", credentialID), userHandle: it.text("userHandle", userHandle),
      clientData: it.bytes("clientData", clientData), proof: it.optional(proof, .blank) { $0.told(it) })
  }
}

extension PasskeyRegistration {
  fileprivate static let blank = Self(credentialID: "", clientData: [], proof: nil)

  fileprivate func told(_ it: Telling) -> Self {
    Self(
      credentialID: it.text("credentialID", credentialID), clientData: it.bytes("clientData", clientData),
      proof: it.optional(proof, .blank) { $0.told(it) })
  }
}
