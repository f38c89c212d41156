internal import Cryptography

/// How a relying party looks at a new passkey: Web Authentication Level 3, 7.1.
package struct RegistrationCeremony: Hashable, Sendable {
  package var client: ClientExpectation
  package var algorithms: [COSEAlgorithm]
  /// Whether the passkey may be made without anybody touching anything.
  package var isConditional: Bool
  /// Whether what the statement says must be right; a relying party that asked for none need not look.
  package var verifiesAttestation: Bool
  /// All passkeys that anybody has registered.
  package var registered: Set<[UInt8]>

  package init(
    _ client: ClientExpectation, algorithms: [COSEAlgorithm] = COSEAlgorithm.verified,
    isConditional: Bool = false, verifiesAttestation: Bool = true, registered: Set<[UInt8]> = []
  ) {
    self.client = client
    self.algorithms = algorithms
    self.isConditional = isConditional
    self.verifiesAttestation = verifiesAttestation
    self.registered = registered
  }

  /// What is to be kept of the passkey; the first thing that is wrong with it otherwise.
  package func record(of answer: RegistrationBytes) throws(CeremonyMistake) -> CredentialRecord {
    try client.check(answer.clientData, type: ClientData.create)
    let object = try Self.object(answer.attestationObject)
    let data = try Self.data(object.authenticatorData)
    let credential = try client.credential(in: data, needsPresence: !isConditional)
    guard algorithms.contains(credential.key.algorithm) else {
      throw CeremonyMistake(.algorithmNotRequested, "\(credential.key.algorithm)")
    }
    if verifiesAttestation { try verify(object, data, answer.clientData) }
    try credential.check(isNamed: answer.credentialID)
    guard !registered.contains(credential.id) else { throw CeremonyMistake(.alreadyRegistered) }
    return CredentialRecord(
      id: credential.id, key: credential.key, maker: credential.maker, format: object.format,
      counter: data.counter, isBackupEligible: data.flags.contains(.backupEligible),
      isBackedUp: data.flags.contains(.backedUp), wasVerified: data.flags.contains(.userVerified))
  }

  /// Reads an attestation object.
  package static func object(_ bytes: [UInt8]) throws(CeremonyMistake) -> AttestationObject {
    do throws(AttestationObject.Flaw) { return try AttestationObject(bytes) } catch {
      throw CeremonyMistake(.attestationObjectUnreadable, "\(error)")
    }
  }

  /// Reads what an authenticator says.
  package static func data(_ bytes: [UInt8]) throws(CeremonyMistake) -> AuthenticatorData {
    do throws(AuthenticatorData.Flaw) { return try AuthenticatorData(bytes) } catch {
      switch error {
      case .noKey(let flaw): throw CeremonyMistake(.keyWrong, flaw.rawValue)
      case .endsEarly, .keyUnreadable, .extensionsUnreadable, .extensionsAreNoMap, .somethingFollows:
        throw CeremonyMistake(.authenticatorDataUnreadable, "\(error)")
      }
    }
  }

  private func verify(
    _ object: AttestationObject, _ data: AuthenticatorData, _ clientData: [UInt8]
  ) throws(CeremonyMistake) {
    do throws(AttestationObject.StatementFlaw) {
      try object.verify(data, clientDataHash: SHA256.digest(of: clientData))
    } catch {
      switch error {
      case .unknownFormat: throw CeremonyMistake(.formatUnknown, object.format)
      case .invalid(let problem): throw CeremonyMistake(.attestationInvalid, problem)
      }
    }
  }
}

extension ClientExpectation {
  /// The new passkey of which an authenticator tells, where that is all there is to look at.
  package func credential(
    in data: AuthenticatorData, needsPresence: Bool
  ) throws(CeremonyMistake) -> AuthenticatorData.AttestedCredential {
    try check(data, needsPresence: needsPresence)
    guard let credential = data.credential else { throw CeremonyMistake(.credentialMissing) }
    return credential
  }
}

extension AuthenticatorData.AttestedCredential {
  /// Holds its identifier against the one that is given beside it.
  package func check(isNamed given: [UInt8]) throws(CeremonyMistake) {
    guard id == given else { throw CeremonyMistake(.credentialIDMismatch) }
    guard id.count <= 1023 else { throw CeremonyMistake(.credentialIDTooLong, "\(id.count) bytes") }
  }
}
