internal import Cryptography

/// What Android's key store says of a key: Web Authentication Level 3, 8.4, and Android's key attestation.
extension AttestationObject {
  func verifyAndroidKey(
    _ signed: [UInt8], _ credential: AuthenticatorData.AttestedCredential, _ clientDataHash: [UInt8]
  ) throws(StatementFlaw) {
    let certificate = try certificate()
    try verifyAlgorithm()
    try verify(signed, by: certificate)
    guard certificate.key.x963 == credential.key.x963 else {
      throw .invalid("the certificate has another key")
    }
    guard let content = certificate.content(of: AttestationCertificate.description),
      let description = AndroidKeyDescription(content)
    else { throw .invalid("the certificate does not say what the key is for") }
    guard description.challenge == clientDataHash else {
      throw .invalid("the certificate was made for something else")
    }
    guard !description.isForAllApps else { throw .invalid("every app may use the key") }
    guard description.origin == nil || description.origin == DER.integer([]) else {
      throw .invalid("the key was not made where it is kept")
    }
    guard description.purposes.map({ $0.contains([2]) }) != false else {
      throw .invalid("the key is not for signing")
    }
  }
}

/// What a certificate says of a key of Android's.
///
/// The vector published with the specification says nothing of origin and purpose, and is right; so only what is said
/// can be wrong.
private struct AndroidKeyDescription {
  let challenge: [UInt8]
  var isForAllApps = false
  var origin: [UInt8]?
  var purposes: [[UInt8]]?

  init?(_ bytes: [UInt8]) {
    var outer = DER.Reader(bytes)
    guard var fields = outer.takeSequence(), outer.isAtEnd, fields.takeInteger() != nil,
      fields.take(.enumerated) != nil, fields.takeInteger() != nil, fields.take(.enumerated) != nil,
      let challenge = fields.take(.octetString), fields.take(.octetString) != nil
    else { return nil }
    self.challenge = challenge
    // What the system enforces, and what the hardware does.
    for _ in 0..<2 {
      guard var list = fields.takeSequence() else { return nil }
      while !list.isAtEnd {
        guard let (number, content) = list.takeOption() else { return nil }
        switch number {
        case 1:
          guard let all = Self.numbers(in: content) else { return nil }
          purposes = (purposes ?? []) + all
        case 600: isForAllApps = true
        case 702: origin = origin ?? content
        default: break
        }
      }
    }
    guard fields.isAtEnd else { return nil }
  }

  private static func numbers(in content: [UInt8]) -> [[UInt8]]? {
    var outer = DER.Reader(content)
    guard let members = outer.take(.set), outer.isAtEnd else { return nil }
    var (reader, numbers) = (DER.Reader(members), [[UInt8]]())
    while !reader.isAtEnd {
      guard let number = reader.takeInteger() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
