import Cryptography
import Testing
import WebAuthn

/// Statements of a TPM and of Android's key store, put together here, right and with one thing wrong.
@Suite struct StatementTests {
  /// What vouches for the passkey, which is another key than the passkey's.
  private static let voucher = P256PrivateKey(compact: false) { [UInt8](repeating: 9, count: 32) }
  private static let maker = [UInt8](repeating: 0xAA, count: 16)

  /// Everything that a certificate says and that is looked at.
  private struct Certificate {
    var version: [UInt8] = [2]
    var subject: [UInt8] = []
    var key = voucher.publicKey
    var extensions: [(name: [UInt8], content: [UInt8])] = []

    var written: [UInt8] {
      let list = extensions.map { name, content in
        DER.sequence(DER.value(.objectIdentifier, name), DER.value(.octetString, content))
      }
      let empty = DER.sequence()
      let fields = DER.sequence(
        DER.value(.firstOption, DER.integer(version)), DER.integer([1]), empty, empty, empty,
        DER.value(.sequence, subject), P256Document.text(of: key),
        DER.value(.fourthOption, DER.value(.sequence, list.flatMap { $0 })))
      return DER.sequence(fields, empty, DER.bits([1]))
    }
  }

  private static func answer(
    _ format: String, key: CredentialKey, _ statement: (_ data: [UInt8], _ hash: [UInt8]) -> CBOR
  ) throws -> CeremonyMistake? {
    let sample = Sample()
    let json = sample.clientData(ClientData.create).written
    var data = try sample.authenticatorData(isNew: true)
    data.credential = AuthenticatorData.AttestedCredential(maker: maker, id: Sample.id, key: key)
    let hash = SHA256.digest(of: json)
    let bytes = RegistrationBytes(
      credentialID: Sample.id, clientData: json,
      attestationObject: AttestationObject(
        format: format, statement: statement(data.written, hash), authenticatorData: data.written
      ).written)
    do throws(CeremonyMistake) {
      _ = try RegistrationCeremony(sample.client).record(of: bytes)
      return nil
    } catch { return error }
  }

  /// Everything of what a TPM says that can be changed before it is signed.
  private struct TPM {
    var version = "2.0"
    var area: [UInt8]
    var magic: [UInt8] = [0xFF, 0x54, 0x43, 0x47, 0x80, 0x17]
    var about: [UInt8]?
    var named: [UInt8]?
    var algorithm = -7
    var certificate = Certificate(
      extensions: [
        ([0x55, 0x1D, 0x13], DER.sequence()), ([0x55, 0x1D, 0x11], DER.sequence()),
        ([0x55, 0x1D, 0x25], DER.sequence(DER.value(.objectIdentifier, [0x67, 0x81, 5, 8, 3]))),
        ([0x2B, 6, 1, 4, 1, 0x82, 0xE5, 0x1C, 1, 1, 4], DER.value(.octetString, maker)),
      ])
  }

  private static func sized(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
  }

  /// A key of P-256 as a TPM writes it.
  private static func area(_ key: P256PublicKey, hash: UInt8 = 0x0B) -> [UInt8] {
    [0, 0x23, 0, hash, 0, 0, 0, 0] + sized([]) + [0, 0x10, 0, 0x18, 0, 0x0B, 0, 3, 0, 0x10]
      + sized(Array(key.raw[..<32])) + sized(Array(key.raw[32...]))
  }

  private static func tpm(
    _ key: CredentialKey, area: [UInt8], _ change: (inout TPM) -> Void = { _ in }
  ) throws -> CeremonyMistake? {
    var draft = TPM(area: area)
    change(&draft)
    return try answer("tpm", key: key) { data, hash in
      let digest: [UInt8] =
        switch draft.area.dropFirst(3).first {
        case 0x0C: SHA384.digest(of: draft.area)
        case 0x0D: SHA512.digest(of: draft.area)
        default: SHA256.digest(of: draft.area)
        }
      let said =
        draft.magic + sized([1]) + sized(draft.about ?? SHA256.digest(of: data + hash))
        + [UInt8](repeating: 0, count: 25) + sized(draft.named ?? Array(draft.area[2..<4]) + digest)
        + sized([])
      let signature = voucher.signature(ofDigest: SHA256.digest(of: said)).der
      return .named([
        ("alg", .integer(draft.algorithm)), ("sig", .bytes(signature)), ("ver", .text(draft.version)),
        ("x5c", .array([.bytes(draft.certificate.written)])), ("pubArea", .bytes(draft.area)),
        ("certInfo", .bytes(said)),
      ])
    }
  }

  @Test func `a TPM vouches for a key, whichever hash it is called by`() throws {
    guard case .es256(let secret) = Sample.key else { return }
    let key = CredentialKey(secret.publicKey)
    for hash in [0x0B, 0x0C, 0x0D] as [UInt8] {
      #expect(try Self.tpm(key, area: Self.area(secret.publicKey, hash: hash)) == nil)
    }
    let unknown = try Self.tpm(key, area: Self.area(secret.publicKey, hash: 4))
    #expect(unknown == CeremonyMistake(.attestationInvalid, "its certInfo is about another key"))
  }

  @Test func `a TPM vouches for a key of RSA, whose usual exponent it writes as zero`() throws {
    let modulus: [UInt8] = [0xC0] + [UInt8](repeating: 7, count: 255)
    let key = CredentialKey(try #require(RSAPublicKey(modulus: modulus, exponent: [1, 0, 1])))
    func area(_ exponent: [UInt8]) -> [UInt8] {
      [0, 1, 0, 0x0B, 0, 0, 0, 0] + Self.sized([]) + [0, 0x10, 0, 0x10, 8, 0] + exponent + Self.sized(modulus)
    }
    #expect(try Self.tpm(key, area: area([0, 0, 0, 0])) == nil)
    #expect(try Self.tpm(key, area: area([0, 1, 0, 1])) == nil)
    #expect(try Self.tpm(key, area: area([0, 0, 0, 3]))?.detail == "its pubArea has another key")
  }

  @Test func `what a TPM says wrongly is told`() throws {
    guard case .es256(let secret) = Sample.key else { return }
    func detail(_ change: (inout TPM) -> Void) throws -> String? {
      try Self.tpm(CredentialKey(secret.publicKey), area: Self.area(secret.publicKey), change)?.detail
    }
    let purpose = "the certificate is not for keys that vouch"
    #expect(try detail { $0.version = "1.2" } == "it is of another version than 2.0")
    #expect(try detail { $0.area = Self.area(Self.voucher.publicKey) } == "its pubArea has another key")
    #expect(try detail { $0.area.append(0) } == "its pubArea has another key")
    #expect(try detail { $0.area.removeLast() } == "its pubArea has another key")
    #expect(try detail { $0.magic[0] = 0 } == "its certInfo vouches for no key")
    #expect(try detail { $0.magic[5] = 0x18 } == "its certInfo vouches for no key")
    #expect(try detail { $0.about = [1] } == "its certInfo is about something else")
    #expect(try detail { $0.named = [0, 0x0B] } == "its certInfo is about another key")
    #expect(try detail { $0.algorithm = -257 } == "its alg is another than the certificate's")
    #expect(try detail { $0.certificate.version = [1] } == purpose)
    #expect(try detail { $0.certificate.subject = DER.integer([1]) } == purpose)
    for index in 0..<3 { #expect(try detail { $0.certificate.extensions.remove(at: index) } == purpose) }
    #expect(
      try detail { $0.certificate.extensions[0].content = DER.sequence(DER.value(.boolean, [0xFF])) }
        == purpose)
    #expect(
      try detail { $0.certificate.extensions[3].content = DER.value(.octetString, [1]) }
        == "the certificate is for another kind of authenticator")
    #expect(
      try detail { $0.certificate.key = secret.publicKey } == "its signature is not by the certificate")
  }

  /// Everything that Android says of a key and that is looked at.
  private struct Android {
    var challenge: [UInt8]?
    var enforced: [[UInt8]] = []
    var extensionName: [UInt8] = [0x2B, 6, 1, 4, 1, 0xD6, 0x79, 2, 1, 0x11]
    var key: P256PublicKey
  }

  private static func android(_ change: (inout Android) -> Void) throws -> String? {
    guard case .es256(let secret) = Sample.key else { return "no key" }
    var draft = Android(key: secret.publicKey)
    change(&draft)
    return try answer("android-key", key: CredentialKey(secret.publicKey)) { data, hash in
      let description = DER.sequence(
        DER.integer([1]), DER.value(.enumerated, [0]), DER.integer([1]), DER.value(.enumerated, [0]),
        DER.value(.octetString, draft.challenge ?? hash), DER.value(.octetString, []), DER.sequence(),
        DER.value(.sequence, draft.enforced.flatMap { $0 }))
      let certificate = Certificate(key: draft.key, extensions: [(draft.extensionName, description)])
      return .named([
        ("alg", .integer(-7)), ("sig", .bytes(Sample.key.signature(of: data + hash))),
        ("x5c", .array([.bytes(certificate.written)])),
      ])
    }?.detail
  }

  /// One of what the hardware enforces, of a number above 30.
  private static func option(_ number: Int, _ content: [UInt8]) -> [UInt8] {
    [0xBF, 0x80 | UInt8(number >> 7), UInt8(number & 0x7F), UInt8(content.count)] + content
  }

  private static func purposes(_ numbers: UInt8...) -> [UInt8] {
    let set = DER.value(.set, numbers.flatMap { DER.integer([$0]) })
    return [0xA1, UInt8(set.count)] + set
  }

  @Test func `what Android says of a key is held against what a passkey is for`() throws {
    let made = Self.option(702, DER.integer([]))
    #expect(try Self.android { _ in } == nil)
    #expect(try Self.android { $0.enforced = [Self.purposes(2), made] } == nil)
    #expect(try Self.android { $0.enforced = [Self.purposes(2, 3), [0xA2, 3] + DER.integer([3])] } == nil)
    #expect(try Self.android { $0.enforced = [Self.purposes(3)] } == "the key is not for signing")
    #expect(
      try Self.android { $0.enforced = [Self.option(702, DER.integer([2]))] }
        == "the key was not made where it is kept")
    #expect(
      try Self.android { $0.enforced = [Self.option(600, DER.value(.null, []))] }
        == "every app may use the key")
    #expect(try Self.android { $0.challenge = [1] } == "the certificate was made for something else")
    let nothing = "the certificate does not say what the key is for"
    #expect(try Self.android { $0.extensionName[9] = 0x12 } == nothing)
    for torn in [[0xA1, 1, 0x31], [0xBF, 0x80, 0x80, 1, 0], [0xBF, 5, 0], [0x02, 1, 0], [0xBF]] as [[UInt8]] {
      #expect(try Self.android { $0.enforced = [torn] } == nothing)
    }
    #expect(
      try Self.android { $0.key = Self.voucher.publicKey } == "its signature is not by the certificate")
  }
}
