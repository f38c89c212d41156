/// A secret that a passkey made of a value: it makes the same one of it as long as it lives, or nothing that was locked
/// with it opens again.
package struct MadeSecret: Hashable, Sendable {
  package let credentialID: String
  package let value: [UInt8]
  package let secret: [UInt8]

  /// Whether another was made of the same value by the same passkey.
  package func contradicts(_ other: MadeSecret) -> Bool {
    credentialID == other.credentialID && value == other.value && secret != other.secret
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(credentialID:value:secret:)
    mark.combine(credentialID)
    mark.combine(String(opaque: value))
    mark.combine(String(opaque: secret))
  }
}

extension MadeSecret {
  /// What a passkey made of a value.
  package init(_ secret: [UInt8], of value: [UInt8], by credentialID: String) {
    self.init(credentialID: credentialID, value: value, secret: secret)
  }
}
