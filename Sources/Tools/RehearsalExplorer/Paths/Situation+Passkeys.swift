public import Rehearsal

/// Where people are whose website takes passkeys and verifies them.
extension Situation {
  /// The situations in which a passkey is made, on request or by the way, and then has to let its user in.
  ///
  /// The website keeps no password beside a passkey unless said otherwise, so that a passkey that only one side knows
  /// is a lock-out.
  public static func passkeys(
    _ provision: Provision = .passkeyRegistration, dropsPasswords: Bool = true,
    reportsUnknownPasskeys: Bool = false
  ) -> [Situation] {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.capabilities = [.passwords, .passkeys, .passkeysByTheWay, .credentialUpdates]
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    website.dropsPasswords = dropsPasswords
    website.reportsUnknownPasskeys = reportsUnknownPasskeys
    phone.autoFill.relyingParty = website
    let form = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
    let making: Step =
      provision == .automaticPasskey
      ? .autoFill(.makesPasskey(user: "jappleseed")) : .user(.autoFill(.registersPasskey("jappleseed")))
    return [
      Situation(
        "made and used", phone: phone, server: AccountServer(Account("owner", password: "open sesame")),
        provision: provision,
        requests: [[form, making], [form, .user(.autoFill(.signsInWithPasskey("jappleseed")))]])
    ]
  }
}
