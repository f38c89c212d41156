/// How a page asks for a passkey, and what its website makes of what came.
enum WebsitePage {
  /// Has the website of the page say what it wants, where a passkey is asked for and anybody looks at it; an earlier
  /// attempt that nothing came of is given up.
  @discardableResult
  static func demandPasskey(
    for asked: inout CredentialRequest, of user: String? = nil, in world: inout World
  ) -> PasskeyDemand? {
    guard world.phone.autoFill.relyingParty != nil, asked.provision.isOfPasskeys else { return nil }
    let user = user ?? asked.identity.map { world.phone.autoFill.owner(of: $0) } ?? ""
    let demand: PasskeyDemand?
    switch asked.provision {
    case .passkeyRegistration, .automaticPasskey:
      demand = world.phone.autoFill.relyingParty?.demandNewPasskey(
        of: user, byTheWay: asked.provision == .automaticPasskey)
      if let demand {
        asked.identity = CredentialIdentity(
          user, at: ServiceIdentifier(demand.relyingParty),
          kind: .passkey(credentialID: "", userHandle: demand.userHandle))
      }
    default: demand = world.phone.autoFill.relyingParty?.demandSignIn(of: user)
    }
    asked.demand = demand
    var attempt = PasskeyAttempt(
      of: user, isRegistration: asked.provision.makesPasskey, answering: demand?.number ?? 0)
    if let demand, !demand.excluded.isEmpty {
      attempt.ownExcluded = world.phone.passkeyIDs(at: demand.relyingParty).filter(demand.excluded.contains)
    }
    world.phone.autoFill.attempts.append(attempt)
    return demand
  }

  /// The page sends its website what it was given.
  static func send(_ provided: Provided, in world: inout World) {
    guard let demand = world.request?.details.provision?.demand,
      let attempt = world.phone.autoFill.attempts.first(where: { $0.number == demand.number })
    else { return }
    let message: Message
    switch provided {
    case .passkey(let credentialID, let userHandle, _, let proof):
      if isStrangers(credentialID, of: userHandle, in: world), mayChoose(in: demand.number, world) {
        disturb(demand.number, in: &world)
      }
      message = .signInWithPasskey(demand, credentialID: credentialID, userHandle: userHandle, proof)
    case .newPasskey(let credentialID, _, let proof):
      message = .registerPasskey(
        demand, user: attempt.user, credentialID: credentialID, proof)
    case .password(let credential): return take(credential, for: demand, in: &world)
    case .code, .text, .savedPassword, .generatedPasswords, .configuration: return
    }
    world.timeline.record(.system(.autoFill(.sentToWebsite(message))))
    Transmission(message, from: .page, ordinal: 0, in: &world).setOut(in: &world)
  }

  /// The website takes a message of its page.
  static func ask(_ message: Message, in world: inout World) -> Reply {
    guard var website = world.phone.autoFill.relyingParty else { return .refusal(404, "unknown") }
    let reply = website.answer(message)
    world.phone.autoFill.relyingParty = website
    if ["registerPasskey", "createAccount"].contains(message.name), reply.status == 200 {
      pardonAttempts(in: &world)
    }
    return reply
  }

  /// The page hears from its website; how long it waits is its own affair.
  static func hear(_ answer: ServerAnswer, about message: Message, in world: inout World) {
    settle(answer, about: message, in: &world)
    if answer.reply?["error"] == RelyingParty.unknownPasskey, let credentialID = message["credentialID"] {
      reportUnknownPasskey(credentialID, in: &world)
    }
  }

  /// An answer says what came of the attempt that a message was about.
  static func settle(_ answer: ServerAnswer, about message: Message, in world: inout World) {
    let number = message.demand
    switch answer {
    case .networkError: conclude(number, .unanswered, in: &world)
    case .reply(let reply) where (200..<300).contains(reply.status): conclude(number, .accepted, in: &world)
    case .reply(let reply): conclude(number, .refused(reply["error"] ?? "\(reply.status)"), in: &world)
    }
  }

  /// It turns out whose account an attempt is about.
  static func name(_ user: String, in number: Int, in world: inout World) {
    guard let index = world.phone.autoFill.attempts.lastIndex(where: { $0.number == number }) else { return }
    world.phone.autoFill.attempts[index].user = user
  }

  /// The page says that its website does not know the passkey that was just used, so that nobody uses it again.
  private static func reportUnknownPasskey(_ credentialID: String, in world: inout World) {
    guard let website = world.phone.autoFill.relyingParty, website.reportsUnknownPasskeys,
      world.request?.isFinished == true, Provision.unknownPasskey.isAskedFor(in: world)
    else { return }
    let report = CredentialReport.unknownPasskey(
      credentialID: credentialID, relyingParty: website.identifier)
    PasskeyNews.hear(report, in: &world)
    var news = CredentialRequest(.unknownPasskey)
    news.report = report
    world.begin(news)
    pardonAttempts(in: &world)
  }

  /// What was tried before says nothing of what can be done now.
  static func pardonAttempts(in world: inout World) {
    for index in world.phone.autoFill.attempts.indices {
      world.phone.autoFill.attempts[index].wasDisturbed = true
    }
  }

  /// An attempt comes to its end, by something else than a passkey where that is said; only the first word counts.
  static func conclude(
    _ number: Int, _ verdict: PasskeyAttempt.Verdict, by other: TriedCredential? = nil, in world: inout World
  ) {
    guard let index = world.phone.autoFill.attempts.lastIndex(where: { $0.number == number }),
      world.phone.autoFill.attempts[index].verdict == nil
    else { return }
    world.phone.autoFill.attempts[index].verdict = verdict
    let tried = other ?? TriedCredential(.passkey, of: world.phone.autoFill.attempts[index].user)
    world.timeline.record(.system(.autoFill(.concluded(verdict, of: tried))))
  }

  /// A request for a passkey that ended without one leaves its page with nothing.
  static func conclude(after request: OpenRequest, in world: inout World) {
    guard let demand = request.details.provision?.demand, request.answer.provided == nil else { return }
    // Who turns back from an interface that leads nowhere does so for the provider's sake.
    let hasTurnedBack = request.outcome == .canceled && ledOn(in: demand.number, by: request, world)
    if hasTurnedBack || request.outcome == .interrupted || request.wasCutShort {
      disturb(demand.number, in: &world)
    }
    conclude(demand.number, .notGiven, in: &world)
  }

  /// Something comes between that is nobody's mistake, in the last attempt unless it is said which.
  static func disturb(_ number: Int? = nil, in world: inout World) {
    guard world.phone.hasAutoFill,
      let index = world.phone.autoFill.attempts.lastIndex(where: { number == nil || $0.number == number }),
      world.phone.autoFill.attempts[index].verdict == nil
    else { return }
    world.phone.autoFill.attempts[index].wasDisturbed = true
  }
}

extension Phone {
  /// Whether the page in front of the user takes passkeys, and anybody looks at them.
  package var asksForPasskeys: Bool { hasAutoFill && autoFill.relyingParty != nil }
}

extension AutoFill {
  /// Who has no password any more, and could not sign in with a passkey when nothing stood in the way.
  var lockOuts: [LockOut] {
    guard let relyingParty else { return [] }
    return relyingParty.members.filter { member in
      // Where nobody was offered anything, that is so for everybody.
      let last = attempts.last { ($0.user == member.user || $0.user.isEmpty) && !$0.isRegistration }
      guard member.password == nil, let last, let verdict = last.verdict else { return false }
      return !last.wasDisturbed && verdict != .accepted
    }.map { LockOut(user: $0.user, saved: nil, isByPasskey: true) }
  }
}

extension Provision {
  /// Whether it is about passkeys that a page asks for.
  var isOfPasskeys: Bool { self == .passkey || self == .passkeyList || makesPasskey }

  /// Whether a passkey is to be made.
  var makesPasskey: Bool { self == .passkeyRegistration || self == .automaticPasskey }
}
