/// Whether a list shows everything there is (CP-3).
extension CredentialRequest {
  /// What is wrong with a list that has just gone; nothing where it was still at work, had shown nobody so far and may
  /// have led on, or failed, or had a way to the others that its user has not gone.
  func mistakes(
    inListing listed: ShownInterfaces, of request: OpenRequest, isLoading: Bool, _ store: IdentityStore
  ) -> [Mistake] {
    guard provision == .credentialList || provision == .passkeyList, !isLoading else { return [] }
    let tapped = request.input.texts
    let shown = listed.all
    let holdings = store.holdings { belongsInList($0) }
    let hidden = holdings.compactMap { $0.shortfall(in: shown) }
    guard !hidden.isEmpty else { return [] }
    // A field lets the user search, and a locked vault shows nobody yet.
    if shown.contains(where: { !$0.fields.isEmpty }) {
      return holdings.map(\.user).filter(listed.findsNothing)
        .map { Mistake(.hidCredentials, "\($0), looked for in vain") }
    }
    let showsNobody = holdings.allSatisfy { $0.timesShown(in: shown) == 0 }
    let hasFailed = request.answer.error?.cancellation(of: request.request.kind) == .failed
    if showsNobody, hasFailed || shown.contains(where: \.leadsOn) { return [] }
    if listed.hasDoor(besides: holdings.map(\.user), notAmong: tapped) { return [] }
    if listed.promisesMore(notAmong: tapped) { return [] }
    return [Mistake(.hidCredentials, hidden.joined(separator: ", "))]
  }
}

/// What a store holds of one user.
private struct Holding {
  let user: String
  /// Where its credentials are used: one host of each, because a record can have several identities.
  var hosts: [String]
  /// The records they are known by, as far as they have any.
  var records: Set<String>

  /// What is missing, in words; `nil` where everything can be found.
  func shortfall(in shown: [Interface]) -> String? {
    let times = timesShown(in: shown)
    // A list can name a user once, and under it the places.
    if times >= hosts.count || times > 0 && hosts.allSatisfy({ host in shown.contains { $0.names(host) } }) {
      return nil
    }
    return times == 0 ? user : "\(user), shown \(times) of \(hosts.count) times"
  }

  /// How often the user is named: a text counts once however often it was laid out, but as often as it stood there at
  /// one time.
  func timesShown(in shown: [Interface]) -> Int {
    var most: [String: Int] = [:]
    for interface in shown {
      var times: [String: Int] = [:]
      for text in interface.texts where text.names(user) { times[text, default: 0] += 1 }
      most.merge(times, uniquingKeysWith: max)
    }
    return most.values.reduce(0, +)
  }
}

extension ShownInterfaces {
  /// Whether somebody looked for a user in a list that can be searched, and was left with nothing to tap but a way out.
  fileprivate func findsNothing(for user: String) -> Bool {
    var isSought = false
    for interface in all where interface.searchField.map({ interface[$0] == user }) == true {
      isSought = true
      if !interface.buttons.allSatisfy(Interface.isWayOut) { return false }
    }
    return isSought
  }

  /// Whether its user has opened a folder, and there was another that nobody has opened.
  fileprivate func hasDoor(besides users: [String], notAmong tapped: [String]) -> Bool {
    func isDoor(_ title: String) -> Bool {
      title.isAtFolder && !Interface.isWayOut(title) && !users.contains { title.names($0) } && !isName(title)
    }
    return tapped.contains(where: isDoor)
      && all.contains { shown in
        shown.buttons.contains { !tapped.contains($0) && isDoor($0) && shown.isEnabled($0) == true }
      }
  }
}

extension ShownInterfaces {
  /// Whether something that its user has not tapped says of itself that it leads to the others.
  fileprivate func promisesMore(notAmong tapped: [String]) -> Bool {
    all.contains { shown in
      shown.buttons.contains { title in
        !tapped.contains(title) && shown.isEnabled(title) == true
          && Self.promises.contains(where: title.lowercased().names)
      }
    }
  }

  /// How a button says that: “Show all logins”, “More…”, “Other items”, “Browse”.
  private static let promises = ["all", "more", "other", "others", "everything", "browse", "search"]
}

extension String {
  /// Whether it can stand on a folder, and not in the row of somebody.
  fileprivate var isAtFolder: Bool { first?.isUppercase == true && !contains("@") && !contains(".") }
}

extension IdentityStore {
  /// What it holds, user by user, as they were first saved.
  fileprivate func holdings(_ counts: (CredentialIdentity) -> Bool) -> [Holding] {
    var holdings: [Holding] = []
    var places: [String: Int] = [:]
    for identity in identities where counts(identity) {
      let (host, record) = (identity.service.formHost, identity.recordIdentifier)
      guard let place = places[identity.user] else {
        places[identity.user] = holdings.count
        holdings.append(Holding(user: identity.user, hosts: [host], records: Set(record.map { [$0] } ?? [])))
        continue
      }
      let isNew =
        record.map { holdings[place].records.insert($0).inserted } ?? !holdings[place].hosts.contains(host)
      if isNew { holdings[place].hosts.append(host) }
    }
    return holdings
  }
}

extension CredentialRequest {
  /// Whether a list that is asked for has to show an identity: a password wherever it is used, but a passkey only to
  /// who made it, and where passkeys were asked for.
  fileprivate func belongsInList(_ identity: CredentialIdentity) -> Bool {
    switch identity.kind {
    case .password: true
    case .passkey(let credentialID, _):
      provision == .passkeyList && services.contains { $0.host == identity.service.host }
        && demand.map { $0.allowed.isEmpty || $0.allowed.contains(credentialID) } ?? true
    case .oneTimeCode: false
    }
  }
}
