/// How what a credential provider is asked stands in a line.
extension CredentialRequest {
  var fields: Telling {
    let it = Telling()
    _ = told(it)
    return it
  }

  func told(_ it: Telling) -> Self {
    var request = Self(
      it.word("for", provision), services: it.services(services),
      identity: it.optional(identity, .blank) { identity in it.under("1.") { identity.told(it) } })
    request.savedPassword = it.optional(savedPassword, .blank) { $0.told(it) }
    request.passwordRules = it.text("passwordRules", passwordRules)
    request.report = it.optional(report, .blank) { it.choice($0) }
    request.demand = it.optional(demand, .blank) { $0.told(it) }
    request.clock = it.optional(clock.map { Int($0) }, 0) { it.number("clock", $0) }.map { Int64($0) }
    return request
  }
}

extension CredentialRequest.SavedPassword {
  static let blank = Self(.blank, on: .userAsked)

  func told(_ it: Telling) -> Self {
    var saved = Self(
      PasswordCredential(
        user: it.text("savedUser", credential.user), password: it.text("savedPassword", credential.password)),
      on: it.word("occasion", occasion), title: it.text("title", title))
    saved.session = it.usually(1, session) { it.number("session", $0) }
    return saved
  }
}

extension CredentialReport: Told {
  static let kinds = Kinds<Self>([
    .blank, .unknownPasskey(credentialID: "", relyingParty: ""),
    .acceptedPasskeys(credentialIDs: [], userHandle: "", relyingParty: ""),
    .updatedPasskey(newName: "", userHandle: "", relyingParty: ""),
  ])

  static let blank = unusedPassword(user: "", domain: "")

  func told(_ it: Telling) -> Self {
    switch self {
    case .unusedPassword(let user, let domain):
      .unusedPassword(user: it.text("user", user), domain: it.text("domain", domain))
    case .unknownPasskey(let credentialID, let relyingParty):
      .unknownPasskey(
        credentialID: it.text("credentialID", credentialID),
        relyingParty: it.text("relyingParty", relyingParty))
    case .acceptedPasskeys(let credentialIDs, let userHandle, let relyingParty):
      Self.accepted(
        it.text("userHandle", userHandle), it.text("relyingParty", relyingParty),
        it.list(credentialIDs, "") { it.text("accepted", $0) })
    case .updatedPasskey(let newName, let userHandle, let relyingParty):
      .updatedPasskey(
        newName: it.text("newName", newName), userHandle: it.text("userHandle", userHandle),
        relyingParty: it.text("relyingParty", relyingParty))
    }
  }

  private static func accepted(_ userHandle: String, _ relyingParty: String, _ ids: [String]) -> Self {
    .acceptedPasskeys(credentialIDs: ids, userHandle: userHandle, relyingParty: relyingParty)
  }
}

extension CredentialIdentity {
  fileprivate static let blank = Self("", at: "")

  /// What is as usual is left out.
  fileprivate func told(_ it: Telling) -> Self {
    Self(
      it.text("user", user), at: it.service("at", service), record: it.text("record", recordIdentifier),
      rank: it.usually(0, rank) { it.number("rank", $0) }, kind: it.usually(.password, kind, it.choice))
  }
}

extension CredentialIdentity.Kind: Told {
  static let kinds = Kinds<Self>([.password, .passkey(credentialID: "", userHandle: ""), .oneTimeCode])

  func told(_ it: Telling) -> Self {
    switch self {
    case .password: .password
    case .passkey(let credentialID, let userHandle):
      .passkey(credentialID: it.text("passkey", credentialID), userHandle: it.text("handle", userHandle))
    case .oneTimeCode: it.mark("kind", "one-time code", .oneTimeCode)
    }
  }
}

extension Telling {
  func identities(_ identities: [CredentialIdentity]) -> [CredentialIdentity] {
    list(identities, .blank) { $0.told(self) }
  }
}
