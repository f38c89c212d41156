/// What a relying party keeps of a passkey.
package struct CredentialRecord: Hashable, Sendable {
  package let id: [UInt8]
  package let key: CredentialKey
  /// What kind of authenticator made it, 16 bytes.
  package let maker: [UInt8]
  package let format: String
  package var counter: UInt32
  package let isBackupEligible: Bool
  package var isBackedUp: Bool
  /// Whether the user has been verified with it.
  package var wasVerified: Bool
}

/// The bytes with which somebody answers a sign-in.
package struct AssertionBytes: Hashable, Sendable {
  package var credentialID: [UInt8]
  package var clientData: [UInt8]
  package var authenticatorData: [UInt8]
  package var signature: [UInt8]
  /// Whose passkey it is, in the relying party's own words.
  package var userHandle: [UInt8]?

  package init(
    credentialID: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8],
    userHandle: [UInt8]? = nil
  ) {
    self.credentialID = credentialID
    self.clientData = clientData
    self.authenticatorData = authenticatorData
    self.signature = signature
    self.userHandle = userHandle
  }
}

/// The bytes with which somebody answers a registration.
package struct RegistrationBytes: Hashable, Sendable {
  package var credentialID: [UInt8]
  package var clientData: [UInt8]
  package var attestationObject: [UInt8]

  package init(credentialID: [UInt8], clientData: [UInt8], attestationObject: [UInt8]) {
    self.credentialID = credentialID
    self.clientData = clientData
    self.attestationObject = attestationObject
  }
}
