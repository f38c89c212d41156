import Cryptography
import Testing
import WebAuthn

/// A passkey with what its relying party expects, and answers with it that are right.
struct Sample {
  static let key = SigningKey.es256(from: "sample")
  /// Keys of every other way to sign whose keys are made here.
  static let others: [SigningKey] = [
    .edDSA([UInt8](repeating: 5, count: 32)), .ed448([UInt8](repeating: 5, count: 57)),
    .wide(.p384, [UInt8](repeating: 5, count: 48)), .wide(.p521, [0] + [UInt8](repeating: 5, count: 65)),
  ]
  static let id = SHA256.digest(of: "sample".utf8)
  static let handle = Array("jappleseed".utf8)
  static let challenge = SHA256.digest(of: "challenge".utf8)

  /// What signs.
  var key = Sample.key
  var client = ClientExpectation(
    challenge: challenge, origins: ["https://shiny.example"], relyingParty: "shiny.example")

  func clientData(_ type: String) -> ClientData {
    ClientData(type: type, challenge: Self.challenge, origin: "https://shiny.example")
  }

  func authenticatorData(isNew: Bool) throws -> AuthenticatorData {
    AuthenticatorData(
      relyingParty: "shiny.example", flags: [.userPresent, .userVerified, .backupEligible, .backedUp],
      counter: isNew ? 3 : 4,
      credential: isNew
        ? AuthenticatorData.AttestedCredential(
          maker: [UInt8](repeating: 0xAA, count: 16), id: Self.id, key: try #require(key.publicKey))
        : nil)
  }

  /// A registration, for which the passkey vouches itself or nothing does.
  func registration(isSelfSigned: Bool) throws -> RegistrationBytes {
    let json = clientData(ClientData.create).written
    let data = try authenticatorData(isNew: true).written
    let statement: CBOR =
      isSelfSigned
      ? .named([
        ("alg", .integer(try #require(key.publicKey).algorithm.rawValue)),
        ("sig", .bytes(key.signature(of: data + SHA256.digest(of: json)))),
      ]) : .map([])
    return RegistrationBytes(
      credentialID: Self.id, clientData: json,
      attestationObject: AttestationObject(
        format: isSelfSigned ? "packed" : "none", statement: statement, authenticatorData: data
      ).written)
  }

  func assertion() throws -> AssertionBytes {
    let json = clientData(ClientData.get).written
    let data = try authenticatorData(isNew: false).written
    return AssertionBytes(
      credentialID: Self.id, clientData: json, authenticatorData: data,
      signature: key.signature(of: data + SHA256.digest(of: json)), userHandle: Self.handle)
  }

  func record() throws -> CredentialRecord {
    try RegistrationCeremony(client).record(of: registration(isSelfSigned: false))
  }

  /// What is wrong with a registration; `nil` where nothing is.
  func mistake(_ answer: RegistrationBytes) -> CeremonyMistake.Kind? {
    do throws(CeremonyMistake) {
      _ = try RegistrationCeremony(client).record(of: answer)
      return nil
    } catch { return error.kind }
  }

  /// What is wrong with a sign-in; `nil` where nothing is.
  func mistake(_ answer: AssertionBytes, _ record: CredentialRecord) -> CeremonyMistake.Kind? {
    do throws(CeremonyMistake) {
      _ = try AssertionCeremony(client).record(
        of: answer, for: .anybody(recordsByHandle: [Self.handle: [record]]))
      return nil
    } catch { return error.kind }
  }
}
