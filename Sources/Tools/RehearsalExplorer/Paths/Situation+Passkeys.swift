public import Rehearsal

/// What somebody comes to have a passkey for at a website that verifies it.
public enum PasskeyJourney: String, Hashable, Sendable, CaseIterable {
  /// It is made on request and takes the place of the password.
  case made = "verified-passkey"
  /// It is made by the way and takes the place of the password.
  case madeByTheWay = "verified-passkey-by-the-way"
  /// It is made on request and takes the place of the password, at a website that says which passkeys it takes.
  case madeAndNamed = "verified-passkey-by-name"
  /// It is made on request, and the password stays.
  case madeBesidePassword = "verified-passkey-beside-password"
  /// An app asks for it by the way after its user signed in with a password, whose place it takes.
  case upgradedInApp = "app-passkey-upgrade"
  /// An app asks for it by the way, and the password stays.
  case upgradedBesidePassword = "app-passkey-upgrade-beside-password"
  /// An app has an account made by the system's form, which a passkey alone lets its user into.
  case createdInApp = "app-account-creation"

  /// How the provider is asked for it.
  public var provision: Provision {
    switch self {
    case .madeByTheWay, .upgradedInApp, .upgradedBesidePassword: .automaticPasskey
    case .made, .madeAndNamed, .madeBesidePassword, .createdInApp: .passkeyRegistration
    }
  }

  /// Whether it is an app of its own that asks.
  package var isInApp: Bool {
    self == .upgradedInApp || self == .upgradedBesidePassword || self == .createdInApp
  }
}

/// Where people are whose website takes passkeys and verifies them.
extension Situation {
  /// The situations in which a passkey is made, once or once more where the page never heard of the first, and then has
  /// to let its user in.
  ///
  /// Where no password stays beside it, a passkey that only one side knows is a lock-out. The second of them is at a
  /// website that is harder to please: it requires user verification, and keeps accounts under bytes that are no text.
  public static func passkeys(_ journey: PasskeyJourney = .made) -> [Situation] {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.capabilities = [.passwords, .passkeys, .passkeysByTheWay, .credentialUpdates]
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    website.dropsPasswords = journey != .madeBesidePassword && journey != .upgradedBesidePassword
    website.namesPasskeys = journey == .madeAndNamed
    phone.autoFill.relyingParty = website
    if journey.isInApp { return upgrades(journey, phone) }
    let form = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
    let making: Step =
      journey == .madeByTheWay
      ? .autoFill(.makesPasskey(user: "jappleseed")) : .user(.autoFill(.registersPasskey("jappleseed")))
    let using = [form, Step.user(.autoFill(.signsInWithPasskey("jappleseed")))]
    return inPair(
      journey, phone, ("made and used", [[form, making], using]),
      ("made again and used", [[form, making], [form, making], using]))
  }

  /// The user taps “Sign in” in the app: at first there is the password that the provider has, and then what came of it.
  private static func upgrades(_ journey: PasskeyJourney, _ phone: Phone) -> [Situation] {
    var phone = phone
    phone.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    let tap = [Step.user(.taps("Sign in"))]
    guard journey == .createdInApp else {
      return inPair(
        journey, phone, ("upgraded and used", [tap, tap]), ("upgraded and used twice", [tap, tap, tap]))
    }
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    phone.autoFill.relyingParty?.members = []
    let making = [Step.user(.taps("Create an account"))]
    return inPair(
      journey, phone, ("created and used", [making, tap]), ("created again and used", [making, making, tap]))
  }

  /// A situation at an easy website, and one at a hard one.
  ///
  /// What is made by the way says nothing of its user, and so a website that requires verification takes it all the same.
  private static func inPair(
    _ journey: PasskeyJourney, _ phone: Phone, _ easy: (name: String, requests: [[Step]]),
    _ hard: (name: String, requests: [[Step]])
  ) -> [Situation] {
    var strict = phone
    strict.autoFill.relyingParty?.verification = .required
    strict.autoFill.relyingParty?.hasBinaryHandles = true
    return [(phone, easy), (strict, hard)].map { phone, journeyed in
      Situation(
        journeyed.name, phone: phone, server: AccountServer(Account("owner", password: "open sesame")),
        provision: journey.provision, requests: journeyed.requests)
    }
  }
}
