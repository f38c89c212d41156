/// Lines of the app.
extension AppAction: Told {
  static let kinds = Kinds<Self>([
    .performs(.strongPassword, for: ""), .updatesIdentities(.removeAll), .keeps(.blank), .refreshesStore,
    .beginsRefreshing(turns: 1), .dropsDelegate, .dropsWindow,
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .performs(let kind, let user, let service, let info):
      .performs(
        it("performs", .app, .system).word("kind", kind), for: it.text("user", user),
        at: it.service("service", service), userInfo: it.userInfo(info))
    case .updatesIdentities(let update): .updatesIdentities(update.told(it("updatesStore", .app, .system)))
    case .keeps(let keepsake): .keeps(keepsake.told(it("keeps", .app, .system)))
    case .refreshesStore: it("refreshesStore", .app, .app, .refreshesStore)
    case .beginsRefreshing(let turns):
      .beginsRefreshing(turns: it("beginsRefreshing", .app, .app).number("turns", turns))
    case .dropsDelegate: it("dropsDelegate", .app, .app, .dropsDelegate)
    case .dropsWindow: it("dropsWindow", .app, .app, .dropsWindow)
    }
  }
}
