internal import Cryptography
internal import WebAuthn

/// What is wrong with the bytes of a passkey, as its page can tell before its website does.
extension AutoFill {
  /// Everything that a provider got wrong, where a page asked for it.
  func mistakes(in provided: Provided, _ asked: CredentialRequest) -> [Mistake] {
    guard let demand = asked.demand else { return asked.mistakesWithoutWebsite(in: provided) }
    guard let relyingParty else { return [] }
    switch provided {
    case .newPasskey(let credentialID, let party, let proof):
      return excluded(by: demand) + party.mistakes(in: demand)
        + relyingParty.mistakes(in: proof, named: credentialID, demand)
        + demand.mistakes(in: proof?.outputs, of: credentialID)
        + relyingParty.mistakes(inRepeating: proof?.outputs, of: credentialID, for: demand)
    case .passkey(let credentialID, let userHandle, let party, let proof):
      return party.mistakes(in: demand)
        + relyingParty.mistakes(in: proof, named: credentialID, of: userHandle, demand)
        + demand.mistakes(in: proof?.outputs, of: credentialID)
        + relyingParty.mistakes(inRepeating: proof?.outputs, of: credentialID, for: demand)
    case .password, .code, .text, .savedPassword, .generatedPasswords, .configuration: return []
    }
  }

  /// Keeps in mind what a page is to get again.
  mutating func remember(_ provided: Provided, _ asked: CredentialRequest) {
    guard let demand = asked.demand else { return }
    switch provided {
    case .newPasskey(let credentialID, _, let proof):
      relyingParty?.remember(proof?.outputs, of: credentialID, for: demand)
    case .passkey(let credentialID, _, _, let proof):
      relyingParty?.remember(proof?.outputs, of: credentialID, for: demand)
    case .password, .code, .text, .savedPassword, .generatedPasswords, .configuration: break
    }
  }

  /// A new passkey beside one of the provider's own that the page named.
  private func excluded(by demand: PasskeyDemand) -> [Mistake] {
    guard let attempt = attempts.first(where: { $0.number == demand.number }) else { return [] }
    return attempt.ownExcluded.map { Mistake(.madeExcludedPasskey, "beside \($0)") }
  }
}

extension CredentialRequest {
  /// The hash that a provider is to sign, where a page asked or where only somebody's passkey is wanted.
  package var clientDataHash: [UInt8] {
    if let demand { return demand.clientDataHash }
    let named = identity?.service.identifier ?? services.first.map { String($0.host) } ?? ""
    return SHA256.digest(of: Array(named.utf8))
  }
}

extension String {
  /// What is wrong with the relying party that an answer names.
  fileprivate func mistakes(in demand: PasskeyDemand) -> [Mistake] {
    self == demand.relyingParty
      ? [] : [Mistake(.servedAnotherParty, "\(self) instead of \(demand.relyingParty)")]
  }
}

extension RelyingParty {
  fileprivate func mistakes(
    in proof: AttestationProof?, named credentialID: String, _ demand: PasskeyDemand
  ) -> [Mistake] {
    guard let proof else { return [Mistake(.wroteBadBytes, "no attestation object")] }
    guard proof.clientDataHash == demand.clientDataHash else { return [Mistake(.signedAnotherHash)] }
    let answer = RegistrationBytes(
      credentialID: credentialID.opaqueBytes, clientData: demand.clientData,
      attestationObject: proof.attestationObject)
    let claims = demand.isConditional ? proof.claimsByTheWay : []
    do throws(CeremonyMistake) {
      _ = try registration(demand).record(of: answer)
      return claims
    } catch { return claims + error.asMistake(in: .registration) }
  }

  fileprivate func mistakes(
    in proof: AssertionProof?, named credentialID: String, of userHandle: String, _ demand: PasskeyDemand
  ) -> [Mistake] {
    guard let proof else { return [Mistake(.wroteBadBytes, "no authenticator data")] }
    guard proof.clientDataHash == demand.clientDataHash else { return [Mistake(.signedAnotherHash)] }
    let answer = AssertionBytes(
      credentialID: credentialID.opaqueBytes, clientData: demand.clientData,
      authenticatorData: proof.authenticatorData, signature: proof.signature,
      userHandle: userHandle.opaqueBytes)
    do throws(CeremonyMistake) {
      _ = try assertion(demand).record(of: answer, for: anybody)
      return []
    } catch { return error.asMistake(in: .assertion) }
  }
}

extension AttestationProof {
  /// Nobody was asked, and so nobody can have been there.
  var claimsByTheWay: [Mistake] {
    guard let claimed = flags?.intersection([.userPresent, .userVerified]), !claimed.isEmpty else {
      return []
    }
    return [Mistake(.claimedUserByTheWay, "\(claimed)")]
  }

  /// What it says of the user and of backups, where it can be read.
  var flags: AuthenticatorFlags? {
    guard let data = try? AttestationObject(attestationObject).authenticatorData else { return nil }
    return try? AuthenticatorData(data).flags
  }
}

extension CeremonyMistake {
  /// The mistake of a provider that it is, if it is one: what page and phone said is their own.
  func asMistake(in ceremony: Ceremony) -> [Mistake] {
    let about = detail.isEmpty ? kind.rawValue : "\(kind.rawValue): \(detail)"
    return kind.violation.map { [Mistake($0, "\(about) (\(kind.paragraph(in: ceremony)))")] } ?? []
  }
}

extension CeremonyMistake.Kind {
  fileprivate var violation: Violation? {
    switch self {
    case .credentialNotAllowed: .usedUnaskedPasskey
    case .userHandleMissing, .userHandleWrong, .credentialIDMismatch, .credentialIDTooLong,
      .alreadyRegistered:
      .mixedUpIdentifiers
    case .attestationObjectUnreadable, .authenticatorDataUnreadable, .credentialMissing,
      .credentialUnexpected, .keyWrong:
      .wroteBadBytes
    case .relyingPartyWrong: .servedAnotherParty
    case .userNotPresent: .leftPresenceOut
    case .userNotVerified: .leftVerificationOut
    case .backedUpButNotEligible, .backupEligibilityChanged: .mixedUpBackup
    case .algorithmNotRequested, .algorithmNotVerified: .madeUnaskedKey
    case .formatUnknown, .attestationInvalid: .attestedFalsely
    case .signatureInvalid: .signedFalsely
    case .counterNotIncreased: .stoodStill
    // A website that never heard of a passkey may have lost what it was sent.
    case .credentialUnknown: nil
    case .clientDataUnreadable, .typeWrong, .challengeWrong, .originWrong, .crossOriginUnexpected,
      .topOriginUnexpected:
      nil
    }
  }
}
