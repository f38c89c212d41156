/// Lines of the system.
extension SystemAction {
  var line: Line {
    switch self {
    case .called(let call, let arguments):
      Line(.system, .handler, call.rawValue, arguments?.fields ?? [])
    case .gaveAnswer(let answer, let credential, let error):
      Line(
        .apple, .handler, "authorization",
        [("answer", answer.rawValue)] + (credential?.fields ?? []) + (error?.fields ?? []))
    case .turnedDownQuestion: Line(.system, .handler, "turnsDownQuestion")
    case .took(let first, let before):
      Line(.system, .system, "takes", [("first", first), ("before", before)])
    case .process(let change): Line(.system, .system, "process", [("change", change.rawValue)])
    case .screen(let change): change.line
    case .keychain(let change): change.line
    case .toldApp(let news, let userInfo):
      Line(.system, .app, news.call, [("error", news.error)] + userInfo.fields)
    case .toldNobody(let news):
      Line(.system, .system, news.call, [("error", news.error), ("heard", "nobody")])
    case .logged(let call): Line(.system, .system, "mustOverride", [("call", call.rawValue)])
    case .asksForBreaches(let buckets, let isAnswered):
      Line(
        .system, .system, "asksForBreaches",
        [
          ("buckets", buckets.map { String($0) }.joined(separator: " ")),
          ("answer", isAnswered ? "given" : "none"),
        ])
    case .autoFill(let news): news.line
    }
  }

  init?(_ line: Line) {
    switch (line.from, line.to, line.what) {
    case (.app, .app, "show"): self = .screen(.appLaidOut(Interface(numbered: line.with)))
    case (.apple, .handler, "authorization"):
      guard let answer = line["answer"].flatMap(AppleAnswer.init) else { return nil }
      self = .gaveAnswer(answer, AppleCredential(line), ExtensionError(line))
    case (.system, .handler, "turnsDownQuestion"): self = .turnedDownQuestion
    case (.system, .handler, let name):
      if let news = AutoFillNews(line) {
        self = .autoFill(news)
      } else {
        guard let call = HandlerCall(rawValue: name) else { return nil }
        self = .called(call, Arguments(line))
      }
    case (.system, .system, "takes"):
      guard let first = line["first"], let before = line["before"] else { return nil }
      self = .took(first, before: before)
    case (.system, .system, "process"):
      guard let change = line["change"].flatMap(ProcessChange.init) else { return nil }
      self = .process(change)
    case (.system, .system, "mustOverride"):
      guard let call = line["call"].flatMap(HandlerCall.init) else { return nil }
      self = .logged(call)
    case (.system, .system, "asksForBreaches"):
      guard let buckets = line["buckets"], let answer = line["answer"] else { return nil }
      self = .asksForBreaches(
        buckets: buckets.split(separator: " ").compactMap { Int($0) }, isAnswered: answer == "given")
    case (.system, .app, _):
      if let news = AppNews(line) {
        self = .toldApp(news, line.userInfo)
      } else {
        guard let news = AutoFillNews(line) else { return nil }
        self = .autoFill(news)
      }
    case (.system, .system, _):
      if let news = AutoFillNews(line) {
        self = .autoFill(news)
      } else if let change = KeychainChange(line) {
        self = .keychain(change)
      } else if line["heard"] == "nobody", let news = AppNews(line) {
        self = .toldNobody(news)
      } else {
        return nil
      }
    case (.system, .user, _):
      if let news = AutoFillNews(line) {
        self = .autoFill(news)
      } else {
        guard let change = ScreenChange(line) else { return nil }
        self = .screen(change)
      }
    default: return nil
    }
  }
}

extension SystemAction.Arguments {
  fileprivate var fields: [(String, String?)] {
    [
      ("service", service.identifier), ("user", existing.user), ("password", existing.password),
      ("newPassword", newPassword),
    ] + userInfo.fields
  }

  fileprivate init?(_ line: Line) {
    guard let service = line["service"], let user = line["user"], let password = line["password"] else {
      return nil
    }
    self.init(
      service: ServiceIdentifier(service), existing: PasswordCredential(user: user, password: password),
      newPassword: line["newPassword"], userInfo: line.userInfo)
  }
}

extension AppNews {
  fileprivate var call: String {
    switch self {
    case .completed: "didSuccessfullyComplete"
    case .failed, .canceled: "didFail"
    }
  }

  fileprivate var error: String? {
    switch self {
    case .completed: nil
    case .failed: "failed"
    case .canceled: "userCanceled"
    }
  }

  fileprivate init?(_ line: Line) {
    let news = Self.allCases.first { $0.call == line.what && $0.error == line["error"] }
    guard let news else { return nil }
    self = news
  }
}

extension ScreenChange {
  fileprivate var line: Line {
    switch self {
    case .presentedInterface(let title): Line(.system, .user, "presentsInterface", [("title", title)])
    case .dismissedInterface: Line(.system, .user, "dismissesInterface")
    case .presentedSheet(let explanation):
      Line(.system, .user, "presentsSheet", [("explanation", explanation)])
    case .dismissedSheet: Line(.system, .user, "dismissesSheet")
    case .message(let text): Line(.system, .user, "message", [("text", text)])
    case .prompted(let prompt): Line(.system, .user, "prompts", prompt.fields)
    case .dismissedPrompt: Line(.system, .user, "dismissesPrompt")
    case .listedRecommendations(let rows):
      Line(.system, .user, "listsRecommendations", Recommendation.Row.fields(of: rows))
    case .openedWebsite(let address): Line(.system, .user, "opensWebsite", [("address", address)])
    case .appLaidOut(let interface): Line(.app, .app, "show", interface.numberedFields)
    case .notified(let text): Line(.system, .user, "notifies", [("text", text)])
    case .askedToAuthenticate(let means):
      Line(.system, .user, "asksToAuthenticate", [("by", means.rawValue)])
    case .endedAuthentication: Line(.system, .user, "endsAuthentication")
    }
  }

  fileprivate init?(_ line: Line) {
    switch (line.what, line.with.first?.value) {
    case ("presentsInterface", let title): self = .presentedInterface(title: title)
    case ("dismissesInterface", nil): self = .dismissedInterface
    case ("presentsSheet", let explanation?): self = .presentedSheet(explanation: explanation)
    case ("dismissesSheet", nil): self = .dismissedSheet
    case ("message", let text?): self = .message(text)
    case ("prompts", _?):
      guard let prompt = SignInPrompt(line) else { return nil }
      self = .prompted(prompt)
    case ("dismissesPrompt", nil): self = .dismissedPrompt
    case ("listsRecommendations", _): self = .listedRecommendations(Recommendation.Row.rows(of: line))
    case ("opensWebsite", let address?): self = .openedWebsite(address)
    case ("notifies", let text?): self = .notified(text)
    case ("asksToAuthenticate", let means?):
      guard let means = AutoFill.Authentication(rawValue: means) else { return nil }
      self = .askedToAuthenticate(means)
    case ("endsAuthentication", nil): self = .endedAuthentication
    default: return nil
    }
  }
}

extension KeychainChange {
  fileprivate var line: Line {
    switch self {
    case .generated(let password): Line(.system, .system, "generates", [("password", password)])
    case .passedOverRules(let reason): Line(.system, .system, "passesOverRules", [("because", reason)])
    case .replaced(let old, let new):
      Line(
        .system, .system, "replaces",
        [
          ("service", new.service.identifier), ("user", new.user), ("password", new.password),
          ("oldUser", old?.user), ("oldPassword", old?.password),
        ])
    case .removed(let entry):
      Line(
        .system, .system, "removes",
        [("service", entry.service.identifier), ("user", entry.user), ("password", entry.password)])
    case .leftAlone(let user): Line(.system, .system, "leavesAlone", [("user", user)])
    }
  }

  fileprivate init?(_ line: Line) {
    let service = ServiceIdentifier(line["service"] ?? "")
    switch (line.what, line["user"], line["password"]) {
    case ("generates", nil, let password?): self = .generated(password)
    case ("passesOverRules", nil, nil):
      guard let reason = line["because"] else { return nil }
      self = .passedOverRules(reason)
    case ("replaces", let user?, let password?):
      let old = line["oldUser"].flatMap { user in
        line["oldPassword"].map { Keychain.Entry(user, $0, at: service) }
      }
      self = .replaced(old, with: Keychain.Entry(user, password, at: service))
    case ("removes", let user?, let password?): self = .removed(Keychain.Entry(user, password, at: service))
    case ("leavesAlone", let user?, nil): self = .leftAlone(user: user)
    default: return nil
    }
  }
}

extension AppleCredential {
  fileprivate var fields: [(String, String?)] {
    [
      ("user", user), ("state", state), ("identityToken", identityToken),
      ("authorizationCode", authorizationCode), ("email", email), ("fullName", fullName),
      ("scopes", authorizedScopes.isEmpty ? nil : authorizedScopes.map(\.rawValue).joined(separator: " ")),
      ("realUserStatus", realUserStatus == .likelyReal ? nil : String(realUserStatus.rawValue)),
    ]
  }

  fileprivate init?(_ line: Line) {
    guard let user = line["user"] else { return nil }
    self.init(
      user: user, state: line["state"], identityToken: line["identityToken"],
      authorizationCode: line["authorizationCode"], email: line["email"], fullName: line["fullName"],
      authorizedScopes: (line["scopes"] ?? "").split(separator: " ").compactMap {
        Scope(rawValue: String($0))
      },
      realUserStatus: line["realUserStatus"].flatMap { Int($0) }.flatMap(RealUserStatus.init) ?? .likelyReal)
  }
}
