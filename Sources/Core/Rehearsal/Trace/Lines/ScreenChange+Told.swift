/// Lines of what the user comes to see.
extension ScreenChange: Told {
  static let kinds = Kinds<Self>([
    .presentedInterface(title: nil), .dismissedInterface, .presentedSheet(explanation: ""), .dismissedSheet,
    .message(""), .prompted(.blank), .dismissedPrompt, .listedRecommendations([]), .openedWebsite(""),
    .appLaidOut(Interface([])), .askedToAuthenticate(.faceID), .endedAuthentication, .notified(""),
    .offeredSignIn([]), .closedSignIn, .presentedSystemSheet("", buttons: []), .closedSystemSheet,
    .openedSettings(.passwords),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .presentedInterface(let title):
      .presentedInterface(title: it("presentsInterface", .system, .user).text("title", title))
    case .dismissedInterface: it("dismissesInterface", .system, .user, .dismissedInterface)
    case .presentedSheet(let explanation):
      .presentedSheet(explanation: it("presentsSheet", .system, .user).text("explanation", explanation))
    case .dismissedSheet: it("dismissesSheet", .system, .user, .dismissedSheet)
    case .message(let text): .message(it("message", .system, .user).text("text", text))
    case .prompted(let prompt): .prompted(prompt.told(it("prompts", .system, .user)))
    case .dismissedPrompt: it("dismissesPrompt", .system, .user, .dismissedPrompt)
    case .listedRecommendations(let rows):
      .listedRecommendations(
        it("listsRecommendations", .system, .user).list(rows, .blank) { $0.told(it) })
    case .openedWebsite(let address):
      .openedWebsite(it("opensWebsite", .system, .user).text("address", address))
    case .appLaidOut(let interface): .appLaidOut(interface.told(it("show", .app, .app)))
    case .askedToAuthenticate(let means):
      .askedToAuthenticate(it("asksToAuthenticate", .system, .user).word("by", means))
    case .endedAuthentication: it("endsAuthentication", .system, .user, .endedAuthentication)
    case .offeredSignIn(let offers):
      .offeredSignIn(it("offersSignIn", .system, .user).texts("offer", offers))
    case .closedSignIn: it("closesSignIn", .system, .user, .closedSignIn)
    case .presentedSystemSheet(let text, let buttons):
      .presentedSystemSheet(
        it("presentsSystemSheet", .system, .user).text("text", text), buttons: it.texts("button", buttons))
    case .openedSettings(let page): .openedSettings(it("opensSettings", .system, .user).word("page", page))
    case .closedSystemSheet: it("closesSystemSheet", .system, .user, .closedSystemSheet)
    case .notified(let text): .notified(it("notifies", .system, .user).text("text", text))
    }
  }
}

extension SignInPrompt {
  fileprivate static let blank = Self(user: "", text: "", upgrades: [])

  fileprivate func told(_ it: Telling) -> Self {
    let text = it.text("text", text)
    return Self(
      user: it.text("user", user), text: text,
      upgrades: it.texts("upgrade", upgrades.map(\.rawValue)).compactMap(Upgrade.init))
  }
}

extension Recommendation.Row {
  fileprivate static let blank = Self(user: "", service: "", priority: .other, warnings: [], actions: [])

  fileprivate func told(_ it: Telling) -> Self {
    Self(
      user: it.text("user", user), service: it.service("service", service),
      priority: it.word("priority", priority), warnings: it.texts("warning", warnings),
      actions: it.texts("action", actions.map(\.name)).compactMap(Recommendation.Action.init))
  }
}

extension Recommendation.Action {
  fileprivate init?(_ name: String) {
    let all = Upgrade.allCases.map(Self.upgrade) + [.changeOnWebsite]
    guard let action = all.first(where: { $0.name == name }) else { return nil }
    self = action
  }
}
