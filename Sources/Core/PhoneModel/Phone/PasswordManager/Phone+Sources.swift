/// What QuickType offers for a form, by where it comes from.
package struct KeyboardOffer {
  /// What the provider has said that it could fill in.
  package var ofProvider: [CredentialIdentity]
  /// What iCloud Keychain has saved.
  package var ofKeychain: [Keychain.Entry]
  /// Whether there was no room for all of it.
  package var isCut: Bool
}

extension Phone {
  /// What is offered over the keyboard: what the provider has and, where the user wants that, what iCloud Keychain has
  /// (CP-31, AS-46).
  package func allSuggestions(for form: Form) -> KeyboardOffer {
    let (fitting, saved) = (identities(fitting: form), savedPasswords(fitting: form))
    let room = autoFill.room
    let isProviderFirst = profile.autoFill.sourceOrder == .providerFirst
    let provided = fitting.prefix(isProviderFirst ? room : max(0, room - saved.count))
    let kept = saved.prefix(isProviderFirst ? max(0, room - provided.count) : room)
    return KeyboardOffer(
      ofProvider: Array(provided), ofKeychain: Array(kept),
      isCut: fitting.count + saved.count > provided.count + kept.count)
  }

  /// Whom the provider has offered over the keyboard, the best first.
  package func usersOffered(at form: Form) -> [String] { allSuggestions(for: form).ofProvider.map(\.user) }

  /// The saved passwords that fit a form, those of its own hosts first.
  private func savedPasswords(fitting form: Form) -> [Keychain.Entry] {
    guard isKeychainFilling, Ledger.holds("CP-31") else { return [] }
    let (suffixes, takesSiblings) = (publicSuffixes, profile.autoFill.siteMatching == .registrableDomain)
    let fitting = keychain.entries.filter {
      !$0.password.isEmpty && form.fits($0.service, by: suffixes, takesSiblings: takesSiblings)
    }
    return fitting.filter { form.isItsOwn($0.service) } + fitting.filter { !form.isItsOwn($0.service) }
  }

  /// What iCloud Keychain offers of a user for the form in front of them.
  package func savedPassword(offeredFor user: String) -> Keychain.Entry? {
    autoFill.form.flatMap { form in allSuggestions(for: form).ofKeychain.first { $0.user == user } }
  }

  /// The users of whom iCloud Keychain offers something for the form in front of the user, in order.
  package var usersOfferedByKeychain: [String] {
    guard let form = autoFill.form, !autoFill.isLocked else { return [] }
    return allSuggestions(for: form).ofKeychain.map(\.user)
  }
}
