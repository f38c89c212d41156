internal import Cryptography

/// What a trusted platform module says of a key: Web Authentication Level 3, 8.3, and TPM 2.0, part 2.
extension AttestationObject {
  func verifyTPM(
    _ signed: [UInt8], _ credential: AuthenticatorData.AttestedCredential
  ) throws(StatementFlaw) {
    guard statement["ver"]?.string == "2.0" else { throw .invalid("it is of another version than 2.0") }
    guard let area = statement["pubArea"]?.byteString, let said = statement["certInfo"]?.byteString else {
      throw .invalid("it lacks pubArea or certInfo")
    }
    guard let key = TPMKey(area), key.numbers == credential.key.numbers.map({ $0.map(TPMKey.significant) })
    else { throw .invalid("its pubArea has another key") }
    let certificate = try certificate()
    try verifyAlgorithm()
    guard let statement = TPMStatement(said) else { throw .invalid("its certInfo vouches for no key") }
    guard statement.extraData == SHA256.digest(of: signed) else {
      throw .invalid("its certInfo is about something else")
    }
    guard statement.name == key.name(of: area) else { throw .invalid("its certInfo is about another key") }
    try verify(said, by: certificate)
    guard certificate.isNameless, certificate.namesMachine, certificate.isLeaf,
      certificate.serves(AttestationCertificate.vouching)
    else { throw .invalid("the certificate is not for keys that vouch") }
    try verifyMaker(credential.maker, in: certificate)
  }
}

/// A key as a TPM writes it: TPMT_PUBLIC.
private struct TPMKey {
  /// Both coordinates, or modulus and exponent, without zeros at the beginning.
  let numbers: [[UInt8]]
  private let nameHash: Int

  init?(_ area: [UInt8]) {
    var reader = TPMReader(area)
    guard let kind = reader.number(2), let nameHash = reader.number(2), reader.number(4) != nil,
      reader.sized() != nil, reader.number(2) == TPMKey.nothing, let scheme = reader.number(2)
    else { return nil }
    // A scheme has a hash beside it.
    if scheme != TPMKey.nothing { guard reader.number(2) != nil else { return nil } }
    switch kind {
    case 0x0023:
      guard reader.number(2) != nil, reader.number(2) == TPMKey.nothing, let x = reader.sized(),
        let y = reader.sized()
      else { return nil }
      numbers = [x, y].map(TPMKey.significant)
    case 0x0001:
      guard reader.number(2) != nil, let exponent = reader.number(4), let modulus = reader.sized() else {
        return nil
      }
      let written = exponent == 0 ? 65_537 : exponent
      let bytes = (0..<4).reversed().map { UInt8(truncatingIfNeeded: written >> ($0 * 8)) }
      numbers = [modulus, bytes].map(TPMKey.significant)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
    self.nameHash = nameHash
  }

  /// What a TPM calls a key: the number of a hash, and the digest of all that it says of the key.
  func name(of area: [UInt8]) -> [UInt8]? {
    let digest: [UInt8]
    switch nameHash {
    case 0x000B: digest = SHA256.digest(of: area)
    case 0x000C: digest = SHA384.digest(of: area)
    case 0x000D: digest = SHA512.digest(of: area)
    default: return nil
    }
    return [UInt8(nameHash >> 8), UInt8(nameHash & 0xFF)] + digest
  }

  static func significant(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.drop { $0 == 0 }) }

  private static let nothing = 0x0010
}

/// What a TPM signs about a key: TPMS_ATTEST with TPMS_CERTIFY_INFO.
private struct TPMStatement {
  let extraData: [UInt8]
  let name: [UInt8]

  init?(_ bytes: [UInt8]) {
    var reader = TPMReader(bytes)
    guard reader.number(4) == 0xFF54_4347, reader.number(2) == 0x8017, reader.sized() != nil,
      let extraData = reader.sized(), reader.bytes(25) != nil, let name = reader.sized(),
      reader.sized() != nil, reader.isAtEnd
    else { return nil }
    (self.extraData, self.name) = (extraData, name)
  }
}

/// Takes numbers and bytes as a TPM writes them, the most significant byte first.
private struct TPMReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func number(_ count: Int) -> Int? { bytes(count).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

  /// Bytes behind how many they are.
  mutating func sized() -> [UInt8]? { number(2).flatMap { bytes($0) } }
}
