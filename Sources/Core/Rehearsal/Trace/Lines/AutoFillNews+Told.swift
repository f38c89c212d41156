/// Lines of what becomes of AutoFill.
extension AutoFillNews: Told {
  static let kinds = Kinds<Self>(
    [
      .called(.cancelRequest, CredentialRequest(.text)), .offered([]), .offeredSaved([]),
      .filledSaved(.blank), .filled(.fillCode, .savedPassword),
      .enabled, .disabled, .locked, .unlocked, .appDeleted, .appInstalled, .appUpdated, .restarted, .restored,
      .storeAnswered(.done), .appUpdatedStore(nil), .storeWiped, .storeOccupied(0),
      .sentToWebsite(Message("")),
      .concluded(.accepted, of: TriedCredential(.passkey, of: "")), .cleanedUp(isExpired: false),
    ] + AppTalk.kinds.map(app))

  func told(_ it: Telling) -> Self {
    switch self {
    case .called(let call, let request): .called(it(.system, .handler).name(of: call), request.told(it))
    case .offered(let identities): .offered(it("offers", .system, .user).identities(identities))
    case .offeredSaved(let users): .offeredSaved(it("offersSaved", .system, .user).texts("user", users))
    case .filledSaved(let credential): .filledSaved(credential.told(it("fillsSaved", .system, .app)))
    case .filled(let command, let provided):
      .filled(it("fills", .system, .app).word("how", command), it.choice(provided))
    case .enabled: it("autoFill", .system, .system).mark("provider", "enabled", .enabled)
    case .disabled: it("autoFill", .system, .system).mark("provider", "disabled", .disabled)
    case .locked: it("autoFill", .system, .system).mark("device", "locked", .locked)
    case .unlocked: it("autoFill", .system, .system).mark("device", "unlocked", .unlocked)
    case .appDeleted: it("autoFill", .system, .system).mark("app", "deleted", .appDeleted)
    case .appInstalled: it("autoFill", .system, .system).mark("app", "installed", .appInstalled)
    case .appUpdated: it("autoFill", .system, .system).mark("app", "updated", .appUpdated)
    case .restarted: it("autoFill", .system, .system).mark("device", "restarted", .restarted)
    case .restored: it("autoFill", .system, .system).mark("device", "restored", .restored)
    case .storeAnswered(let answer): .storeAnswered(it("storeAnswers", .system, .handler).choice(answer))
    case .appUpdatedStore(let error):
      .appUpdatedStore(
        it("storeAnswers", .system, .app).spelled(
          "answer", error?.description ?? "done", Self.answers, error))
    case .storeWiped: it("autoFill", .system, .system).mark("store", "wiped", .storeWiped)
    case .storeOccupied(let operations, let after):
      .storeOccupied(
        it("occupiesStore", .system, .system).number("operations", operations),
        after: it.optional(after, 0) { it.number("after", $0) })
    case .sentToWebsite(let message):
      .sentToWebsite(
        Message(
          it("asksWebsite", .app, .server).text("message", message.name), it.body(message.body, after: 1)))
    case .concluded(let verdict, let tried):
      .concluded(it("concludes", .server, .app).verdict("verdict", verdict), of: tried.told(it))
    case .app(let talk): .app(talk.told(it))
    case .cleanedUp(let isExpired):
      .cleanedUp(isExpired: it("completionHandler", .system, .handler).answer("expired", isExpired))
    }
  }

  private static let answers = IdentityStoreError.named.mapValues(Optional.some).merging(["done": nil]) { $1 }
}

extension IdentityStoreAnswer: Told {
  static let kinds = Kinds<Self>([
    .state(IdentityStoreState(isEnabled: false, supportsIncrementalUpdates: false)), .done,
    .failed(.internalError), .identities([]),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .state(let state):
      .state(
        IdentityStoreState(
          isEnabled: it.mark("answer", "state", it).answer("isEnabled", state.isEnabled),
          supportsIncrementalUpdates: it.answer(
            "supportsIncrementalUpdates", state.supportsIncrementalUpdates)))
    case .done: it.mark("answer", "done", .done)
    case .failed(let error): .failed(it.spelled("answer", error.description, IdentityStoreError.named, error))
    case .identities(let identities): .identities(it.mark("answer", "identities", it).identities(identities))
    }
  }
}

extension TriedCredential {
  /// What it is stands there where it is no passkey.
  fileprivate func told(_ it: Telling) -> Self {
    let user = it.text("user", user)
    return Self(it.usually(.passkey, kind) { it.word("tried", $0) }, of: user)
  }
}

extension IdentityStoreError {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.description, $0) })
}

extension IdentityStoreUpdate {
  func told(_ it: Telling) -> Self { Self(it.word("how", kind), it.identities(identities)) }
}
