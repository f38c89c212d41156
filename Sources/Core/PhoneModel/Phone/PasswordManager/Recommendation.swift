/// A saved password that should be changed, why, and what can be done about it.
public struct Recommendation: Hashable, Sendable {
  /// The saved password.
  public let entry: Keychain.Entry
  /// What is wrong with it, the worst first; never nothing.
  public let warnings: [PasswordWarning]
  /// How soon something should be done.
  public let priority: Priority
  /// What the user can do from here, the upgrades first.
  public let actions: [Action]

  /// How soon something should be done.
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// It comes first, and upgrades are offered with it.
    case high
    /// It waits its turn.
    case other
  }

  /// What a user can do about a warning.
  public enum Action: Hashable, Sendable {
    /// The extension upgrades the account.
    case upgrade(Upgrade)
    /// The browser opens the site; the extension never hears of it.
    case changeOnWebsite

    /// The word for it in tables.
    public var name: String {
      switch self {
      case .upgrade(let kind): kind.article
      case .changeOnWebsite: "Change Password on Website"
      }
    }
  }
}

extension Phone {
  /// Every saved password that should be changed: those of high priority first, then by what is wrong with
  /// them, by site and by user.
  public var recommendations: [Recommendation] {
    let warnings = warningsByEntry
    let found = zip(keychain.entries, warnings).compactMap { entry, warnings in
      warnings.isEmpty ? nil : recommendation(for: entry, warnings)
    }
    return found.sorted { one, other in one.order.lexicographicallyPrecedes(other.order) }
  }

  private func recommendation(for entry: Keychain.Entry, _ warnings: [PasswordWarning]) -> Recommendation {
    let upgrades = Upgrade.allCases.filter { reason(against: $0, for: entry) == nil }
    let isHigh =
      Ledger.holds("PM-4") && Ledger.holds("AS-22") && warnings.first == .breached
      || passwordManager.isSensitive(entry.service)
    return Recommendation(
      entry: entry, warnings: warnings, priority: isHigh ? .high : .other,
      actions: upgrades.map(Recommendation.Action.upgrade) + (Ledger.holds("PM-5") ? [.changeOnWebsite] : []))
  }

  private var warningsByEntry: [[PasswordWarning]] {
    func key(of site: Site) -> SharedCredentials.AccountKey {
      passwordManager.sharedCredentials.key(of: site, by: passwordManager.publicSuffixes)
    }
    var sites: [String: [(key: SharedCredentials.AccountKey, host: String)]] = [:]
    for entry in keychain.entries where !entry.password.isEmpty {
      let site = Site(entry.service)
      sites[entry.password, default: []].append((key(of: site), site.host))
    }
    return keychain.entries.map { entry in
      let own = key(of: Site(entry.service))
      let others = Set((sites[entry.password] ?? []).filter { $0.key != own }.map(\.host)).sorted()
      return passwordManager.warnings(about: entry.password)
        + (others.isEmpty || !Ledger.holds("PM-1") ? [] : [.reused(on: others)])
    }
  }
}

extension Recommendation {
  /// What it is sorted by.
  fileprivate var order: [String] {
    let severity = warnings.first.map { warning in
      switch warning {
      case .breached: "1"
      case .weak: "2"
      case .reused: "3"
      }
    }
    return [
      priority == .high ? "1" : "2", severity ?? "", String(9 - warnings.count), Site(entry.service).host,
      entry.user,
    ]
  }
}
