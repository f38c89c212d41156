import Cryptography
import TestBench
import Testing
import WebAuthn

/// Every vector that was published with the specification.
@Suite struct VectorTests {
  private static let missing: Comment = "REHEARSAL_CORPORA names no folder with the published vectors"

  private static func expectation(_ challenge: [UInt8], _ group: Vectors.Group) -> ClientExpectation {
    var client = ClientExpectation(
      challenge: challenge, origins: ["https://example.org"], relyingParty: "example.org")
    client.acceptsCrossOrigin = group.title.contains("crossOrigin") || group.title.contains("topOrigin")
    if group.title.contains("topOrigin") { client.topOrigins = ["https://example.com"] }
    return client
  }

  private static func registration(_ group: Vectors.Group) throws -> (RegistrationCeremony, RegistrationBytes)
  {
    let object = try AttestationObject(group["registration", "attestationObject"])
    let data = try AuthenticatorData(object.authenticatorData)
    let ceremony = RegistrationCeremony(
      expectation(group["registration", "challenge"], group),
      algorithms: COSEAlgorithm.verified + [-35, -36, -53].map { COSEAlgorithm(rawValue: $0) })
    return (
      ceremony,
      RegistrationBytes(
        credentialID: try #require(data.credential?.id),
        clientData: group["registration", "clientDataJSON"],
        attestationObject: group["registration", "attestationObject"])
    )
  }

  private static func assertion(_ group: Vectors.Group, _ record: CredentialRecord) -> AssertionBytes {
    AssertionBytes(
      credentialID: record.id, clientData: group["authentication", "clientDataJSON"],
      authenticatorData: group["authentication", "authenticatorData"],
      signature: group["authentication", "signature"])
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `every credential is registered and signs in, or says what is not verified here`() throws {
    var verdicts: [String: String] = [:]
    for group in try Vectors().groups where group.parts["registration"] != nil {
      var (ceremony, answer) = try Self.registration(group)
      var verdict = "registered"
      do { _ = try ceremony.record(of: answer) } catch {
        verdict = error.kind.rawValue
        ceremony.verifiesAttestation = false
      }
      let record = try ceremony.record(of: answer)
      #expect(record.id == group["registration", "credential_id"])
      #expect(record.maker == group["registration", "aaguid"])
      let second = AssertionCeremony(Self.expectation(group["authentication", "challenge"], group))
      do {
        let later = try second.record(
          of: Self.assertion(group, record), for: .named(handle: [], records: [record]))
        #expect(later.id == record.id)
        verdict += ", signed in"
      } catch { verdict += ", \(error.kind.rawValue)" }
      verdicts[group.title] = verdict
    }
    #expect(verdicts.count == 15)
    let algorithm = ", \(CeremonyMistake.Kind.algorithmNotVerified.rawValue)"
    let others = verdicts.filter { $0.value != "registered, signed in" }
    #expect(
      others == [
        "Packed Attestation with ES384 Credential": "registered" + algorithm,
        "Packed Attestation with ES512 Credential": "registered" + algorithm,
        "Packed Attestation with Ed448 Credential": "registered" + algorithm,
        "TPM Attestation with ES256 Credential":
          "\(CeremonyMistake.Kind.formatUnknown.rawValue), signed in",
        "Android Key Attestation with ES256 Credential":
          "\(CeremonyMistake.Kind.formatUnknown.rawValue), signed in",
      ])
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `everything published is written as it was read`() throws {
    for group in try Vectors().groups where group.parts["registration"] != nil {
      let bytes = group["registration", "attestationObject"]
      let object = try AttestationObject(bytes)
      #expect(object.written == bytes, "\(group.title)")
      #expect(try AuthenticatorData(object.authenticatorData).written == object.authenticatorData)
      let assertion = group["authentication", "authenticatorData"]
      #expect(try AuthenticatorData(assertion).written == assertion)
      for part in ["registration", "authentication"] where group[part, "extraData_random"].isEmpty {
        let json = group[part, "clientDataJSON"]
        #expect(ClientData(json)?.written == json, "\(group.title)")
      }
    }
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `published private keys have the published public ones, and their signatures are taken`() throws {
    var count = 0
    for group in try Vectors().groups where group.parts["registration"] != nil {
      let (ceremony, answer) = try Self.registration(group)
      var open = ceremony
      open.verifiesAttestation = false
      let record = try open.record(of: answer)
      let secret =
        record.key.algorithm == .edDSA
        ? group["registration", "private_key"] : group["registration", "credential_private_key"]
      let key: SigningKey?
      switch record.key.algorithm {
      case .es256: key = P256PrivateKey(raw: secret).map { .es256($0) }
      case .edDSA: key = .edDSA(secret)
      default: key = nil
      }
      guard let key else { continue }
      #expect(key.publicKey == record.key, "\(group.title)")
      #expect(record.key.isValid(key.signature(of: [1, 2, 3]), of: [1, 2, 3]))
      count += 1
    }
    #expect(count == 11)
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `a challenge, origin, relying party, statement or signature of another vector is refused`() throws {
    let groups = try Vectors().groups.filter { $0.parts["registration"] != nil }
    for (group, other) in zip(groups, groups.dropFirst() + groups.prefix(1)) {
      var (ceremony, answer) = try Self.registration(group)
      ceremony.client.challenge = other["registration", "challenge"]
      #expect(throws: CeremonyMistake.self) { try ceremony.record(of: answer) }
      ceremony.client.challenge = group["registration", "challenge"]
      ceremony.client.origins = ["https://example.net"]
      #expect(Self.kind(ceremony, answer) == .originWrong)
      ceremony.client.origins = ["https://example.org"]
      ceremony.client.relyingParty = "example.com"
      #expect(Self.kind(ceremony, answer) == .relyingPartyWrong)
      ceremony.client.relyingParty = "example.org"
      ceremony.registered = [answer.credentialID]
      ceremony.verifiesAttestation = false
      #expect(Self.kind(ceremony, answer) == .alreadyRegistered)
      let object = try AttestationObject(answer.attestationObject)
      let strange = try AttestationObject(other["registration", "attestationObject"])
      answer.attestationObject =
        AttestationObject(
          format: object.format, statement: strange.statement, authenticatorData: object.authenticatorData
        ).written
      ceremony = try Self.registration(group).0
      guard AttestationObject.verifiedFormats.contains(object.format), strange.statement != object.statement
      else { continue }
      #expect(Self.kind(ceremony, answer) == .attestationInvalid, "\(group.title)")
    }
  }

  private static func kind(
    _ ceremony: RegistrationCeremony, _ answer: RegistrationBytes
  ) -> CeremonyMistake.Kind? {
    do throws(CeremonyMistake) {
      _ = try ceremony.record(of: answer)
      return nil
    } catch { return error.kind }
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `secrets of a passkey are the published ones`() throws {
    let group = try #require(Vectors().groups.first { $0.title.contains("hmac-secret") })
    let salt = PRF.salt(of: group["before", "prf_eval_first"])
    #expect(salt == group["before", "salt1"])
    let secret = group["before", "authenticator_cred_random"]
    #expect(PRF.output(of: salt, secret: secret) == group["before", "output1"])
    #expect(PRF.output(of: group["before", "salt2"], secret: secret) == group["before", "output2"])
  }
}
