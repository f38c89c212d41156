/// Lines of what passes between whoever asked the system for something and the system.
extension ErrandTalk {
  /// One of each kind.
  static let samples: [Self] = [
    .asked(.browses(.blank)), .asked(.saves(.blank, at: "", title: nil)), .asked(.turnsOnProvider),
    .asked(.opensSettings(.passwords)), .asked(.requestsExport), .asked(.exports([], others: 0)), .tookBack,
    .answered(.cameBack(to: "")),
    .answered(.endedSession(.canceledLogin)), .answered(.takenUp), .answered(.refused(.failed)),
    .answered(.providerIs(on: false)), .asked(.imports(token: "")), .answered(.handedOver([])),
    .continued(token: ""),
  ]

  func told(_ it: Telling, by lane: Lane) -> Self {
    switch self {
    case .asked(.browses(let session)):
      .asked(.browses(session.told(it("startSession", lane, .system))))
    case .asked(.saves(let credential, let service, let title)):
      .asked(
        .saves(
          credential.told(it("savePassword", lane, .system)), at: it.service("at", service),
          title: it.text("title", title)))
    case .asked(.turnsOnProvider): it("requestToTurnOn", lane, .system, .asked(.turnsOnProvider))
    case .asked(.opensSettings(let page)):
      .asked(.opensSettings(it("openSettings", lane, .system).word("page", page)))
    case .asked(.requestsExport): it("requestExport", lane, .system, .asked(.requestsExport))
    case .asked(.exports(let entries, let others)):
      .asked(
        .exports(
          it("exportCredentials", lane, .system).list(entries, .blank) { $0.told(it) },
          others: it.number("others", others)))
    case .asked(.imports(let token)):
      .asked(.imports(token: it("importCredentials", lane, .system).text("token", token)))
    case .tookBack: it("cancelErrand", lane, .system, .tookBack)
    case .answered(.cameBack(let address)):
      .answered(.cameBack(to: it("comesBack", .system, lane).text("to", address)))
    case .answered(.endedSession(let error)):
      .answered(.endedSession(it("endsSession", .system, lane).word("error", error)))
    case .answered(.takenUp): it("takesUp", .system, lane, .answered(.takenUp))
    case .answered(.refused(let error)):
      .answered(
        .refused(
          it("refuses", .system, lane).spelled("error", error.description, Self.errors, error)))
    case .answered(.providerIs(let isOn)):
      .answered(.providerIs(on: it("providerIs", .system, lane).answer("on", isOn)))
    case .answered(.handedOver(let entries)):
      .answered(.handedOver(it("handsOver", .system, lane).list(entries, .blank) { $0.told(it) }))
    case .continued(let token):
      .continued(token: it("continueActivity", .system, lane).text("token", token))
    }
  }

  private static let errors = Dictionary(
    uniqueKeysWithValues: AuthorizationError.allCases.map { ($0.description, $0) })
}

extension WebSession {
  fileprivate static let blank = Self("", callback: nil)

  fileprivate func told(_ it: Telling) -> Self {
    let address = it.text("address", address)
    let callback = it.optional(callback, .scheme("")) { $0.told(it) }
    return Self(
      address, callback: callback, isEphemeral: it.flag("browser", "ephemeral", isEphemeral),
      hasWindow: !it.flag("window", "none", !hasWindow), headers: it.texts("header", headers))
  }
}

extension WebSession.Callback {
  fileprivate func told(_ it: Telling) -> Self {
    it.tell(self) { callback in
      switch callback {
      case .scheme(let scheme): it.note("scheme", scheme)
      case .https(let host, let path):
        it.note("host", host)
        it.note("path", path)
      }
    } read: {
      if let scheme = it.find("scheme") { return .scheme(scheme) }
      guard let host = it.find("host"), let path = it.find("path") else { return nil }
      return .https(host: host, path: path)
    }
  }
}
