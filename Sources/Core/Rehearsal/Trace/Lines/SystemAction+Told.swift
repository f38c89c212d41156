/// Lines of the system.
extension SystemAction: Told {
  static let kinds = Kinds<Self>(
    [
      .called(.cancelRequest, nil), .gaveAnswer(.authorized, nil, nil), .turnedDownQuestion,
      .took("", before: ""), .process(.started), .toldApp(.completed, nil, nil), .toldNobody(.completed),
      .logged(.cancelRequest), .asksForBreaches(buckets: [], isAnswered: false),
    ] + ScreenChange.kinds.map(screen) + KeychainChange.kinds.map(keychain)
      + AutoFillNews.kinds.map(autoFill)
      + [Lane.app, .handler].flatMap { lane in ErrandTalk.samples.map { errand($0, by: lane) } }
  )

  func told(_ it: Telling) -> Self {
    switch self {
    case .called(let call, let arguments):
      .called(it(.system, .handler).name(of: call), it.optional(arguments, .blank) { $0.told(it) })
    case .gaveAnswer(let answer, let credential, let error):
      .gaveAnswer(
        it("authorization", .apple, .handler).word("answer", answer),
        it.optional(credential, .blank) { $0.told(it) }, it.optional(error, .failed) { $0.told(it) })
    case .turnedDownQuestion: it("turnsDownQuestion", .system, .handler, .turnedDownQuestion)
    case .took(let first, let before):
      .took(it("takes", .system, .system).text("first", first), before: it.text("before", before))
    case .process(let change): .process(it("process", .system, .system).word("change", change))
    case .screen(let change): .screen(change.told(it))
    case .keychain(let change): .keychain(change.told(it))
    case .toldApp(let news, let info, let error):
      .toldApp(
        news.toldByCall(it(.system, .app)), it.userInfo(info),
        it.optional(error, .failed) { $0.told(it) })
    case .toldNobody(let news): Self.toldNobody(news.told(it(.system, .system)), it)
    case .logged(let call): .logged(it("mustOverride", .system, .system).word("call", call))
    case .asksForBreaches(let buckets, let isAnswered):
      .asksForBreaches(
        buckets: it("asksForBreaches", .system, .system).words("buckets", buckets.map { String($0) })
          .compactMap { Int($0) }, isAnswered: it.answer("answer", isAnswered, "given", "none"))
    case .autoFill(let news): .autoFill(news.told(it))
    case .errand(let talk, let lane): .errand(talk.told(it, by: lane), by: lane)
    }
  }

  private static func toldNobody(_ news: AppNews, _ it: Telling) -> Self {
    it.mark("heard", "nobody", .toldNobody(news))
  }
}

extension SystemAction.Arguments {
  fileprivate static let blank = Self(service: "", existing: .blank, newPassword: nil, userInfo: nil)

  fileprivate func told(_ it: Telling) -> Self {
    Self(
      service: it.service("service", service), existing: existing.told(it),
      newPassword: it.text("newPassword", newPassword), userInfo: it.userInfo(userInfo))
  }
}

extension AppNews {
  /// The delegate's call, with what it says of an error.
  fileprivate func told(_ it: Telling) -> Self {
    it.tell(self) { news in
      _ = it.name(news.call)
      if let error = news.error { it.note("error", error) }
    } read: {
      Self.allCases.first { $0.call == it.what && $0.error == it.find("error") }
    }
  }

  /// The delegate's call, beside which its error is told.
  fileprivate func toldByCall(_ it: Telling) -> Self {
    it.tell(self) { news in
      _ = it.name(news.call)
    } read: {
      guard it.what == Self.failed.call else { return it.what == Self.completed.call ? .completed : nil }
      return it.find("error").map { $0 == Self.canceled.error ? .canceled : .failed }
    }
  }

  private var call: String { self == .completed ? "didSuccessfullyComplete" : "didFail" }

  private var error: String? {
    switch self {
    case .completed: nil
    case .failed: "failed"
    case .canceled: "userCanceled"
    }
  }
}
