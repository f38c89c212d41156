public import Rehearsal

/// Where people are who fill forms with a credential provider.
extension Situation {
  /// The situations in which a provider is asked for something: twice in a row in the same process, and for what it
  /// does not have any more, where that can be.
  ///
  /// The identity store offers jappleseed as record 1 and kim as record 2 for shiny.example, beside them robin's
  /// passkey as record 4 and a one-time code as record 5 where a passkey or a code is asked for; “open sesame” opens
  /// the vault.
  public static func usual(_ provision: Provision) -> [Situation] {
    switch provision {
    case .password:
      [
        Situation("two in a row", provision, [.picking("jappleseed"), .picking("kim")]),
        Situation("gone from the vault", provision, [.picking("gone")], offering: [.gone]),
      ]
    case .passkey: [Situation("a passkey", provision, [.picking("robin"), .picking("jappleseed")])]
    // Twice, because a code that was kept too long is known by the next one.
    case .code:
      [Situation("two codes in a row", provision, [.picking("Shiny code"), .picking("Shiny code")])]
    case .configuration:
      [Situation("enabled for the first time", provision, [[.enabling], .picking("jappleseed")])]
    case .credentialList, .passkeyList, .codeList, .text: lists(of: provision)
    case .savedPassword:
      [
        Situation(
          "saved and then picked", provision,
          [
            .picking("kim"), .atForm(.saves(.typed)), .picking("Lee"), .picking("kim"),
            .picking("jappleseed"),
          ]),
        Situation(
          "picked, changed and picked again", provision,
          [.picking("kim"), .atForm(.saves(.changed)), .picking("kim")]),
        // A change of its own, because the second one makes up for what went wrong with the first.
        Situation(
          "changed twice and picked", provision,
          [.atForm(.saves(.changed)), .atForm(.saves(.changedAgain)), .picking("kim")]),
        // Once as it is filled in, and once more as the same form is sent with it edited.
        Situation(
          "generated, filled in, edited and picked", provision,
          [
            .atForm(.saves(.generated)), [.user(.autoFill(.saves(.sent)))], .picking("Lee"), .picking("kim"),
          ]),
        // Somebody else, whom that leaves alone.
        Situation(
          "picked, another changed, and picked again", provision,
          [.picking("jappleseed"), .atForm(.saves(.changed)), .picking("jappleseed")]),
        // Somebody of one name at two sites, who are two logins.
        Situation(
          "saved in an app and at another site", provision,
          [
            .inApp(of: "shiny.example", act: .saves(.generated)), .atForum(.saves(.typed)),
            .inApp(of: "shiny.example", act: .picks("Lee")),
          ]),
      ]
    case .passkeyRegistration:
      [Situation("a new passkey", provision, [.atForm(.registersPasskey("jappleseed"))])]
    case .automaticPasskey:
      [Situation("after signing in", provision, [[.atForm, .autoFill(.makesPasskey(user: "jappleseed"))]])]
    case .generatedPasswords, .chosenGeneratedPasswords:
      [
        Situation(
          "signing up", provision,
          [
            .atForm(
              .generatesPasswords(rules: rules, onScreen: provision == .chosenGeneratedPasswords))
          ])
      ]
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey:
      [Situation("news", provision, provision.newsBetween(provision.pickedBefore, provision.report))]
        + (provision == .acceptedPasskeys
          ? [Situation("news that keeps it", provision, provision.newsBetween(["robin"], .keeping))] : [])
    }
  }

  /// What many websites want: shorter than what most generators make whom nobody tells anything, with a bit of everything.
  static let rules =
    "minlength: 8; maxlength: 16; required: lower; required: upper; required: digit; allowed: [-];"

  init(
    _ name: String, _ provision: Provision, _ requests: [[Step]], offering more: [CredentialIdentity] = []
  ) {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    let capability = provision.capability
    phone.autoFill.capabilities = Set([.passwords, capability, capability.ground].compactMap(\.self))
    // Nobody is offered a passkey of a provider that has none.
    if provision.identities.contains(.passkey) { phone.autoFill.capabilities.insert(.passkeys) }
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: provision != .configuration, identities: provision.identities + more)
    self.init(
      name, phone: phone, server: AccountServer(Account("owner", password: "open sesame")),
      provision: provision, requests: requests)
  }
}

extension Situation {
  /// What is done to ask for the thing itself: somebody may be picked before, to see whether that still works afterwards.
  package var requestItself: [Step] { requests.isEmpty ? [] : requests[placeOfRequestItself] }

  /// Which of the requests that is.
  var placeOfRequestItself: Int { requests.firstIndex { !$0.contains(where: \.isPick) } ?? 0 }

  /// Whether a provider sets itself up, and so has put into its store itself what is picked afterwards.
  var offersOwn: Bool {
    request == Request(.configuration) && phone.autoFill.identityStore.identities.isEmpty
  }

  /// Whether what is picked then is offered, and in no vault.
  func asksForGone(_ number: Int) -> Bool {
    let gone = CredentialIdentity.gone
    return isOfAutoFill && requests[number - 1].picks(gone.user)
      && phone.autoFill.identityStore.contains(gone)
  }

  /// Whom somebody would look for in a list, the likeliest first: who fits nowhere there, as far as the store has such, and
  /// then the last; nobody where they look for somebody already.
  var sought: [String] {
    guard case .autoFill(let provision, let requests) = errand, provision.isList,
      !requests.joined().contains(where: \.isTyping)
    else { return [] }
    let logins = phone.autoFill.identityStore.identities.filter { $0.kind == .password }
    let form = requests.first?.form
    let elsewhere = logins.last { login in form.map { !$0.fits(login.service) } ?? false }
    return (elsewhere.map { [$0] } ?? []).map(\.user) + logins.reversed().map(\.user)
  }
}

extension Provision {
  /// Whether it can be searched for a provider of whose safe nothing is known.
  package var needsNothingSaved: Bool { isList || self == .passkeyRegistration }

  var list: ProviderList? {
    ProviderList.allCases.first { $0.rawValue == rawValue || ($0 == .texts && self == .text) }
  }

  fileprivate var report: CredentialReport? {
    let domain = "shiny.example"
    return switch self {
    case .unusedPassword: .unusedPassword(user: "jappleseed", domain: domain)
    case .unknownPasskey: .unknownPasskey(credentialID: "key-1", relyingParty: domain)
    case .acceptedPasskeys:
      .acceptedPasskeys(credentialIDs: [], userHandle: "robin-1", relyingParty: domain)
    case .updatedPasskey: .updatedPasskey(newName: "rob", userHandle: "robin-1", relyingParty: domain)
    case .credentialList, .passkeyList, .codeList, .text, .password, .passkey, .code, .passkeyRegistration,
      .automaticPasskey, .savedPassword, .generatedPasswords, .chosenGeneratedPasswords, .configuration:
      nil
    }
  }

  /// News, after some were picked and before others are.
  fileprivate func newsBetween(_ pickedBefore: [String], _ report: CredentialReport?) -> [[Step]] {
    pickedBefore.map([Step].picking) + (report.map { [[.autoFill(.reports($0))]] } ?? [])
      + pickedAfterwards.map([Step].picking)
  }

  /// Who is picked before the news, so that they are known to get what they want afterwards.
  fileprivate var pickedBefore: [String] { self == .unusedPassword ? ["kim"] : [] }

  /// Who is picked after the news, where they are offered then.
  fileprivate var pickedAfterwards: [String] {
    switch self {
    case .unusedPassword: ["jappleseed", "kim"]
    case .unknownPasskey, .acceptedPasskeys: ["robin", "sam", "kim"]
    case .updatedPasskey: ["rob", "kim"]
    default: []
    }
  }

  /// What the store offers while it is asked for.
  fileprivate var identities: [CredentialIdentity] {
    let passwords = [
      CredentialIdentity("jappleseed", at: "shiny.example", record: "1"),
      CredentialIdentity("kim", at: "shiny.example", record: "2"),
    ]
    switch self {
    case .passkey, .passkeyList: return passwords + [.passkey]
    // What news does not speak of stays as it is.
    case .unknownPasskey, .acceptedPasskeys, .updatedPasskey:
      return passwords + [.passkey, .passkeyOfAnother]
    case .code, .codeList: return passwords + [.code]
    case .configuration: return []
    case .credentialList, .text, .password, .passkeyRegistration, .automaticPasskey, .savedPassword,
      .generatedPasswords, .chosenGeneratedPasswords, .unusedPassword:
      return passwords
    }
  }
}

extension CredentialIdentity {
  fileprivate static let gone = CredentialIdentity("gone", at: "shiny.example", record: "none-of-the-vault")
  fileprivate static let passkey = CredentialIdentity(
    "robin", at: "shiny.example", record: "4", kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
  fileprivate static let passkeyOfAnother = CredentialIdentity(
    "sam", at: "shiny.example", record: "6", kind: .passkey(credentialID: "key-2", userHandle: "sam-1"))
  fileprivate static let code = CredentialIdentity(
    "Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)
}

extension CredentialReport {
  /// A website takes the passkey that is here, beside one that is elsewhere.
  fileprivate static let keeping = CredentialReport.acceptedPasskeys(
    credentialIDs: ["key-9", "key-1"], userHandle: "robin-1", relyingParty: "shiny.example")
}

extension CredentialRequest.SavedPassword {
  /// For a name with a capital, by which it is picked afterwards; whoever trims it, or takes letters with accents apart,
  /// saves another one.
  fileprivate static let typed = CredentialRequest.SavedPassword(
    PasswordCredential(user: "Lee", password: "tin roof caf\u{E9} "), on: .userAsked)
  static let changed = CredentialRequest.SavedPassword(
    PasswordCredential(user: "kim", password: "brass door bell"), on: .userAsked)
  /// With what addresses, texts in quotes and forms have to write otherwise.
  fileprivate static let changedAgain = CredentialRequest.SavedPassword(
    PasswordCredential(user: "kim", password: #"100% "glass" + \bead&lamp"#), on: .formWentAway)
  fileprivate static let generated = CredentialRequest.SavedPassword(
    PasswordCredential(user: "Lee", password: "vumdeh-biXryk-3fotba"), on: .generatedPasswordWasFilled)
  fileprivate static let sent = CredentialRequest.SavedPassword(
    PasswordCredential(user: "Lee", password: "vumdeh-biXryk-3fotbax!"), on: .formWentAway)
}

extension Step {
  fileprivate var isPick: Bool { if case .user(.autoFill(.picks)) = self { true } else { false } }
  fileprivate var isTyping: Bool { if case .user(.types) = self { true } else { false } }
  fileprivate static let atForm = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
  static let enabling = Step.user(.autoFill(.enablesProvider))
}

extension [Step] {
  static func picking(_ user: String) -> [Step] { atForm(.picks(user)) }

  static func atForm(_ act: AutoFillAct) -> [Step] { [.atForm, .user(.autoFill(act))] }

  fileprivate static func atForum(_ act: AutoFillAct) -> [Step] {
    [.user(.autoFill(.focuses(Form(at: "https://forum.example/join")))), .user(.autoFill(act))]
  }

  static func inApp(of domain: String?, act: AutoFillAct) -> [Step] {
    [.user(.autoFill(.focuses(Form(inAppOf: domain.map { [$0] } ?? [])))), .user(.autoFill(act))]
  }
}
