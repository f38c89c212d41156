/// Whether the system offers an upgrade for a saved password, and if not, why.
public enum Offer: Hashable, Sendable {
  /// It is offered, for this entry of the Keychain.
  case made(Keychain.Entry)
  /// It is not, for this reason.
  case withheld(Reason)

  /// Why an upgrade is not offered.
  public enum Reason: Hashable, Sendable {
    /// The Keychain holds no password of the user.
    case noPassword(user: String)
    /// There are no such extensions on this platform.
    case notSupported(Platform)
    /// The app is not on the phone.
    case notInstalled(app: String)
    /// The app is not associated with the host of the password.
    case notAssociated(app: String, host: String)
    /// The extension does not declare this upgrade.
    case notDeclared(Upgrade)
    /// A key of Info.plist that the system does not know stands where the one of the kind should.
    case misspelt(key: String, Upgrade)
    /// The app does not sign anybody in with Apple.
    case noSignInWithApple(app: String)
    /// Nothing is wrong with the password, so no recommendation is made.
    case notRecommended(user: String)
    /// Something is wrong with the password, and nothing that makes it urgent.
    case notUrgent(user: String)
    /// The password is neither weak nor breached, so nobody is asked after signing in.
    case notPrompted(user: String)
    /// The app does not want its users asked after signing in.
    case optedOut(app: String)
    /// Nobody can have anything upgraded on a device that is locked.
    case locked
  }
}

extension Offer.Reason: CustomStringConvertible {
  /// The reason, after “because”.
  public var description: String {
    switch self {
    case .noPassword(let user): "the Keychain holds no password of \(user)"
    case .notSupported(let platform): "\(platform.rawValue) has no extensions that upgrade accounts"
    case .notInstalled(let app): "\(app) is not installed"
    case .notAssociated(let app, let host): "\(app) is not associated with \(host)"
    case .notDeclared(let kind): "its extension does not declare an upgrade to \(kind.article)"
    case .misspelt(let key, let kind):
      "its extension declares “\(key)”, which the system does not know; write “\(kind.declarationKey)”"
    case .noSignInWithApple(let app): "\(app) does not support Sign in with Apple"
    case .notRecommended(let user): "nothing is wrong with the password of \(user)"
    case .notUrgent(let user): "what is wrong with the password of \(user) has no high priority"
    case .notPrompted(let user): "the password of \(user) is neither weak nor breached"
    case .optedOut(let app): "\(app) opted out of the prompt after signing in"
    case .locked: "the device is locked"
    }
  }
}

extension Phone {
  /// Whether the system offers a user this upgrade, from this place.
  ///
  /// Where the user's name is saved at several sites, the service says which is meant, or else the first entry for which
  /// it is offered is taken.
  public func offer(
    _ kind: Upgrade, to user: String, at service: ServiceIdentifier? = nil, from origin: Origin
  ) -> Offer {
    var withheld: Offer.Reason?
    for entry in keychain.entries
    where entry.user == user && (service == nil || service?.hasHost(of: entry.service) == true) {
      guard let reason = reason(against: kind, for: entry) ?? reason(against: origin, for: entry) else {
        return .made(entry)
      }
      // What another site has saved says nothing about the app.
      if case .notAssociated? = withheld { withheld = reason } else { withheld = withheld ?? reason }
    }
    return .withheld(withheld ?? .noPassword(user: user))
  }

  /// What keeps the system from offering a kind of upgrade for a saved password, wherever it is looked at.
  func reason(against kind: Upgrade, for entry: Keychain.Entry) -> Offer.Reason? {
    guard app.isInstalled else { return .notInstalled(app: app.name) }
    guard app.isAssociated(with: entry.service) || !Ledger.holds("AM-2") else {
      return .notAssociated(app: app.name, host: String(entry.service.host))
    }
    return app.reasonAgainst(kind)
  }

  /// What keeps a saved password from coming up in a place.
  private func reason(against origin: Origin, for entry: Keychain.Entry) -> Offer.Reason? {
    // Who is asked in the background is asked whatever the user could do (AS-36).
    if hasAutoFill, autoFill.isLocked, origin != .background, Ledger.holds("AS-36") { return .locked }
    return switch origin {
    case .settings where !Ledger.holds("AM-1"): .notRecommended(user: entry.user)
    case .settings, .app, .form, .background: nil
    case .recommendation: reasonAgainstRecommending(entry)
    case .signInPrompt:
      if app.optsOutOfSignInPrompt, Ledger.holds("AM-26") {
        .optedOut(app: app.name)
      } else {
        isWeakOrBreached(entry) || !Ledger.holds("PM-6") || !Ledger.holds("CX-11")
          ? nil : .notPrompted(user: entry.user)
      }
    }
  }

  private func reasonAgainstRecommending(_ entry: Keychain.Entry) -> Offer.Reason? {
    guard isWeakOrBreached(entry) || recommendations.contains(where: { $0.entry == entry }) else {
      return .notRecommended(user: entry.user)
    }
    let isUrgent = profile.recommendationOffers == .everyWarning || isOfHighPriority(entry)
    return isUrgent ? nil : .notUrgent(user: entry.user)
  }

  /// Whether what is wrong with a saved password is recommended to be put right first (AS-22).
  package func isOfHighPriority(_ entry: Keychain.Entry) -> Bool {
    passwordManager.isBreached(entry.password)
      || passwordManager.isSensitive(entry.service) && recommendations.contains { $0.entry == entry }
  }

  private func isWeakOrBreached(_ entry: Keychain.Entry) -> Bool {
    passwordManager.isBreached(entry.password) || passwordManager.isWeak(entry.password)
  }
}

extension InstalledApp {
  package func isAssociated(with service: ServiceIdentifier) -> Bool {
    let host = service.host
    return domains.contains { domain in
      domain == host || (try? AssociatedDomain(domain, for: .webcredentials))?.covers(String(host)) == true
    }
  }

  /// What keeps the extension from serving a kind of request, whoever asks.
  package func reasonAgainst(_ kind: Upgrade) -> Offer.Reason? {
    guard platform.hasAccountUpgrades else { return .notSupported(platform) }
    guard declares.contains(kind) || !Ledger.holds("AM-3") else {
      let misspelt = unknownKeys.first {
        $0.nearest(among: Upgrade.declarationKeys) == kind.declarationKey
      }
      return misspelt.map { .misspelt(key: $0, kind) } ?? .notDeclared(kind)
    }
    return kind.needsApple && !supportsSignInWithApple && Ledger.holds("SI-1")
      ? .noSignInWithApple(app: name) : nil
  }
}

extension Upgrade {
  /// The kind as a sentence wants it after "to".
  package var article: String {
    switch self {
    case .strongPassword: "a strong password"
    case .signInWithApple: "Sign in with Apple"
    }
  }

  /// The key in Info.plist with which an extension declares it.
  package var declarationKey: String {
    switch self {
    case .strongPassword: "ASAccountAuthenticationModificationSupportsStrongPasswordChange"
    case .signInWithApple: "ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple"
    }
  }

  /// The keys of both kinds.
  package static let declarationKeys = allCases.map(\.declarationKey)
}
