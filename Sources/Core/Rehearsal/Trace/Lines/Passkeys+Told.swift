internal import Cryptography

/// How a page's demand, and what a provider gave for it, stand in a line.
extension PasskeyDemand {
  static let blank = PasskeyDemand(relyingParty: "", origin: "", challenge: [], number: 0)

  func told(_ it: Telling) -> Self {
    var demand = Self(
      relyingParty: it.text("demand.relyingParty", relyingParty), origin: it.text("demand.origin", origin),
      challenge: it.bytes("demand.challenge", challenge), number: it.number("demand.number", number))
    demand.userHandle = it.text("demand.userHandle", userHandle)
    demand.verification = it.word("demand.verification", verification)
    demand.algorithms = it.usually([], algorithms) {
      it.words("demand.algorithms", $0.map(String.init)).compactMap { Int($0) }
    }
    demand.excluded = it.texts("demand.excluded", excluded)
    demand.allowed = it.texts("demand.allowed", allowed)
    demand.isConditional = it.answer("demand.conditional", isConditional)
    demand.topOrigin = it.text("demand.topOrigin", topOrigin)
    demand.isCrossOrigin = it.flag("demand.crossOrigin", "yes", isCrossOrigin)
    demand.extensions = it.optional(extensions, .blank) { $0.told(it) }
    return demand
  }
}

extension AssertionProof {
  static let blank = Self(clientDataHash: [], authenticatorData: [], signature: [])

  func told(_ it: Telling) -> Self {
    Self(
      clientDataHash: it.bytes("clientDataHash", clientDataHash),
      authenticatorData: it.bytes("authenticatorData", authenticatorData),
      signature: it.bytes("signature", signature),
      outputs: it.optional(outputs, .blank) { $0.told(it) })
  }
}

extension AttestationProof {
  static let blank = Self(clientDataHash: [], attestationObject: [])

  func told(_ it: Telling) -> Self {
    Self(
      clientDataHash: it.bytes("clientDataHash", clientDataHash),
      attestationObject: it.bytes("attestationObject", attestationObject),
      outputs: it.optional(outputs, .blank) { $0.told(it) })
  }
}

extension Telling {
  func bytes(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    tell(
      bytes, { note(name, Base64URL.text(of: $0)) }, read: { find(name).flatMap { Base64URL.bytes(of: $0) } })
  }

  func verdict(_ name: String, _ verdict: PasskeyAttempt.Verdict) -> PasskeyAttempt.Verdict {
    tell(verdict) { verdict in
      if case .refused(let reason) = verdict {
        note(name, "refused")
        note("reason", reason)
      } else {
        note(name, Self.verdicts.first { $0.value == verdict }?.key ?? "")
      }
    } read: {
      find(name) == "refused" ? .refused(find("reason") ?? "") : find(name).flatMap { Self.verdicts[$0] }
    }
  }

  private static let verdicts: [String: PasskeyAttempt.Verdict] = [
    "accepted": .accepted, "unanswered": .unanswered, "not given": .notGiven,
  ]
}
