/// What a relying party expects of whoever brings it an answer: its own challenge and its own origins.
package struct ClientExpectation: Hashable, Sendable {
  package var challenge: [UInt8]
  package var origins: Set<String>
  package var relyingParty: String
  package var requiresVerification = false
  /// Whether it may have been asked for within a page of another origin, and within which ones.
  package var acceptsCrossOrigin = false
  package var topOrigins: Set<String> = []

  package init(challenge: [UInt8], origins: Set<String>, relyingParty: String) {
    (self.challenge, self.origins, self.relyingParty) = (challenge, origins, relyingParty)
  }

  func check(_ json: [UInt8], type: String) throws(CeremonyMistake) {
    guard let data = ClientData(json) else { throw CeremonyMistake(.clientDataUnreadable) }
    guard data.type == type else { throw CeremonyMistake(.typeWrong, data.type) }
    guard data.challenge == ClientData(type: type, challenge: challenge, origin: "").challenge else {
      throw CeremonyMistake(.challengeWrong, data.challenge)
    }
    guard origins.contains(data.origin) else { throw CeremonyMistake(.originWrong, data.origin) }
    guard data.crossOrigin != true || acceptsCrossOrigin else {
      throw CeremonyMistake(.crossOriginUnexpected)
    }
    if let topOrigin = data.topOrigin {
      guard acceptsCrossOrigin, topOrigins.contains(topOrigin) else {
        throw CeremonyMistake(.topOriginUnexpected, topOrigin)
      }
    }
  }

  /// What holds for the flags of both ceremonies.
  func check(_ data: AuthenticatorData, needsPresence: Bool) throws(CeremonyMistake) {
    let expected = AuthenticatorData(relyingParty: relyingParty, flags: []).relyingPartyHash
    guard data.relyingPartyHash == expected else { throw CeremonyMistake(.relyingPartyWrong) }
    guard !needsPresence || data.flags.contains(.userPresent) else { throw CeremonyMistake(.userNotPresent) }
    guard !requiresVerification || data.flags.contains(.userVerified) else {
      throw CeremonyMistake(.userNotVerified)
    }
    guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else {
      throw CeremonyMistake(.backedUpButNotEligible)
    }
  }
}
