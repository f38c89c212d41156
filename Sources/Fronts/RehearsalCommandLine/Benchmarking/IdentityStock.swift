import Rehearsal

/// A large identity store that is measured, and identities that come and go in it.
final class IdentityStock {
  // Made when they are first asked for: that takes longer than most of what else is measured.
  private lazy var store = IdentityStore(isEnabled: true, identities: Array(identities.prefix(count)))
  private lazy var identities = (0..<count + 1_000).map { number in
    CredentialIdentity(
      "user\(number % 9)@mail.example", at: ServiceIdentifier("site\(number).example"), record: "\(number)")
  }
  private let count: Int
  private var form = 0
  private var oldest = 0

  init(count: Int) {
    self.count = count
  }

  /// Asks for the suggestions of that many forms, and answers with how many forms had some.
  func lookUp(_ forms: Int) -> Int {
    var found = 0
    for _ in 0..<forms {
      // The next one could lie in the cache where a form of a user would not.
      form = (form + 7919) % identities.count
      found += store.suggestions(for: [identities[form].service], .all).isEmpty ? 0 : 1
    }
    return found
  }

  /// Saves identities one by one and removes as many, and answers with how many updates that took.
  func update(_ updates: Int) -> Int {
    var taken = 0
    for _ in 0..<updates / 2 {
      let coming = identities[(oldest + count) % identities.count]
      for update in [IdentityStoreUpdate.save([coming]), .remove([identities[oldest]])] {
        taken += (try? store.take(update, isDeviceLocked: false)) == nil ? 0 : 1
      }
      oldest = (oldest + 1) % identities.count
    }
    return taken
  }
}
