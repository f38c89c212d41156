import Rehearsal

/// A large identity store that is measured, and identities that come and go in it.
final class IdentityStock {
  private lazy var identities = (0..<count + 1_000).map { number in
    CredentialIdentity(
      "user\(number % 9)@mail.example", at: ServiceIdentifier("site\(number).example"), record: "\(number)",
      kind: isOfPasskeys ? .passkey(credentialID: "key-\(number)", userHandle: "\(number)") : .password)
  }
  /// Has the store, and nobody else does: one that two have is copied before it changes.
  private var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
  private let count: Int
  private let isOfPasskeys: Bool
  private var form = 0
  private var oldest = 0

  /// Identities of passwords, or as many of passkeys.
  init(count: Int, ofPasskeys isOfPasskeys: Bool = false) {
    self.count = count
    self.isOfPasskeys = isOfPasskeys
  }

  /// Fills the store, which takes longer than most of what is measured.
  func prepare() {
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: Array(identities.prefix(count)))
  }

  /// Asks for the suggestions of that many forms, and answers with how many forms had some.
  func lookUp(_ forms: Int) -> Int {
    var found = 0
    for _ in 0..<forms {
      // The next one could lie in the cache where a form of a user would not.
      form = (form + 7919) % identities.count
      found += phone.autoFill.identityStore.suggestions(for: [identities[form].service], .all).isEmpty ? 0 : 1
    }
    return found
  }

  /// Asks a phone what it offers over the keyboard of that many forms, and answers for how many there was something.
  func offer(_ forms: Int) -> Int {
    var found = 0
    for _ in 0..<forms {
      form = (form + 7919) % identities.count
      let page = Form(at: "https://www.\(identities[form].service.identifier)/login")
      found += phone.suggestions(for: page).isEmpty ? 0 : 1
    }
    return found
  }

  /// Saves identities one by one and removes as many, and answers with how many updates that took.
  func update(_ updates: Int) -> Int {
    var taken = 0
    for _ in 0..<updates / 2 {
      let coming = identities[(oldest + count) % identities.count]
      for update in [IdentityStoreUpdate.save([coming]), .remove([identities[oldest]])] {
        taken += (try? phone.autoFill.identityStore.take(update, isDeviceLocked: false)) == nil ? 0 : 1
      }
      oldest = (oldest + 1) % identities.count
    }
    return taken
  }
}
