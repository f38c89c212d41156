/// What a provider lets show of its vault, by what it fills in and what it is asked to save (AS-63).
///
/// Nobody has said any of it: a provider is held to it only where it goes against its own word.
package struct KnownLogins: Hashable, Sendable {
  /// What it filled in for those who picked it.
  package var given = Keychain()
  /// What of this was filled in before the password of another login was to be saved, and so stays as it is.
  package var settled = Keychain()
  /// What was to be saved, and may have been written whatever came of it.
  package var attempted = Keychain()
  /// What was to be saved, and is not to be had, because its user did not want that.
  package var declined = Keychain()
  /// What was saved while the identity store had its user there once.
  package var single = Keychain()
  /// What the vault had of the login that is being saved.
  package var former: Keychain.Entry?
  /// Whether the store has that once.
  package var isSingle = false
}

extension KnownLogins {
  /// Nothing at all.
  package static let nothing = KnownLogins()
}
