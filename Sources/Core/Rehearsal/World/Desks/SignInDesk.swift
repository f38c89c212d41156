/// How what an app asks to sign in with goes its way: from the app to a sheet, to the provider, and back.
enum SignInDesk {
  static func take(_ asked: AuthorizationAsk, _ number: Int, in world: inout World) {
    let website = world.phone.hasAutoFill ? world.phone.autoFill.relyingParty : nil
    let ask = asked.naming { website?.number(ofChallenge: $0) }
    var open = OpenAuthorization(number: number, ask: ask)
    let isBusy = world.app.authorization != nil || world.request?.isFinished == false
    if isBusy || SystemDesk.open(in: world) != nil, Ledger.holds("AU-7") {
      return answer(.failed(.failed), to: open, in: &world)
    }
    let parties = ask.demands.map { ServiceIdentifier($0.relyingParty) }
    guard parties.allSatisfy(world.phone.signInApp.isAssociated) || !Ledger.holds("AU-1") else {
      return answer(.failed(.failed), to: open, in: &world)
    }
    for demand in ask.demands { noteAttempt(demand, for: ask.registration?.user, in: &world) }
    if let obstacle = obstacleToNewAccount(ask, in: &world) {
      world.app.authorization = open
      return end(.failed(obstacle), in: &world)
    }
    if ask.isByTheWay, Ledger.holds("AU-4") { return makeByTheWay(open, in: &world) }
    if ask.manner == .overTheKeyboard, Ledger.holds("AU-8") {
      world.app.authorization = open
      return
    }
    open.choices = world.phone.choices(for: ask) { [world] in $0.isAskedFor(in: world) }
    world.app.authorization = open
    if open.choices.isEmpty, ask.manner == .forWhatIsThere, Ledger.holds("AU-2") {
      return end(.failed(.canceled), in: &world)
    }
    world.process.layout.timesShown += 1
    let sheet = Screen.SignInSheet(offers: open.choices.map(\.title))
    world.show(.signInSheet(sheet), .offeredSignIn(sheet.offers))
  }

  /// A passkey that nobody asked for is made where the account was signed in to with a saved password (AS-42).
  private static func makeByTheWay(_ open: OpenAuthorization, in world: inout World) {
    world.app.authorization = open
    guard let (demand, user) = open.ask.registration else { return }
    world.rely(on: [.upgradeByTheWay])
    let wasFilled = world.phone.autoFill.filled.contains {
      if case .password(let credential) = $0 { credential.user == user } else { false }
    }
    let isTimely = wasFilled || world.phone.profile.autoFill.upgradeByTheWay == .isEverywhere
    guard isTimely else { return end(.failed(.failed), in: &world) }
    guard Provision.automaticPasskey.isAskedFor(in: world) else {
      return makeInKeychainByTheWay(for: user, demand, in: &world)
    }
    serve(.automaticPasskey, .toBeMade(for: user, demand), demand, in: &world)
  }

  /// The user takes what the sheet offers, or closes it.
  static func choose(_ title: String, in world: inout World) {
    guard let open = world.app.authorization else { return }
    closeSheet(in: &world)
    guard let choice = open.choices.first(where: { $0.title == title }) else {
      if !open.leadsNowhere(in: world) { WebsitePage.disturb(in: &world) }
      return end(.failed(Ledger.holds("AU-3") ? .canceled : .failed), in: &world)
    }
    if choice != open.choices.first { WebsitePage.disturb(in: &world) }
    switch choice {
    case .provided(let identity):
      let demand = identity.provision == .passkey ? open.ask.signIn : nil
      serve(identity.provision, identity, demand, in: &world)
    case .saved(let credential):
      world.phone.autoFill.filled.append(.password(credential))
      end(.authorized(.password(credential)), in: &world)
    case .kept(let kept): signIn(with: kept, in: &world)
    case .newKeychainPasskey(let user):
      if let demand = open.ask.registration?.demand { makeInKeychain(for: user, demand, in: &world) }
    case .newPasskey(let user):
      guard let demand = open.ask.registration?.demand else { return }
      serve(.passkeyRegistration, .toBeMade(for: user, demand), demand, in: &world)
    case .newAccount(let contact):
      guard let demand = open.ask.newAccount?.demand else { return }
      world.app.authorization?.contact = contact
      guard Provision.passkeyRegistration.isAskedFor(in: world) else {
        return makeInKeychain(for: contact.value, demand, in: &world)
      }
      serve(.passkeyRegistration, .toBeMade(for: contact.value, demand), demand, in: &world)
    case .appleID: askApple(open, in: &world)
    }
  }

  /// Has the provider asked for a passkey that was chosen over the keyboard; `false` where no app waits for one.
  static func serveOverTheKeyboard(_ identity: CredentialIdentity, in world: inout World) -> Bool {
    guard let open = world.app.authorization, open.ask.manner == .overTheKeyboard, !open.isServed,
      let demand = open.ask.signIn
    else { return false }
    serve(.passkey, identity, demand, in: &world)
    return true
  }

  /// Has the provider asked for what the user chose.
  private static func serve(
    _ provision: Provision, _ identity: CredentialIdentity, _ demand: PasskeyDemand?, in world: inout World
  ) {
    world.app.authorization?.isServed = true
    world.app.authorization?.demand = demand
    if let demand {
      WebsitePage.name(world.phone.autoFill.owner(of: identity), in: demand.number, in: &world)
    }
    let services = world.phone.signInApp.domains.map { ServiceIdentifier($0) }
    var asked = CredentialRequest(provision, services: services, identity: identity)
    asked.demand = demand
    world.begin(asked)
  }

  private static func askApple(_ open: OpenAuthorization, in world: inout World) {
    guard world.phone.apple.reachability != .silent, let asked = open.ask.appleID else { return }
    world.app.authorization = nil
    let delay = world.phone.apple.delay
    guard world.phone.apple.reachability == .reachable else {
      return answer(.failed(.failed), to: open, after: delay, in: &world)
    }
    let credential = world.phone.apple.authorize(
      world.phone.signInApp, state: asked.state, nonce: asked.nonce, at: world.timeline.now)
    let shared = Ledger.holds("AU-6") ? credential.sharing(asked.scopes) : credential
    answer(.authorized(.appleID(shared)), to: open, after: delay, in: &world)
  }

  /// Takes the sheet away, where it is on screen.
  static func closeSheet(in world: inout World) {
    guard case .signInSheet = world.phone.screen else { return }
    world.show(.elsewhere, .closedSignIn)
  }

  /// The user turns to something else, and the sheet goes.
  static func leaveSheet(in world: inout World) {
    guard case .signInSheet = world.phone.screen else { return }
    closeSheet(in: &world)
    end(.failed(.canceled), in: &world)
  }

  /// What the app asked for has come to its end.
  static func end(_ heard: AuthorizationAnswer, in world: inout World) {
    guard let open = world.app.authorization else { return }
    world.app.authorization = nil
    if case .failed = heard {
      for demand in open.ask.demands { WebsitePage.conclude(demand.number, .notGiven, in: &world) }
    } else if let other = open.ask.demands.first(where: { $0.number != open.demand?.number }) {
      // Who signs in otherwise has chosen; where that leads nowhere, it was no choice.
      if case .authorized(.password(let credential)) = heard,
        let owner = world.phone.autoFill.owner(of: .password(credential))
      {
        WebsitePage.name(owner, in: other.number, in: &world)
      }
      WebsitePage.conclude(
        other.number, heard.verdict(at: world.phone.autoFill.relyingParty), by: heard.otherThanPasskey,
        in: &world)
    }
    answer(heard, to: open, in: &world)
  }

  /// The app is to hear of what it asked for.
  static func answer(
    _ answer: AuthorizationAnswer, to open: OpenAuthorization, after delay: Duration = .zero,
    in world: inout World
  ) {
    let delivery = AppDelivery.authorization(answer, to: open.number)
    world.timeline.agenda.add(.appHears(delivery), at: world.timeline.now + delay)
  }

  private static func noteAttempt(_ demand: PasskeyDemand, for user: String?, in world: inout World) {
    let isRegistration = user != nil || demand.isForNewPasskey
    var attempt = PasskeyAttempt(of: user ?? "", isRegistration: isRegistration, answering: demand.number)
    let own = world.phone.passkeyIDs(at: demand.relyingParty)
    attempt.ownExcluded = own.filter(demand.excluded.contains)
    world.phone.autoFill.attempts.append(attempt)
  }
}

/// What comes back from the provider.
extension SignInDesk {
  /// Gives the app what its provider gave; `false` where no app asked.
  static func give(_ provided: Provided, in world: inout World) -> Bool {
    guard let open = world.app.authorization, open.isServed else { return false }
    let clientData = open.demand?.clientData ?? []
    switch provided {
    case .password(let credential): end(.authorized(.password(credential)), in: &world)
    case .passkey(let credentialID, let userHandle, _, let proof):
      let assertion = PasskeyAssertion(
        credentialID: credentialID, userHandle: userHandle, clientData: clientData, proof: proof)
      end(.authorized(.passkey(assertion)), in: &world)
    case .newPasskey(_, _, let proof)
    where open.demand?.extensions?.blob == .support(isRequired: true)
      && proof?.outputs?.blob != .support(true) && Ledger.holds("AU-9"):
      end(.failed(.failed), in: &world)
    case .newPasskey(let credentialID, _, let proof):
      let made = PasskeyRegistration(credentialID: credentialID, clientData: clientData, proof: proof)
      end(.authorized(open.credential(with: made, world.phone.apple)), in: &world)
    case .code, .text, .savedPassword, .generatedPasswords, .configuration:
      end(.failed(.invalidResponse), in: &world)
    }
    return true
  }

  /// Tells the app why its provider gave nothing (AU-5, AS-43).
  static func fail(after request: OpenRequest, in world: inout World) {
    guard world.app.authorization?.isServed == true, let outcome = request.outcome, !outcome.isSuccess
    else { return }
    if request.answer.error?.isMatchedExcluded == true, outcome == .failed, Ledger.holds("AU-5") {
      return end(.failed(.matchedExcludedCredential), in: &world)
    }
    world.rely(on: [.authorizationError])
    let isCanceled = outcome == .canceled || outcome == .interrupted
    let isToldApart = world.phone.profile.autoFill.authorizationError == .isToldApart
    end(.failed(isCanceled && isToldApart ? .canceled : .failed), in: &world)
  }
}

extension CredentialIdentity {
  /// A passkey that is still to be made, for what an app demands.
  fileprivate static func toBeMade(for user: String, _ demand: PasskeyDemand) -> CredentialIdentity {
    CredentialIdentity(
      user, at: ServiceIdentifier(demand.relyingParty),
      kind: .passkey(credentialID: "", userHandle: demand.userHandle))
  }
}

extension AuthorizationAnswer {
  /// What the app got instead of a passkey; `nil` where it is one.
  fileprivate var otherThanPasskey: TriedCredential? {
    switch self {
    case .authorized(.password(let credential)): TriedCredential(.password, of: credential.user)
    case .authorized(.appleID): TriedCredential(.appleID, of: "")
    case .authorized(.passkey), .authorized(.newPasskey), .authorized(.newAccount), .failed: nil
    }
  }

  /// What the website makes of what its app got instead of a passkey.
  fileprivate func verdict(at website: RelyingParty?) -> PasskeyAttempt.Verdict {
    guard case .authorized(.password(let credential)) = self, let website,
      !website.accepts(.password(credential))
    else { return .accepted }
    return .refused("wrong-password")
  }
}

extension AppleCredential {
  /// What is left of it where an app knows only what it asked for.
  fileprivate func sharing(_ scopes: [Scope]) -> AppleCredential {
    AppleCredential(
      user: user, state: state, identityToken: identityToken, authorizationCode: authorizationCode,
      email: scopes.contains(.email) ? email : nil, fullName: scopes.contains(.fullName) ? fullName : nil,
      authorizedScopes: authorizedScopes.filter(scopes.contains), realUserStatus: realUserStatus)
  }
}
