internal import Cryptography

/// How a website answers an app of its own, which has a session with it where a page has all in itself.
extension RelyingParty {
  mutating func signInWithPassword(_ message: Message) -> Reply {
    guard let user = message["user"], let password = message["password"],
      accepts(.password(PasswordCredential(user: user, password: password)))
    else { return .refusal(401, "wrong-password") }
    return Reply(200, [Message.Field("user", user)])
  }

  mutating func beginPasskey(_ message: Message) -> Reply {
    guard
      let demand = demandNewPasskey(of: message["user"] ?? "", byTheWay: message["conditional"] == "yes")
    else { return .refusal(404, "unknown-user") }
    return open(demand)
  }

  /// Keeps in mind what it demands, and says it.
  mutating func open(_ demand: PasskeyDemand) -> Reply {
    sessions.append(demand)
    return Reply(200, demand.fields + demand.ownFields)
  }

  /// Which of its demands a challenge belongs to; `nil` where it asked with no such bytes.
  package func number(ofChallenge challenge: [UInt8]) -> Int? {
    sessions.first { $0.challenge == challenge }?.number
  }

  /// What it demanded, as it remembers that itself, or a page does.
  func session(of message: Message) -> PasskeyDemand? {
    sessions.first { $0.number == message.demand } ?? PasskeyDemand(message)
  }
}

/// What an app says to its server about passkeys.
extension Message {
  /// Asks what a new passkey has to be like; one by the way asks nobody.
  public static func beginPasskey(for user: String, byTheWay: Bool = false) -> Message {
    Message("beginPasskey", [Field("user", user), Field("conditional", byTheWay ? "yes" : "no")])
  }

  /// Asks what a sign-in with a passkey has to be like.
  public static func beginSignIn(of user: String? = nil) -> Message {
    Message("beginSignIn", user.map { [Field("user", $0)] } ?? [])
  }

  /// Brings a new passkey.
  public static func registerPasskey(
    _ made: PasskeyRegistration, for user: String, as demand: PasskeyDemand
  ) -> Message {
    Message(
      "registerPasskey",
      [
        Field("demand", String(demand.number)), Field("user", user), Field("credentialID", made.credentialID),
        Field("clientData", Base64URL.text(of: made.clientData)),
        Field("attestationObject", Base64URL.text(of: made.proof?.attestationObject ?? [])),
      ])
  }

  /// Asks what the passkey of a new account has to be like.
  public static let beginAccount = Message("beginAccount", [])

  /// Brings what somebody gave for an account, and its passkey.
  public static func createAccount(_ account: NewAccount, as demand: PasskeyDemand) -> Message {
    let passkey = registerPasskey(account.passkey, for: account.contact.value, as: demand)
    return Message("createAccount", passkey.body + (account.name.map { [Field("name", $0)] } ?? []))
  }

  /// Brings a signature with a passkey.
  public static func signInWithPasskey(_ assertion: PasskeyAssertion, as demand: PasskeyDemand) -> Message {
    Message(
      "signInWithPasskey",
      [
        Field("demand", String(demand.number)), Field("credentialID", assertion.credentialID),
        Field("userHandle", assertion.userHandle),
        Field("clientData", Base64URL.text(of: assertion.clientData)),
        Field("authenticatorData", Base64URL.text(of: assertion.proof?.authenticatorData ?? [])),
        Field("signature", Base64URL.text(of: assertion.proof?.signature ?? [])),
      ])
  }
}

extension ServerAnswer {
  /// What a server demands of a passkey, where it said so.
  public var demand: PasskeyDemand? {
    guard isSuccess, let reply else { return nil }
    return PasskeyDemand(Message("", reply.body))
  }
}
