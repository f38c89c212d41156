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

extension RelyingParty {
  /// Keeps in mind which secrets a provider gave; the first one of a value is the one that counts.
  mutating func remember(_ outputs: PasskeyOutputs?, of credentialID: String, for demand: PasskeyDemand) {
    for made in demand.secrets(in: outputs, of: credentialID)
    where !secrets.contains(where: { $0.credentialID == made.credentialID && $0.value == made.value }) {
      secrets.append(made)
    }
  }

  /// Secrets that are others than before (WA-15).
  func mistakes(
    inRepeating outputs: PasskeyOutputs?, of credentialID: String, for demand: PasskeyDemand
  ) -> [Mistake] {
    let isAnother = demand.secrets(in: outputs, of: credentialID).contains { made in
      secrets.contains { $0.contradicts(made) }
    }
    return isAnother ? [Mistake(.answeredBesideAsked, "another secret of the same value than before")] : []
  }
}
