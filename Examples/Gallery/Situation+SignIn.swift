import Rehearsal
import RehearsalExplorer

/// Where people are who sign in with something else than a password.
extension Situation {
  /// A website wants a code, and another one when the next period has begun.
  static var codes: Situation {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    let code = CredentialIdentity("Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)
    phone.autoFill.capabilities = [.passwords, .oneTimeCodes]
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [code])
    phone.autoFill.codes = [code.user: TimedDrawer.codes]
    let pick = [Step.atForm, .user(.autoFill(.picks(code.user)))]
    return Situation(
      "a code, and the next", phone: phone, provision: .code, requests: [pick, [.pass(.seconds(45))] + pick])
  }

  /// Somebody fills in a password on a website, and then signs in to an app with Apple, twice.
  static var signedInWithApple: Situation {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    let identity = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [identity])
    let tap = [Step.user(.taps("Sign in"))]
    return Situation(
      "filled in, and signed in with Apple", phone: phone, server: GuestBook(), provision: .password,
      requests: [[.atForm, .user(.autoFill(.picks(identity.user)))], tap, tap])
  }
}

extension Step {
  fileprivate static let atForm = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
}
