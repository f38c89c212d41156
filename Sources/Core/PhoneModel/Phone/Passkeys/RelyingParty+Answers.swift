package import WebAuthn

/// How a website answers the messages of its page.
extension RelyingParty: Server {
  /// The messages that bring it what a provider gave.
  public static let messages = ["registerPasskey", "signInWithPasskey", "createAccount"]

  /// Takes a message, changes what it changes, and replies: 422 names what is wrong, and where that is forbidden.
  public mutating func answer(_ message: Message) -> Reply {
    switch message.name {
    case "registerPasskey": register(message)
    case "signInWithPasskey": signIn(message)
    case "signIn": signInWithPassword(message)
    case "beginPasskey": beginPasskey(message)
    case "beginAccount": open(demandAccount())
    case "createAccount": createAccount(message)
    case "beginSignIn": open(demandSignIn(of: message["user"]))
    default: .refusal(404, "unknown")
    }
  }

  /// Its members by their passwords.
  public var accounts: [Account] {
    members.map {
      Account(
        named: $0.user, passwords: $0.password.map { [$0] } ?? [], secondFactor: nil, tokens: [],
        appleUser: nil)
    }
  }

  /// Whether somebody could sign in with a password.
  public func accepts(_ credential: SignIn) -> Bool {
    guard case .password(let credential) = credential else { return false }
    return member(credential.user)?.password?.isExactly(credential.password) == true
  }

  private mutating func register(_ message: Message) -> Reply {
    guard let user = message["user"], let index = members.firstIndex(where: { $0.user == user }),
      let demand = session(of: message), let answer = RegistrationBytes(message)
    else { return .refusal(400, "malformed") }
    guard settle(demand: demand.number) else { return .refusal(409, "answered-already") }
    do throws(CeremonyMistake) {
      members[index].records.append(try registration(demand).record(of: answer))
    } catch { return Self.refusal(error, in: .registration) }
    if dropsPasswords { members[index].password = nil }
    return Reply(200, [Message.Field("user", user)])
  }

  /// An account for whoever brings a passkey; one that is known by the contact already is left alone.
  private mutating func createAccount(_ message: Message) -> Reply {
    guard let user = message["user"], let demand = session(of: message),
      let answer = RegistrationBytes(message)
    else { return .refusal(400, "malformed") }
    guard settle(demand: demand.number) else { return .refusal(409, "answered-already") }
    guard member(user) == nil else { return .refusal(409, "account-exists") }
    do throws(CeremonyMistake) {
      var member = Member(user, handle: demand.userHandle, password: nil)
      member.records = [try registration(demand).record(of: answer)]
      members.append(member)
    } catch { return Self.refusal(error, in: .registration) }
    return Reply(200, [Message.Field("user", user)])
  }

  private mutating func signIn(_ message: Message) -> Reply {
    guard let demand = session(of: message), let answer = AssertionBytes(message) else {
      return .refusal(400, "malformed")
    }
    guard settle(demand: demand.number) else { return .refusal(409, "answered-already") }
    do throws(CeremonyMistake) {
      let record = try assertion(demand).record(of: answer, for: anybody)
      for (index, member) in members.enumerated() {
        guard let place = member.records.firstIndex(where: { $0.id == record.id }) else { continue }
        members[index].records[place] = record
        return Reply(200, [Message.Field("user", member.user)])
      }
      return .refusal(422, Self.unknownPasskey)
    } catch { return Self.refusal(error, in: .assertion) }
  }

  /// What it says of a passkey that nobody registered.
  public static let unknownPasskey = CeremonyMistake.Kind.credentialUnknown.rawValue

  private static func refusal(_ mistake: CeremonyMistake, in ceremony: CeremonyMistake.Ceremony) -> Reply {
    Reply(
      422,
      [
        Message.Field("error", mistake.kind.rawValue), Message.Field("detail", mistake.detail),
        Message.Field("paragraph", mistake.kind.paragraph(in: ceremony)),
      ])
  }
}

/// How a website looks at what a provider gave.
extension RelyingParty {
  private func client(_ demand: PasskeyDemand) -> ClientExpectation {
    var client = ClientExpectation(
      challenge: demand.challenge, origins: [demand.origin], relyingParty: identifier)
    client.requiresVerification = demand.verification == .required && !demand.isConditional
    return client
  }

  package func registration(_ demand: PasskeyDemand) -> RegistrationCeremony {
    RegistrationCeremony(
      client(demand), algorithms: demand.algorithms.map { COSEAlgorithm(rawValue: $0) },
      isConditional: demand.isConditional, registered: Set(members.flatMap { $0.records.map(\.id) }))
  }

  package func assertion(_ demand: PasskeyDemand) -> AssertionCeremony {
    AssertionCeremony(
      client(demand), allowed: Set(demand.allowed.map(\.opaqueBytes)),
      refusesStillCounters: refusesStillCounters)
  }

  /// Every account by what its passkeys are kept under.
  package var anybody: AssertionCeremony.User {
    .anybody(
      recordsByHandle: Dictionary(
        members.map { (kept(under: $0.handle).opaqueBytes, $0.records) },
        uniquingKeysWith: { first, _ in first }))
  }
}
