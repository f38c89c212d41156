/// What the phone has of AutoFill: one credential provider, its identity store, and the form in front of the user.
///
/// ```swift
/// phone.autoFill.identityStore = IdentityStore(
///   isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
/// phone.autoFill.authentication = .none
/// ```
public struct AutoFill: Hashable, Sendable {
  /// The provider's identities; enabled while the provider is.
  public var identityStore: IdentityStore
  /// What the provider declares in Info.plist with a yes.
  public var capabilities: Set<Capability> = [.passwords]
  /// What it declares with a no, which says something of what is a yes unless declared.
  public var declined: Set<Capability> = []
  /// Whether Info.plist has the key by which systems before iOS 17 know that there is a configuration (CP-20).
  public var declaresEarlyConfiguration = false
  /// How the device makes sure of its user before it fills in what was given in silence (CP-11).
  public var authentication = Authentication.faceID
  /// How many suggestions there is room for over the keyboard (AS-26).
  public var room = 3
  /// Whether the device is locked.
  public var isLocked = false
  /// What the device asks its user to authenticate for.
  package var inquiry = Inquiry()
  /// The form in front of the user.
  public package(set) var form: Form?
  /// What is offered over the keyboard, best first.
  public package(set) var suggestions: [CredentialIdentity] = []
  /// The website or app whose page asks for passkeys; `nil` where they are only named, and nobody looks at their bytes.
  public var relyingParty: RelyingParty?
  /// Who tried to have a passkey made or to sign in with one there, and what came of it.
  public package(set) var attempts: [PasskeyAttempt] = []
  /// What websites make their one-time codes of, by the label of the identity; nobody looks at a code of another label.
  public var codes: [String: TimedCode] = [:]
  /// How many seconds the phone's clock is ahead of everybody else's; it reads a hundred years at most.
  public var clockOffset: Int64 = 0
  /// Everything forms were given, in order.
  public package(set) var filled: [Provided] = []

  /// How a device makes sure of its user.
  public enum Authentication: String, Hashable, Sendable, CaseIterable {
    /// A look.
    case faceID = "Face ID"
    /// A finger.
    case touchID = "Touch ID"
    /// The device's passcode.
    case passcode = "the passcode"
    /// Nothing at all, as the user prefers.
    case none = "nothing"
  }

  /// The logins that the provider's vault has, as far as somebody says so.
  ///
  /// A team does beforehand, and the provider when it has saved one. What it fills in is held against them (AS-63); of
  /// others nobody knows the password.
  public var vault: Keychain {
    get { inquiry.vault }
    set { inquiry.vault = newValue }
  }

  /// The provider's own lock, where a team says when it falls (PL-23).
  public var lock: AppLock? {
    get { inquiry.lock }
    set { inquiry.lock = newValue }
  }

  /// The kinds of identities that can be offered.
  func offeredTypes(on version: SystemVersion, at form: Form) -> IdentityTypes {
    var types: IdentityTypes = []
    if declares(.passwords) || version < .iOS17 { types.insert(.password) }
    if form.takesOnlyPasswords { return types }
    if declares(.passkeys), version >= .iOS17 { types.insert(.passkey) }
    if declares(.oneTimeCodes), version >= .iOS18 { types.insert(.oneTimeCode) }
    return types
  }
}

/// What a device asks its user to authenticate for, beside what a provider gave.
package struct Inquiry: Hashable, Sendable {
  /// How often the user was not recognized since the device asked.
  package var misses = 0
  /// What iCloud Keychain fills in once its user has authenticated (AS-59).
  package var picked: PasswordCredential?
  /// See ``AutoFill/vault``.
  var vault = Keychain()
  /// What shows of that by itself; `nil` where the provider was asked for nothing that anybody would know by.
  package var known: Shared<KnownLogins>?
  /// The last one-time code that the provider gave, until the clock is set; `nil` where nobody can say whose it was.
  package var lastCode: GivenCode?
  /// See ``AutoFill/lock``.
  var lock: AppLock?
  /// In which session of a form the provider was last asked to save a password.
  var session = FormSession()
}

/// What passwords have in common that are saved from one form while it is in front of its user.
struct FormSession: Hashable, Sendable {
  /// How many there were.
  var number = 0
  /// Whether the form is still the one that the last of them is about.
  var isOpen = false
}

extension AutoFill {
  /// AutoFill without a provider that is enabled.
  public init() {
    identityStore = IdentityStore()
    if !Ledger.holds("AS-26") { room = 4 }
  }
}

extension AutoFill {
  /// The user turns to a form, which no session is about yet, or away from all.
  package mutating func turn(to form: Form?) {
    self.form = form
    inquiry.session.isOpen = false
  }

  /// The session in which a password is saved now: that of the form in front of the user, or one of its own where an app
  /// has something saved.
  package mutating func sessionForSaving(fromForm isFromForm: Bool) -> Int {
    if !isFromForm || !inquiry.session.isOpen { inquiry.session.number += 1 }
    inquiry.session.isOpen = isFromForm
    return inquiry.session.number
  }
}

extension CredentialIdentity {
  /// What the system asks for when the user chooses it.
  package var provision: Provision {
    switch kind {
    case .password: .password
    case .passkey: .passkey
    case .oneTimeCode: .code
    }
  }
}

extension Phone {
  /// What the system finds to offer for a form, best first, without asking the extension (CP-8).
  public func suggestions(for form: Form) -> [CredentialIdentity] {
    Array(identities(fitting: form).prefix(autoFill.room))
  }

  /// The identities that fit a form, as if there were room for all of them.
  func identities(fitting form: Form) -> [CredentialIdentity] {
    guard app.isInstalled, autoFill.identityStore.state.isEnabled else { return [] }
    let types = autoFill.offeredTypes(on: profile.autoFill.systemVersion, at: form)
    let suffixes = publicSuffixes
    let matches = form.matches(by: suffixes)
    let nearest = autoFill.identityStore.suggestions(for: matches, types)
    guard profile.autoFill.siteMatching == .registrableDomain else { return nearest }
    let siblings = autoFill.identityStore.hosts(
      below: form.registeredDomains(by: suffixes), but: Set(matches.map(\.formHost)))
    guard !siblings.isEmpty else { return nearest }
    return nearest + autoFill.identityStore.suggestions(for: siblings, types)
  }
}

extension AutoFill {
  /// What a clock can be ahead or behind: further a date is of no use to anybody.
  package static func clockLead(_ seconds: Int64) -> Int64 {
    min(max(seconds, -mostClockLead), mostClockLead)
  }

  /// A hundred years, in seconds.
  private static let mostClockLead: Int64 = 3_155_760_000
}

extension Phone {
  /// How many seconds its clock is ahead of everybody else's, whoever reads it.
  package var clockLead: Int64 { hasAutoFill ? AutoFill.clockLead(autoFill.clockOffset) : 0 }
}
