internal import Cryptography

/// What a statement must say to vouch for a new passkey, by the formats that WebAuthn defines.
extension AttestationObject {
  /// What is wrong with the statement.
  enum StatementFlaw: Error, Hashable {
    /// Nobody here knows the format.
    case unknownFormat
    case invalid(String)
  }

  /// The formats whose statements are verified.
  package static let verifiedFormats = ["none", "packed", "tpm", "android-key", "fido-u2f", "apple"]

  /// Holds the statement against the rules of its format.
  func verify(_ data: AuthenticatorData, clientDataHash: [UInt8]) throws(StatementFlaw) {
    guard let credential = data.credential else { throw .invalid("there is no passkey to vouch for") }
    let signed = authenticatorData + clientDataHash
    switch format {
    case "none": guard statement.pairs?.isEmpty == true else { throw .invalid("it says something") }
    case "packed":
      if statement["x5c"] != nil {
        try verifyPacked(signed, maker: credential.maker)
      } else {
        try verifyBySelf(signed, credential.key)
      }
    case "tpm": try verifyTPM(signed, credential)
    case "android-key": try verifyAndroidKey(signed, credential, clientDataHash)
    case "fido-u2f": try verifyU2F(data, credential, clientDataHash)
    case "apple":
      let certificate = try certificate()
      let digest = SHA256.digest(of: signed)
      let expected = DER.sequence(DER.value(.secondOption, DER.value(.octetString, digest)))
      guard certificate.content(of: AttestationCertificate.purpose) == expected else {
        throw .invalid("the certificate was made for something else")
      }
      guard certificate.key.x963 == credential.key.x963 else {
        throw .invalid("the certificate has another key")
      }
    default: throw .unknownFormat
    }
  }

  private func verifyBySelf(_ signed: [UInt8], _ key: CredentialKey) throws(StatementFlaw) {
    guard statement["alg"]?.number == key.algorithm.rawValue else {
      throw .invalid("its alg is another than the key's")
    }
    guard let signature = statement["sig"]?.byteString, key.isValid(signature, of: signed) else {
      throw .invalid("its signature is not by the passkey")
    }
  }

  private func verifyPacked(_ signed: [UInt8], maker: [UInt8]) throws(StatementFlaw) {
    let certificate = try certificate()
    try verifyAlgorithm()
    try verify(signed, by: certificate)
    try verifyMaker(maker, in: certificate)
  }

  /// Holds the way of signing against that of the certificates that are read here.
  func verifyAlgorithm() throws(StatementFlaw) {
    guard statement["alg"]?.number == COSEAlgorithm.es256.rawValue else {
      throw .invalid("its alg is another than the certificate's")
    }
  }

  /// Holds the kind of authenticator against what the certificate says of it, where it does.
  func verifyMaker(_ maker: [UInt8], in certificate: AttestationCertificate) throws(StatementFlaw) {
    if let named = certificate.content(of: AttestationCertificate.maker) {
      guard named == DER.value(.octetString, maker) else {
        throw .invalid("the certificate is for another kind of authenticator")
      }
    }
  }

  private func verifyU2F(
    _ data: AuthenticatorData, _ credential: AuthenticatorData.AttestedCredential, _ clientDataHash: [UInt8]
  ) throws(StatementFlaw) {
    guard statement["x5c"]?.elements?.count == 1 else { throw .invalid("it needs one certificate") }
    guard let point = credential.key.x963 else { throw .invalid("the key is none of P-256") }
    try verify(
      [0] + data.relyingPartyHash + clientDataHash + credential.id + point, by: try certificate())
  }

  func certificate() throws(StatementFlaw) -> AttestationCertificate {
    guard let first = statement["x5c"]?.elements?.first?.byteString,
      let certificate = AttestationCertificate(first)
    else { throw .invalid("it has no certificate with a key of P-256") }
    return certificate
  }

  func verify(
    _ signed: [UInt8], by certificate: AttestationCertificate
  ) throws(StatementFlaw) {
    guard let signature = statement["sig"]?.byteString.flatMap({ P256Signature(der: $0) }),
      certificate.key.isValid(signature, ofDigest: SHA256.digest(of: signed))
    else { throw .invalid("its signature is not by the certificate") }
  }
}
