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
      expectation(group["registration", "challenge"], group))
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
  func `every credential is registered and signs in`() throws {
    var count = 0
    for group in try Vectors().groups where group.parts["registration"] != nil {
      let (ceremony, answer) = try Self.registration(group)
      let record = try ceremony.record(of: answer)
      #expect(record.id == group["registration", "credential_id"])
      #expect(record.maker == group["registration", "aaguid"])
      let second = AssertionCeremony(Self.expectation(group["authentication", "challenge"], group))
      let later = try second.record(
        of: Self.assertion(group, record), for: .named(handle: [], records: [record]))
      #expect(later.id == record.id, "\(group.title)")
      count += 1
    }
    #expect(count == 15)
  }

  @Test(.enabled(if: Vectors.isThere, missing))
  func `a byte changed in a statement of a TPM or of Android is told, wherever it is signed`() throws {
    let groups = try Vectors().groups.filter {
      $0.title.contains("TPM") || $0.title.contains("Android Key")
    }
    #expect(groups.count == 2)
    for group in groups {
      let (ceremony, answer) = try Self.registration(group)
      let object = try AttestationObject(answer.attestationObject)
      for (name, value) in object.statement.pairs?.compactMap({ pair in
        pair.key.string.map { ($0, pair.value) }
      })
        ?? []
      {
        for place in 0..<(value.byteString?.count ?? 0) {
          var changed = value.byteString ?? []
          changed[place] ^= 1
          let statement = CBOR.map(
            (object.statement.pairs ?? []).map {
              CBOR.Pair($0.key, $0.key.string == name ? .bytes(changed) : $0.value)
            })
          var other = answer
          other.attestationObject =
            AttestationObject(
              format: object.format, statement: statement, authenticatorData: object.authenticatorData
            ).written
          #expect(Self.kind(ceremony, other) == .attestationInvalid, "\(group.title), \(name), byte \(place)")
        }
      }
    }
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
      let isEdwards = [.edDSA, .ed448].contains(record.key.algorithm)
      let secret = group["registration", isEdwards ? "private_key" : "credential_private_key"]
      let key: SigningKey?
      switch record.key.algorithm {
      case .es256: key = P256PrivateKey(raw: secret).map { .es256($0) }
      case .es384: key = .wide(.p384, secret)
      case .es512: key = .wide(.p521, [UInt8](repeating: 0, count: max(0, 66 - secret.count)) + secret)
      case .edDSA: key = .edDSA(secret)
      case .ed448: key = .ed448(secret)
      default: key = nil
      }
      guard let key else { continue }
      #expect(key.publicKey == record.key, "\(group.title)")
      #expect(record.key.isValid(key.signature(of: [1, 2, 3]), of: [1, 2, 3]))
      count += 1
    }
    #expect(count == 14)
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
