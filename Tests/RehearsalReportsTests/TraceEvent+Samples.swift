import Rehearsal

extension TraceEvent {
  /// One of everything that can happen to a credential provider, with a text wherever there is room for one.
  static func providerSamples(_ text: String) -> [TraceEvent] {
    let service = ServiceIdentifier(text)
    let identities = [
      CredentialIdentity(
        text, at: service, record: text, rank: -2, kind: .passkey(credentialID: text, userHandle: text)),
      CredentialIdentity(text, at: service), CredentialIdentity("code", at: service, kind: .oneTimeCode),
    ]
    let updates = IdentityStoreUpdate.Kind.allCases.map { IdentityStoreUpdate($0, identities) }
    let keepsakes = [Keepsake(text, text), Keepsake(text, in: .group(text), nil)]
    var all = acts(text).map { TraceEvent.user(.autoFill($0)) }
    all += updates.flatMap { update in
      [.app(.updatesIdentities(update)), .handler(.usesStore(.updates(update)))]
    }
    all += keepsakes.flatMap { keepsake in
      [.app(.keeps(keepsake)), .handler(.found(keepsake)), .handler(.kept(keepsake))]
    }
    all += [
      .app(.refreshesStore), .app(.beginsRefreshing(turns: 2)), .handler(.holds(.memory(megabytes: 64))),
      .handler(.holds(.lock(file: text, in: .group(text), isHeld: true))),
      .handler(.holds(.lock(file: text, in: .own, isHeld: false))),
      .handler(.presentedAnimated), .handler(.usesStore(.asksState)),
      .handler(.usesStore(.lists(of: nil, .all))),
      .handler(.usesStore(.lists(of: service, [.passkey, .oneTimeCode]))),
    ]
    all += answers(text).flatMap { provided in
      [TraceEvent.handler(.provided(provided))]
        + FormCommand.allCases.map { .system(.autoFill(.filled($0, provided))) }
    }
    all += zip(HandlerCall.allCases, requests(text, identities)).map {
      .system(.autoFill(.called($0, $1)))
    }
    let news: [AutoFillNews] = [
      .offered(identities), .offered([]), .offeredSaved([text, "x" + text]), .offeredSaved([]),
      .filledSaved(PasswordCredential(user: text, password: text)), .enabled, .disabled, .locked, .unlocked,
      .appDeleted, .appInstalled,
      .appUpdated, .restarted, .restored,
      .storeAnswered(.done), .storeAnswered(.identities(identities)), .storeAnswered(.identities([])),
      .storeAnswered(.state(IdentityStoreState(isEnabled: true, supportsIncrementalUpdates: false))),
      .appUpdatedStore(nil), .storeWiped, .storeOccupied(3), .storeOccupied(1, after: 1),
      .cleanedUp(isExpired: true),
      .sentToWebsite(Message("registerPasskey", [Message.Field("user", text)])),
      .concluded(.accepted, of: TriedCredential(.passkey, of: text)),
      .concluded(.refused(text), of: TriedCredential(.password, of: text)),
      .concluded(.accepted, of: TriedCredential(.code, of: text)),
      .concluded(.accepted, of: TriedCredential(.appleID, of: "")),
      .concluded(.unanswered, of: TriedCredential(.passkey, of: text)),
      .concluded(.notGiven, of: TriedCredential(.passkey, of: text)),
      .cleanedUp(isExpired: false),
    ]
    all += news.map { .system(.autoFill($0)) }
    all += talks(text).map { .system(.autoFill(.app($0))) }
    all += [
      .system(.screen(.offeredSignIn([text, "x" + text]))), .system(.screen(.offeredSignIn([]))),
      .system(.screen(.closedSignIn)), .system(.screen(.closedSystemSheet)),
      .system(.screen(.presentedSystemSheet(text, buttons: ["Continue", "Cancel"]))),
      .system(.screen(.openedSettings(.passwords))), .system(.screen(.openedSettings(.codes))),
    ]
    all += errands(text).flatMap { talk in
      [Lane.app, .handler].map { .system(.errand(talk, by: $0)) }
    }
    all += IdentityStoreError.allCases.flatMap { error in
      [
        .system(.autoFill(.storeAnswered(.failed(error)))), .system(.autoFill(.appUpdatedStore(error))),
      ]
    }
    all += AutoFill.Authentication.allCases.map { .system(.screen(.askedToAuthenticate($0))) }
    all += [.system(.screen(.endedAuthentication)), .system(.screen(.presentedInterface(title: nil)))]
    return all + Apple.Reachability.allCases.map(TraceEvent.apple) + incidents(text)
  }

  private static func acts(_ text: String) -> [AutoFillAct] {
    let credential = PasswordCredential(user: text, password: text)
    let saved = CredentialRequest.SavedPassword.Occasion.allCases.map {
      AutoFillAct.saves(CredentialRequest.SavedPassword(credential, on: $0))
    }
    return saved + ProviderList.allCases.map(AutoFillAct.opens) + [
      .focuses(Form(inAppOf: text, "x.example")), .focuses(Form(inAppOf: [])),
      .focuses(Form(inAppOf: ["x.example"], onTelevision: true)), .picks(text),
      .picks(text, number: 12), .registersPasskey(text), .signsInWithPasskey(text),
      .generatesPasswords(rules: text, onScreen: true),
      .generatesPasswords(rules: nil, onScreen: false), .authenticates, .isNotRecognized,
      .failsToAuthenticate, .enablesProvider, .disablesProvider, .locksDevice, .locksDeviceBriefly,
      .unlocksDevice, .deletesApp, .offloadsApp, .installsApp, .updatesApp, .restartsDevice, .restoresBackup,
      .handsOver,
      .setsClock(by: -90),
    ]
  }

  private static func answers(_ text: String) -> [Provided] {
    [
      .password(PasswordCredential(user: text, password: text)),
      .passkey(credentialID: text, userHandle: text, relyingParty: text),
      .passkey(
        credentialID: text, userHandle: text, relyingParty: text,
        proof: AssertionProof(clientDataHash: [1], authenticatorData: [], signature: [2, 255])),
      .newPasskey(
        credentialID: text, relyingParty: text,
        proof: AttestationProof(clientDataHash: [0], attestationObject: [3])),
      .newPasskey(credentialID: text, relyingParty: text), .code(text), .text(text), .savedPassword,
      .generatedPasswords([text, "x" + text]), .generatedPasswords([]), .configuration,
    ]
  }

  private static func talks(_ text: String) -> [AppTalk] {
    var demand = PasskeyDemand(relyingParty: text, origin: text, challenge: [0, 255], number: 3)
    demand.userHandle = text
    demand.topOrigin = text
    demand.isCrossOrigin = true
    demand.extensions = PasskeyExtensions(
      secrets: .init(of: .init([1], [2]), byPasskey: [text: .init([3])]), blob: .write([4]))
    let apple = AppleIDRequest(scopes: [.email, .fullName], state: text, nonce: text)
    let requests: [AuthorizationRequest] = [
      .password, .passkey(demand), .newPasskey(demand, user: text), .appleID(apple),
      .appleID(AppleIDRequest()), .newAccount(demand, AccountWish()),
      .newAccount(demand, AccountWish(contacts: [.phoneNumber, .email], wantsName: true)),
    ]
    let assertion = PasskeyAssertion(
      credentialID: text, userHandle: text, clientData: [0, 255],
      proof: AssertionProof(
        clientDataHash: [1], authenticatorData: [2, 3], signature: [4],
        outputs: PasskeyOutputs(secrets: .init([5], [6]), blob: .read([7]))))
    let made = PasskeyRegistration(
      credentialID: text, clientData: [0, 255],
      proof: AttestationProof(
        clientDataHash: [1], attestationObject: [2],
        outputs: PasskeyOutputs(secrets: .init(isSupported: false), blob: .support(true))))
    let credentials: [AuthorizedCredential] = [
      .password(PasswordCredential(user: text, password: text)), .passkey(assertion), .newPasskey(made),
      .newAccount(NewAccount(contact: Contact(.phoneNumber, text), name: nil, passkey: made)),
      .newAccount(NewAccount(contact: Contact(.email, text), name: text, passkey: made)),
      .appleID(
        AppleCredential(
          user: text, state: text, identityToken: nil, authorizationCode: text, email: nil, fullName: text,
          authorizedScopes: [.email])),
    ]
    let asked = AuthorizationAsk.Manner.allCases.map { AppTalk.asked(AuthorizationAsk(requests, $0)) }
    return asked + credentials.map { .heard(.authorized($0)) }
      + AuthorizationError.allCases.map { .heard(.failed($0)) }
      + [
        .asked(AuthorizationAsk([])), .tookBack, .heardOfRevocation,
        .reported(.unknownPasskey(credentialID: text, relyingParty: text)),
        .sent(Message("signIn", [Message.Field("user", text)])), .gotNetworkError(about: text),
        .gotReply(to: text, Reply(422, [Message.Field("error", text)])),
      ]
  }

  private static func errands(_ text: String) -> [ErrandTalk] {
    [
      .asked(.browses(WebSession(text, callback: nil))),
      .asked(
        .browses(
          WebSession(
            text, callback: .scheme(text), isEphemeral: true, hasWindow: false, headers: [text, "x" + text]))),
      .asked(.browses(WebSession(text, callback: .https(host: text, path: text)))),
      .asked(
        .saves(
          PasswordCredential(user: text, password: text), at: ServiceIdentifier(text), title: text)),
      .asked(.saves(PasswordCredential(user: text, password: text), at: "a.example", title: nil)),
      .asked(.turnsOnProvider), .asked(.opensSettings(.codes)), .asked(.requestsExport), .tookBack,
      .asked(.exports([Keychain.Entry(text, text, at: ServiceIdentifier(text))], others: 2)),
      .answered(.cameBack(to: text)), .answered(.takenUp), .answered(.providerIs(on: true)),
      .answered(.providerIs(on: false)), .asked(.imports(token: text)), .continued(token: text),
      .answered(.handedOver([Keychain.Entry(text, text, at: ServiceIdentifier(text))])),
    ] + AuthorizationError.allCases.map { .answered(.refused($0)) }
      + WebSessionError.allCases.map { .answered(.endedSession($0)) }
  }

  private static func requests(_ text: String, _ identities: [CredentialIdentity]) -> [CredentialRequest] {
    let reports: [CredentialReport] = [
      .unusedPassword(user: text, domain: text), .unknownPasskey(credentialID: text, relyingParty: text),
      .acceptedPasskeys(credentialIDs: [text, "x" + text], userHandle: text, relyingParty: text),
      .acceptedPasskeys(credentialIDs: [], userHandle: text, relyingParty: text),
      .updatedPasskey(newName: text, userHandle: text, relyingParty: text),
    ]
    let services = [ServiceIdentifier(text), ServiceIdentifier("y.example")]
    let reported = reports.map { report in
      var request = CredentialRequest(report.provision, services: services)
      request.report = report
      return request
    }
    let plain = identities.map { CredentialRequest(.password, services: services, identity: $0) }
    var saving = CredentialRequest(.savedPassword)
    saving.savedPassword = CredentialRequest.SavedPassword(
      PasswordCredential(user: text, password: text), on: .formWentAway)
    var generating = CredentialRequest(.generatedPasswords, services: services)
    generating.passwordRules = text
    var demanding = CredentialRequest(.passkeyRegistration, services: services)
    var demand = PasskeyDemand(relyingParty: text, origin: text, challenge: [0, 255], number: 3)
    demand.userHandle = text
    demand.verification = .required
    demand.algorithms = [-7, -257]
    demand.excluded = [text, "x" + text]
    demand.allowed = [text]
    demand.isConditional = true
    demanding.demand = demand
    demanding.clock = 1_767_225_600
    return reported + plain + [saving, generating, demanding, CredentialRequest(.configuration)]
  }

  private static func incidents(_ text: String) -> [TraceEvent] {
    let incidents: [Incident] = [
      .startedThread, .startedDispatchThread, .usedSource, .usedRealSession, .openedSocket,
      .lookedUp(host: text), .refused(text), .spokeFromElsewhere, .deadlocked(text), .cannotRun(text),
      .slept(in: text), .leakedContinuation(text), .leftBehind(text), .logged(text),
    ]
    return incidents.flatMap { [.incident($0), .stopped(.incident($0))] }
  }
}
