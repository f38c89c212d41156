/// What an authenticator says in one byte: of the user, of the passkey, and of what follows.
package struct AuthenticatorFlags: OptionSet, Hashable, Sendable {
  /// The byte.
  package let rawValue: UInt8

  /// The flags of a byte.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Somebody was there.
  package static let userPresent = AuthenticatorFlags(rawValue: 0x01)
  /// It was the user, by what only the user is or knows.
  package static let userVerified = AuthenticatorFlags(rawValue: 0x04)
  /// The passkey may be copied to other devices.
  package static let backupEligible = AuthenticatorFlags(rawValue: 0x08)
  /// The passkey has been copied.
  package static let backedUp = AuthenticatorFlags(rawValue: 0x10)
  /// A new passkey follows.
  package static let attestedCredential = AuthenticatorFlags(rawValue: 0x40)
  /// Extensions follow.
  package static let extensions = AuthenticatorFlags(rawValue: 0x80)
}

extension AuthenticatorFlags: CustomStringConvertible {
  private static let names: [(flag: AuthenticatorFlags, name: String)] = [
    (.userPresent, "UP"), (.userVerified, "UV"), (.backupEligible, "BE"), (.backedUp, "BS"),
    (.attestedCredential, "AT"), (.extensions, "ED"),
  ]

  /// The flags by their letters in the specification.
  package var description: String {
    let names = Self.names.filter { contains($0.flag) }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }
}
