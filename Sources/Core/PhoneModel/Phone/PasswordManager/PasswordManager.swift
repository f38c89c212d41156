public import PasswordStrength

/// What the system's password manager knows besides the saved passwords.
///
/// Nothing of it is looked at until somebody asks for recommendations, signs in or has passwords checked.
public struct PasswordManager: Hashable, Sendable {
  /// The passwords that most breaches have, which the phone knows by itself.
  public var commonlyBreached: [String]
  /// The passwords of breaches that only the service on the network knows.
  public var breachedElsewhere: [String] = []
  /// Whether the user lets the phone look for breached passwords.
  public var detectsBreaches = true
  /// Whether the user has iCloud Keychain fill forms beside the provider (CP-31).
  public var fillsForms = false
  /// Which domains have the same accounts.
  public var sharedCredentials = SharedCredentials()
  /// The domains below which anybody can register one; `nil` where no list of them was given.
  public var publicSuffixes: PublicSuffixes?
  /// Words that guessers know; `nil` for the list that ships.
  public var words: WordList?
  /// What kind of account a site has, where it is out of the ordinary; by domain.
  public var accountTypes: [String: AccountType] = [:]
  /// Pages for changing a password that are known to be right; addresses by domain, as in Apple's public file.
  public var changePasswordPages: [String: String] = [:]
  /// How websites answer when the phone looks for such a page; by host.
  public var websites: [String: Website] = [:]

  /// The passwords that a check has found to be breached.
  public internal(set) var foundBreached: [String] = []
  /// The passkeys that iCloud Keychain keeps itself (CP-32).
  public package(set) var passkeys: [KeychainPasskey] = []
  var monitor = BreachMonitor()

  /// What an account gives access to.
  public enum AccountType: String, Hashable, Sendable, CaseIterable {
    /// Banks, shops and whatever else costs money.
    case money
    /// What the state knows of one.
    case government = "government business"
    /// E-mail, with which other passwords can be had.
    case mail = "e-mail"
    /// Everything else.
    case other = "nothing out of the ordinary"
  }

  /// Whether a password is known from a breach, as far as the phone has found out.
  func isBreached(_ password: String) -> Bool {
    detectsBreaches && Ledger.holds("PM-2")
      && (commonlyBreached.contains(password) || foundBreached.contains(password))
  }

  /// Whether a password is easily guessed.
  func isWeak(_ password: String) -> Bool {
    Weakness.isFound(in: password, knowing: words ?? .shipped)
  }

  /// What is wrong with a password by itself, the worst first.
  func warnings(about password: String) -> [PasswordWarning] {
    let weakness = Weakness(of: password, knowing: words ?? .shipped)
    return (isBreached(password) ? [.breached] : []) + (weakness.map { [.weak($0)] } ?? [])
  }

  /// Whether an account is one that thieves like most.
  func isSensitive(_ service: ServiceIdentifier) -> Bool {
    guard !accountTypes.isEmpty else { return false }
    let type = Site(service).domains.lazy.compactMap { accountTypes[String($0)] }.first
    return type ?? .other != .other
  }

  /// Asks about the next saved passwords and answers with those that are newly found, those of the phone's own
  /// list first; the question that was put is handed over, and the answer taken.
  package mutating func check(
    _ passwords: [String], asking service: ([BreachBucket]) -> [BreachBucket: [[UInt8]]]?
  ) -> [String] {
    guard detectsBreaches else { return [] }
    let known = passwords.filter(commonlyBreached.contains)
    let rest = passwords.filter { !commonlyBreached.contains($0) }
    let answered = rest.isEmpty ? [] : monitor.check(rest, asking: service) ?? []
    let found = (known + answered).reduce(into: [String]()) { found, password in
      if !foundBreached.contains(password), !found.contains(password) { found.append(password) }
    }
    foundBreached += found
    return found
  }
}

extension PasswordManager {
  /// A password manager that knows of no breach.
  public init() {
    commonlyBreached = []
  }

  func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        commonlyBreached:breachedElsewhere:detectsBreaches:fillsForms:sharedCredentials:publicSuffixes:words:
        accountTypes:
        changePasswordPages:websites:foundBreached:passkeys:monitor:)
    mark.combine(each: foundBreached) { password, mark in mark.combine(password) }
    mark.combine(each: passkeys) { kept, mark in
      mark.combine(kept.user)
      mark.combine(kept.passkey.credentialID)
      mark.combine(kept.passkey.userHandle)
    }
    monitor.combine(into: &mark)
    mark.passOver(
      (
        commonlyBreached, breachedElsewhere, detectsBreaches, fillsForms, sharedCredentials, publicSuffixes,
        words,
        accountTypes, changePasswordPages, websites
      ), because: "nothing that happens changes what the world knows")
  }
}
