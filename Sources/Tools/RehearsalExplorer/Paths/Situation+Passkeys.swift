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

  /// How the provider is asked for it.
  public var provision: Provision { self == .madeByTheWay ? .automaticPasskey : .passkeyRegistration }
}

/// Where people are whose website takes passkeys and verifies them.
extension Situation {
  /// The situations in which a passkey is made, once or once more where the page never heard of the first, and then has
  /// to let its user in.
  ///
  /// Where no password stays beside it, a passkey that only one side knows is a lock-out.
  public static func passkeys(_ journey: PasskeyJourney = .made) -> [Situation] {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.capabilities = [.passwords, .passkeys, .passkeysByTheWay, .credentialUpdates]
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    website.dropsPasswords = journey != .madeBesidePassword
    website.namesPasskeys = journey == .madeAndNamed
    phone.autoFill.relyingParty = website
    let form = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
    let making: Step =
      journey == .madeByTheWay
      ? .autoFill(.makesPasskey(user: "jappleseed")) : .user(.autoFill(.registersPasskey("jappleseed")))
    let using = [form, Step.user(.autoFill(.signsInWithPasskey("jappleseed")))]
    return [
      ("made and used", [[form, making], using]),
      ("made again and used", [[form, making], [form, making], using]),
    ].map { name, requests in
      Situation(
        name, phone: phone, server: AccountServer(Account("owner", password: "open sesame")),
        provision: journey.provision, requests: requests)
    }
  }
}
