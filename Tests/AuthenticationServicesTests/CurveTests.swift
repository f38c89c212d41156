import CryptoKit
import Foundation
import Testing

/// Keys, signatures and shared secrets by Apple's names.
@Suite struct CurveTests {
  /// The key of RFC 6979, A.2.5, as OpenSSL writes it.
  private static let privateText = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX
    Z7HWk05Qw9s26JsSe4piKxIPZyGhRANCAARg/tS6JVqdMclh63TGNW1owEm4kjth
    +mzmaWIuYPKftnkD/hAIuLyZpBrp6VYovGTy8bIMLX6fUXejwpTURiKZ
    -----END PRIVATE KEY-----
    """
  private static let publicText = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7
    Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END PUBLIC KEY-----
    """
  private static let message = Data("sample".utf8)
  private static let sevens = Data(repeating: 7, count: 32)

  @Test func `a key has the forms that OpenSSL gives it`() throws {
    let key = try P256.Signing.PrivateKey(pemRepresentation: Self.privateText)
    #expect(key.pemRepresentation == Self.privateText)
    #expect(key.publicKey.pemRepresentation == Self.publicText)
    #expect(
      try P256.Signing.PublicKey(pemRepresentation: Self.publicText + "\n").rawRepresentation
        == key.publicKey.rawRepresentation)
    #expect(key.rawRepresentation.prefix(4) == Data([0xC9, 0xAF, 0xA9, 0xD8]))
    #expect(key.x963Representation == key.publicKey.x963Representation + key.rawRepresentation)
    for other in [
      try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
      try P256.Signing.PrivateKey(x963Representation: key.x963Representation),
      try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation),
    ] { #expect(other.rawRepresentation == key.rawRepresentation) }
    for other in [
      try P256.KeyAgreement.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
      try P256.KeyAgreement.PublicKey(x963Representation: key.publicKey.x963Representation),
      try P256.KeyAgreement.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
      try P256.KeyAgreement.PublicKey(derRepresentation: key.publicKey.derRepresentation),
    ] { #expect(other.x963Representation == key.publicKey.x963Representation) }
  }

  @Test func `a signature is recognized by its key, for its data, and is another one each time`() throws {
    let key = P256.Signing.PrivateKey()
    let (one, other) = (try key.signature(for: Self.message), try key.signature(for: Self.message))
    #expect(one.rawRepresentation != other.rawRepresentation)
    for signature in [one, other] {
      #expect(key.publicKey.isValidSignature(signature, for: Self.message))
      #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: Self.message)))
      #expect(!key.publicKey.isValidSignature(signature, for: Data("test".utf8)))
      #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Self.message))
      let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
      #expect(der.rawRepresentation == signature.rawRepresentation)
    }
    let long = try key.signature(for: SHA512.hash(data: Self.message))
    #expect(key.publicKey.isValidSignature(long, for: SHA512.hash(data: Self.message)))
    #expect(!key.publicKey.isValidSignature(long, for: SHA384.hash(data: Self.message)))
  }

  @Test func `new keys are told by one coordinate, unless nobody wants that`() throws {
    var found: Set<Bool> = []
    for _ in 0..<40 where found.count < 2 {
      #expect(P256.Signing.PrivateKey().publicKey.compactRepresentation != nil)
      let key = P256.KeyAgreement.PrivateKey(compactRepresentable: false).publicKey
      found.insert(key.compactRepresentation != nil)
      if let compact = key.compactRepresentation {
        #expect(
          try P256.KeyAgreement.PublicKey(compactRepresentation: compact).rawRepresentation
            == key.rawRepresentation)
      }
    }
    #expect(found == [true, false])
  }

  @Test func `what is no key and no signature is an error`() throws {
    let zeros = Data(count: 32)
    #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(rawRepresentation: zeros) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data())
    }
    #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PublicKey(rawRepresentation: zeros) }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: zeros + zeros)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.ECDSASignature(rawRepresentation: zeros)
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.ECDSASignature(derRepresentation: zeros)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: Self.privateText)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: "")
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data([1]))
    }
    let nothing = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: zeros)
    #expect(throws: CryptoKitError.invalidParameter) {
      try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(with: nothing)
    }
  }

  @Test func `two sides get the same secret, and the same keys from it`() throws {
    let key = try P256.KeyAgreement.PrivateKey(pemRepresentation: Self.privateText)
    let other = try P256.KeyAgreement.PrivateKey(rawRepresentation: Self.sevens)
    let secret = try key.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(
      secret.description
        == "SharedSecret: b0c09883044b1d6b828d4aa938fbedcabf5cb55ac6587143715f19d5424b4b3b")
    #expect(secret == (try other.sharedSecretFromKeyAgreement(with: key.publicKey)))
    let salt = Data("salt".utf8)
    #expect(
      secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: salt, sharedInfo: Data(), outputByteCount: 16)
        == HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: secret), salt: salt, info: Data(), outputByteCount: 16))
    let one = Curve25519.KeyAgreement.PrivateKey()
    let two = Curve25519.KeyAgreement.PrivateKey()
    #expect(
      try one.sharedSecretFromKeyAgreement(with: two.publicKey)
        == two.sharedSecretFromKeyAgreement(with: one.publicKey))
  }

  @Test func `a key by X9.63 is the one that OpenSSL derives`() throws {
    let key = try P256.KeyAgreement.PrivateKey(pemRepresentation: Self.privateText)
    let secret = try key.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PrivateKey(rawRepresentation: Self.sevens).publicKey)
    let derived = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: Data("shiny".utf8), outputByteCount: 48)
    #expect(
      derived.withUnsafeBytes { Data($0).base64EncodedString() }
        == "CGiHMhqQxfxda2L2syOfVNSjH6x3z/8Hq9aG0Xo/iAebCZwKE7hi7eUCobhArYFf")
  }

  @Test func `signatures of Curve25519 are another one each time as well`() throws {
    let key = Curve25519.Signing.PrivateKey()
    let (one, other) = (try key.signature(for: Self.message), try key.signature(for: Self.message))
    #expect(one != other)
    let publicKey = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
    #expect(publicKey.isValidSignature(one, for: Self.message))
    #expect(publicKey.isValidSignature(other, for: Self.message))
    #expect(!publicKey.isValidSignature(one, for: Data()))
    #expect(!publicKey.isValidSignature(Data(), for: Self.message))
  }

  @Test func `a key of the enclave comes back from what it gave out, and from nothing else`() throws {
    #expect(SecureEnclave.isAvailable)
    let key = try SecureEnclave.P256.Signing.PrivateKey()
    let again = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: key.dataRepresentation)
    #expect(key.publicKey.isValidSignature(try again.signature(for: Self.message), for: Self.message))
    #expect(again.dataRepresentation == key.dataRepresentation)
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: key.dataRepresentation)
    }
    var changed = key.dataRepresentation
    changed[20] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: changed)
    }
    let agreeing = try SecureEnclave.P256.KeyAgreement.PrivateKey()
    let other = P256.KeyAgreement.PrivateKey()
    #expect(
      try agreeing.sharedSecretFromKeyAgreement(with: other.publicKey)
        == other.sharedSecretFromKeyAgreement(with: agreeing.publicKey))
  }
}
