/// A secret that a passkey made of a value: it makes the same one of it as long as it lives, or nothing that was locked
/// with it opens again.
struct MadeSecret: Hashable, Sendable {
  let credentialID: String
  let value: [UInt8]
  let secret: [UInt8]

  /// Whether another was made of the same value by the same passkey.
  func contradicts(_ other: MadeSecret) -> Bool {
    credentialID == other.credentialID && value == other.value && secret != other.secret
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(credentialID:value:secret:)
    mark.combine(credentialID)
    mark.combine(String(opaque: value))
    mark.combine(String(opaque: secret))
  }
}
