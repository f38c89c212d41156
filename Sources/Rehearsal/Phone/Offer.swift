/// Whether the system offers an upgrade for a saved password, and if not, why.
public enum Offer: Hashable, Sendable {
  case made(Keychain.Entry)
  case withheld(Reason)

  /// Why an upgrade is not offered.
  public enum Reason: Hashable, Sendable {
    case noPassword(user: String)
    case notInstalled(app: String)
    case notAssociated(app: String, host: String)
    case notDeclared(Request.Kind)
    case noSignInWithApple(app: String)
    case optedOut(app: String)
  }
}

extension Offer.Reason: CustomStringConvertible {
  /// The reason, after “because”.
  public var description: String {
    switch self {
    case .noPassword(let user): "the Keychain holds no password of \(user)"
    case .notInstalled(let app): "\(app) is not installed"
    case .notAssociated(let app, let host): "\(app) is not associated with \(host)"
    case .notDeclared(let kind): "its extension does not declare an upgrade to \(kind.article)"
    case .noSignInWithApple(let app): "\(app) does not support Sign in with Apple"
    case .optedOut(let app): "\(app) opted out of the prompt after signing in"
    }
  }
}

extension Phone {
  /// Whether the system offers a user this upgrade, from this place.
  public func offer(_ kind: Request.Kind, to user: String, from origin: Origin) -> Offer {
    guard let entry = keychain.entry(of: user) else { return .withheld(.noPassword(user: user)) }
    guard app.isInstalled else { return .withheld(.notInstalled(app: app.name)) }
    guard app.isAssociated(with: entry.service) else {
      return .withheld(.notAssociated(app: app.name, host: String(entry.service.host)))
    }
    if let reason = app.reasonAgainst(kind) { return .withheld(reason) }
    if origin == .signInPrompt, app.optsOutOfSignInPrompt { return .withheld(.optedOut(app: app.name)) }
    return .made(entry)
  }
}

extension InstalledApp {
  func isAssociated(with service: ServiceIdentifier) -> Bool {
    let host = String(service.host)
    return domains.contains { domain in
      domain == host || (try? AssociatedDomain(domain, for: .webcredentials))?.covers(host) == true
    }
  }

  /// What keeps the extension from serving a kind of request, whoever asks.
  func reasonAgainst(_ kind: Request.Kind) -> Offer.Reason? {
    guard declares.contains(kind) else { return .notDeclared(kind) }
    return kind.needsApple && !supportsSignInWithApple ? .noSignInWithApple(app: name) : nil
  }
}

extension Request.Kind {
  /// The kind as a sentence wants it after "to".
  package var article: String {
    switch self {
    case .strongPassword: "a strong password"
    case .signInWithApple: "Sign in with Apple"
    }
  }
}
