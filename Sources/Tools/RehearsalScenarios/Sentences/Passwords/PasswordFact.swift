public import Rehearsal

/// A fact about saved passwords, the sites they are for, and what the app can be offered for them.
public enum PasswordFact: Hashable, Sendable {
  /// The phone itself knows that the password was in a breach.
  case commonlyBreached(String)
  /// The service that knows of breaches has seen the password.
  case breachedElsewhere(String)
  /// The user turned the check for breaches off.
  case breachesGoUndetected
  /// The user has iCloud Keychain fill forms as well.
  case keychainFillsForms
  /// Below these domains anybody can register one, besides the usual kinds.
  case publicSuffixes([String])
  /// Two sites share their accounts.
  case sameAccounts(String, String)
  /// What an account at a site is for.
  case accountType(String, PasswordManager.AccountType)
  /// A site's page for changing a password is on the list.
  case changePage(String, address: String)
  /// How a site answers.
  case website(String, [WebsiteAnswer])
  /// What the app runs on.
  case platform(Platform)
  /// The extension's Info.plist has a key with a yes.
  case declaresKey(String)
  /// What Apple says of the user's leave.
  case credentialState(AppleCredentialState)
}

/// One row of how a website answers.
public struct WebsiteAnswer: Hashable, Sendable {
  /// The path that is asked for.
  public var path: String
  /// The status of the answer.
  public var status: Int
  /// Where the answer says to look instead.
  public var target: String?
}

extension PasswordFact {
  /// Makes the fact true.
  func apply(to phone: inout Phone) {
    switch self {
    case .commonlyBreached(let password): phone.passwordManager.commonlyBreached.append(password)
    case .breachedElsewhere(let password): phone.passwordManager.breachedElsewhere.append(password)
    case .breachesGoUndetected: phone.passwordManager.detectsBreaches = false
    case .keychainFillsForms: phone.passwordManager.fillsForms = true
    case .publicSuffixes(let names):
      phone.publicSuffixes = phone.publicSuffixes?.adding(names) ?? PublicSuffixes(beside: names)
    case .sameAccounts(let one, let other): phone.passwordManager.sharedCredentials.share([one, other])
    case .accountType(let domain, let type): phone.passwordManager.accountTypes[domain] = type
    case .changePage(let domain, let address): phone.passwordManager.changePasswordPages[domain] = address
    case .website(let host, let answers):
      let pairs = answers.map { ($0.path, Website.Answer($0.status, target: $0.target)) }
      phone.passwordManager.websites[host] = Website(Dictionary(pairs) { _, last in last })
    case .platform(let platform): phone.app.platform = platform
    case .declaresKey(AutoFill.earlyConfigurationKey): phone.autoFill.declaresEarlyConfiguration = true
    case .declaresKey(let key): declare(key, in: &phone.app)
    case .credentialState(let state): phone.apple.credentialState = state
    }
  }

  private func declare(_ key: String, in app: inout InstalledApp) {
    if let kind = Upgrade.allCases.first(where: { $0.declarationKey == key }) {
      if !app.declares.contains(kind) { app.declares.append(kind) }
    } else {
      app.unknownKeys.append(key)
    }
  }

  var phrase: Phrase {
    switch self {
    case .commonlyBreached(let password):
      Phrase("the password {text} is among the most often breached", .text(password))
    case .breachedElsewhere(let password):
      Phrase("the breach service knows the password {text}", .text(password))
    case .breachesGoUndetected: Phrase("the user lets breached passwords go undetected")
    case .keychainFillsForms: Phrase("iCloud Keychain fills forms beside the provider")
    case .publicSuffixes(let names):
      Phrase("these are public suffixes:", table: [["domain"]] + names.map { [$0.cell] })
    case .sameAccounts(let one, let other):
      Phrase("{text} has the same accounts as {text}", .text(one), .text(other))
    case .accountType(let domain, let type):
      Phrase("an account at {text} is about {account type}", .text(domain), .word(type))
    case .changePage(let domain, let address):
      Phrase(
        "the page for changing a password at {text} is known to be {text}", .text(domain), .text(address))
    case .website(let host, let answers):
      Phrase(
        "the website {text} answers:", .text(host),
        table: [["path", "status", "target"]]
          + answers.map { [$0.path.cell, String($0.status), $0.target?.cell ?? "(none)"] })
    case .platform(let platform): Phrase("the app runs on {platform}", .word(platform))
    case .declaresKey(let key): Phrase("the extension declares the key {text}", .text(key))
    case .credentialState(let state): state.phrase
    }
  }
}

extension AppleCredentialState {
  var phrase: Phrase { Phrase("Apple's credential state of the user is {credential state}", .word(self)) }
}

extension Phone {
  /// What makes this phone's offers, prompts and Apple credential out of the ordinary.
  package var passwordFacts: [PasswordFact] {
    let manager = passwordManager
    var facts: [PasswordFact] = app.unknownKeys.map(PasswordFact.declaresKey)
    if app.platform != .iOS { facts.append(.platform(app.platform)) }
    if apple.credentialState != .notFound { facts.append(.credentialState(apple.credentialState)) }
    if manager.fillsForms { facts.append(.keychainFillsForms) }
    facts += manager.commonlyBreached.map(PasswordFact.commonlyBreached)
    facts += manager.breachedElsewhere.map(PasswordFact.breachedElsewhere)
    return manager.detectsBreaches ? facts : facts + [.breachesGoUndetected]
  }
}
