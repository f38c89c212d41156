/// The secrets that a website gets, which are to be the same each time.
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
