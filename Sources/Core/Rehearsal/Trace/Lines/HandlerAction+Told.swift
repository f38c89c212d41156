/// Lines of the handler.
extension HandlerAction: Told {
  static let kinds = Kinds<Self>(
    [
      .sent(Message("")), .completedPasswordChange(.blank, userInfo: nil),
      .completedAppleUpgrade(userInfo: nil), .canceled(.failed), .askedApple(state: nil, nonce: nil),
      .laidOut(Interface([])), .presented, .provided(.savedPassword), .found(.blank), .kept(.blank),
    ] + IdentityStoreUse.kinds.map(usesStore) + ResourceUse.kinds.map(holds))

  /// The line that says it.
  var line: Line { telling.line }

  func told(_ it: Telling) -> Self {
    switch self {
    case .sent(let message): .sent(Message(it(.handler, .server).name(message.name), it.body(message.body)))
    case .completedPasswordChange(let credential, let info):
      .completedPasswordChange(
        credential.told(it("completeChangePasswordRequest", .handler, .system)), userInfo: it.userInfo(info))
    case .completedAppleUpgrade(let info):
      .completedAppleUpgrade(
        userInfo: it("completeUpgradeToSignInWithApple", .handler, .system).userInfo(info))
    case .canceled(let error): Self.canceled(it, error, byBaseClass: false)
    case .canceledByBaseClass(let error): Self.canceled(it, error, byBaseClass: true)
    case .askedApple(let state, let nonce):
      .askedApple(
        state: it("getSignInWithAppleUpgradeAuthorization", .handler, .system).text("state", state),
        nonce: it.text("nonce", nonce))
    case .laidOut(let interface): .laidOut(interface.told(it("show", .handler, .handler)))
    case .presented: Self.presented(it, isAnimated: false)
    case .presentedAnimated: Self.presented(it, isAnimated: true)
    case .provided(let provided): .provided(it("completeRequest", .handler, .system).choice(provided))
    case .found(let keepsake): .found(keepsake.told(it("finds", .handler, .system)))
    case .kept(let keepsake): .kept(keepsake.told(it("keeps", .handler, .system)))
    case .usesStore(let use): .usesStore(use.told(it))
    case .holds(let holding): .holds(holding.told(it))
    }
  }

  private static func canceled(_ it: Telling, _ error: ExtensionError, byBaseClass: Bool) -> Self {
    let error = error.told(it("cancelRequest", .handler, .system))
    return it.flag("by", "the base class", byBaseClass) ? .canceledByBaseClass(error) : .canceled(error)
  }

  private static func presented(_ it: Telling, isAnimated: Bool) -> Self {
    it("present", .handler, .user).flag("animated", "yes", isAnimated) ? .presentedAnimated : .presented
  }
}

extension ResourceUse: Told {
  static let kinds = Kinds<Self>([
    .lock(file: "", in: .own, isHeld: true), .lock(file: "", in: .own, isHeld: false), .memory(megabytes: 0),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .lock(let file, let container, let isHeld):
      .lock(
        file: it(isHeld ? "locks" : "unlocks", .handler, .system).text("file", file),
        in: it.text("group", container.group).map(Container.group) ?? .own, isHeld: isHeld)
    case .memory(let megabytes):
      .memory(megabytes: it("takesMemory", .handler, .system).number("megabytes", megabytes))
    }
  }
}

extension IdentityStoreUse: Told {
  static let kinds = Kinds<Self>([.asksState, .updates(.removeAll), .lists(of: nil, .all)])

  func told(_ it: Telling) -> Self {
    switch self {
    case .asksState: it("getState", .handler, .system, .asksState)
    case .updates(let update): .updates(update.told(it("updatesStore", .handler, .system)))
    case .lists(let service, let types):
      .lists(
        of: it("listsStore", .handler, .system).service("service", service),
        IdentityTypes(rawValue: it.number("types", types.rawValue)))
    }
  }
}
