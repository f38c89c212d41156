package import Cryptography

/// The public key of a passkey, as RFC 9053 writes it.
package struct CredentialKey: Sendable {
  /// The way it signs.
  package let algorithm: COSEAlgorithm
  /// As it is written.
  package let written: [UInt8]
  private let point: Point

  private enum Point: Sendable {
    case p256(P256PublicKey)
    case ed25519([UInt8])
    case rsa(RSAPublicKey)
    /// One of a way of signing that is not verified here.
    case other
  }

  /// What makes a value no key.
  package enum Flaw: String, Error, Hashable, Sendable, CaseIterable {
    case noMap = "it is no map with an algorithm"
    case wrongType = "its type does not go with its algorithm"
    case wrongCurve = "its curve does not go with its algorithm"
    case wrongCoordinates = "its numbers are missing or too short or long"
    case offCurve = "its point is not on the curve"
    case extraParameter = "it has a parameter that it must not have"
  }

  /// A key of P-256.
  package init(_ key: P256PublicKey) {
    (algorithm, point) = (.es256, .p256(key))
    written = Self.map(
      2, .es256,
      [(-1, .integer(1)), (-2, .bytes(Array(key.raw[..<32]))), (-3, .bytes(Array(key.raw[32...])))])
  }

  /// A key of Ed25519, in its 32 bytes.
  package init(ed25519 bytes: [UInt8]) {
    (algorithm, point) = (.edDSA, .ed25519(bytes))
    written = Self.map(1, .edDSA, [(-1, .integer(6)), (-2, .bytes(bytes))])
  }

  /// A key of RSA.
  package init(_ key: RSAPublicKey) {
    (algorithm, point) = (.rs256, .rsa(key))
    let (modulus, exponent) = key.numbers
    written = Self.map(3, .rs256, [(-1, .bytes(modulus)), (-2, .bytes(exponent))])
  }

  private static func map(_ type: Int, _ algorithm: COSEAlgorithm, _ rest: [(Int, CBOR)]) -> [UInt8] {
    let all = [(1, CBOR.integer(type)), (3, CBOR.integer(algorithm.rawValue))] + rest
    return CBOR.map(all.map { CBOR.Pair(.integer($0), $1) }).written
  }

  /// A key as it was read.
  package init(_ value: CBOR) throws(Flaw) {
    guard value.pairs != nil, let number = value[.integer(3)]?.number, let type = value[.integer(1)]?.number
    else { throw .noMap }
    (algorithm, written) = (COSEAlgorithm(rawValue: number), value.written)
    let expected: (type: Int, labels: Set<Int>)
    switch algorithm {
    case .es256:
      expected = (2, [1, 3, -1, -2, -3])
      guard type == expected.type else { throw .wrongType }
      guard value[.integer(-1)]?.number == 1 else { throw .wrongCurve }
      guard let x = value[.integer(-2)]?.byteString, let y = value[.integer(-3)]?.byteString, x.count == 32,
        y.count == 32
      else { throw .wrongCoordinates }
      guard let key = P256PublicKey(raw: x + y) else { throw .offCurve }
      point = .p256(key)
    case .edDSA:
      expected = (1, [1, 3, -1, -2])
      guard type == expected.type else { throw .wrongType }
      guard value[.integer(-1)]?.number == 6 else { throw .wrongCurve }
      guard let bytes = value[.integer(-2)]?.byteString, bytes.count == 32 else { throw .wrongCoordinates }
      point = .ed25519(bytes)
    case .rs256:
      expected = (3, [1, 3, -1, -2])
      guard type == expected.type else { throw .wrongType }
      guard let modulus = value[.integer(-1)]?.byteString, let exponent = value[.integer(-2)]?.byteString,
        let key = RSAPublicKey(modulus: modulus, exponent: exponent)
      else { throw .wrongCoordinates }
      point = .rsa(key)
    default:
      point = .other
      return
    }
    guard value.pairs?.allSatisfy({ $0.key.number.map(expected.labels.contains) == true }) == true else {
      throw .extraParameter
    }
  }

  /// Whether signatures by it can be told here.
  package var isVerified: Bool { COSEAlgorithm.verified.contains(algorithm) }

  /// Both coordinates as ANSI X9.63 writes them, of a key of P-256.
  package var x963: [UInt8]? { if case .p256(let key) = point { key.x963 } else { nil } }

  /// Whether a signature is that of a message.
  package func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    Self.verdicts([written, signature, message]) { verify(signature, of: message) }
  }

  private static let verdicts = Memo<[[UInt8]], Bool>()

  private func verify(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    switch point {
    case .p256(let key):
      P256Signature(der: signature).map { key.isValid($0, ofDigest: SHA256.digest(of: message)) } == true
    case .ed25519(let key): Ed25519.isValid(signature, of: message, key: key)
    case .rsa(let key): key.isValid(signature, ofSHA256: SHA256.digest(of: message))
    case .other: false
    }
  }
}

extension CredentialKey: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.written == other.written }

  package func hash(into hasher: inout Hasher) { hasher.combine(written) }
}
