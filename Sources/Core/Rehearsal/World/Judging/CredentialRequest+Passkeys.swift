internal import WebAuthn

/// What is wrong with a passkey where no website has asked for it, which would have looked at everything.
extension CredentialRequest {
  /// Everything that can be told by what stands in the request; of a signature nothing can, because nobody has the key.
  func mistakesWithoutWebsite(in provided: Provided) -> [Mistake] {
    switch provided {
    case .passkey(let credentialID, let userHandle, let party, let proof):
      mistakes(inParty: party, hasBytes: proof != nil)
        + mistakes(inHandle: userHandle, of: credentialID)
        + (proof.map { mistakes(in: $0, for: party) } ?? [])
    case .newPasskey(let credentialID, let party, let proof):
      mistakes(inParty: party, hasBytes: proof != nil)
        + (proof.map { mistakes(in: $0, named: credentialID, for: party) } ?? [])
    case .password, .code, .text, .savedPassword, .generatedPasswords, .configuration: []
    }
  }

  /// Whose passkey somebody taps on in a list may be named by itself; who gives bytes was told whom they are for.
  private func mistakes(inParty given: String, hasBytes: Bool) -> [Mistake] {
    let listed = hasBytes ? services.first : nil
    guard let asked = (identity?.service ?? listed).map({ String($0.host) }), given != asked else {
      return []
    }
    return [Mistake(.servedAnotherParty, "\(given) instead of \(asked)")]
  }

  /// Another passkey than the one that was picked is told as that, and has another handle by right.
  private func mistakes(inHandle given: String, of credentialID: String) -> [Mistake] {
    guard case .passkey(credentialID: credentialID, userHandle: let asked) = identity?.kind else { return [] }
    return Self.mistakes(inHandle: given, insteadOf: asked)
  }

  /// The handle that a passkey comes with, held against the one that its account has; the same bytes can be written in two
  /// ways.
  static func mistakes(inHandle given: String, insteadOf known: String) -> [Mistake] {
    guard given.opaqueBytes != known.opaqueBytes else { return [] }
    let found = given.isEmpty ? CeremonyMistake.Kind.userHandleMissing : .userHandleWrong
    return CeremonyMistake(found, "“\(given)” instead of “\(known)”").asMistake(in: .assertion)
  }

  private func mistakes(in proof: AssertionProof, for party: String) -> [Mistake] {
    guard proof.clientDataHash == clientDataHash else { return [Mistake(.signedAnotherHash)] }
    do throws(CeremonyMistake) {
      try expectation(of: party).checkSignIn(RegistrationCeremony.data(proof.authenticatorData))
      return []
    } catch { return error.asMistake(in: .assertion) }
  }

  private func mistakes(
    in proof: AttestationProof, named credentialID: String, for party: String
  ) -> [Mistake] {
    guard proof.clientDataHash == clientDataHash else { return [Mistake(.signedAnotherHash)] }
    let isByTheWay = provision == .automaticPasskey
    let claims = isByTheWay ? proof.claimsByTheWay : []
    do throws(CeremonyMistake) {
      let object = try RegistrationCeremony.object(proof.attestationObject)
      let data = try RegistrationCeremony.data(object.authenticatorData)
      let made = try expectation(of: party).credential(in: data, needsPresence: !isByTheWay)
      try made.check(isNamed: credentialID.opaqueBytes)
      return claims
    } catch { return claims + error.asMistake(in: .registration) }
  }

  /// The party is the one that the answer names, so that one mistake in it is told once.
  private func expectation(of party: String) -> ClientExpectation {
    ClientExpectation(challenge: [], origins: [], relyingParty: party)
  }
}

extension HandlerAction {
  /// What a trace has of it: who signs at random would have another trace each time, and where no website asks, nobody
  /// but the judges gets the bytes.
  func withoutUnaskedBytes(of request: OpenRequest?) -> HandlerAction {
    guard case .provided(let provided) = self, request?.details.provision?.demand == nil else { return self }
    return .provided(provided.withoutBytes)
  }
}

extension Provided {
  /// It without the bytes of a passkey.
  var withoutBytes: Provided {
    switch self {
    case .passkey(let credentialID, let userHandle, let party, _):
      .passkey(credentialID: credentialID, userHandle: userHandle, relyingParty: party)
    case .newPasskey(let credentialID, let party, _):
      .newPasskey(credentialID: credentialID, relyingParty: party)
    case .password, .code, .text, .savedPassword, .generatedPasswords, .configuration: self
    }
  }
}
