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
    /// Both coordinates of a point of a longer curve.
    case wide(WideECDSA, [UInt8])
    case ed25519([UInt8])
    case ed448([UInt8])
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

  /// A key of a longer curve, of both its coordinates.
  package init(_ curve: WideECDSA, raw bytes: [UInt8]) {
    (algorithm, point) = (curve == .p384 ? .es384 : .es512, .wide(curve, bytes))
    let (x, y) = (Array(bytes.prefix(curve.byteCount)), Array(bytes.dropFirst(curve.byteCount)))
    written = Self.map(
      2, algorithm, [(-1, .integer(curve == .p384 ? 2 : 3)), (-2, .bytes(x)), (-3, .bytes(y))])
  }

  /// A key of Ed448, in its 57 bytes.
  package init(ed448 bytes: [UInt8]) {
    (algorithm, point) = (.ed448, .ed448(bytes))
    written = Self.map(1, .ed448, [(-1, .integer(7)), (-2, .bytes(bytes))])
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
    guard COSEAlgorithm.verified.contains(algorithm) else {
      point = .other
      return
    }
    guard let labels = Self.labels[type] else { throw .wrongType }
    switch algorithm {
    case .es256:
      let raw = try Self.coordinates(of: value, type, curve: 1, count: 32)
      guard let key = P256PublicKey(raw: raw) else { throw .offCurve }
      point = .p256(key)
    case .es384, .es512:
      let curve = algorithm == .es384 ? WideECDSA.p384 : .p521
      let number = algorithm == .es384 ? 2 : 3
      let raw = try Self.coordinates(of: value, type, curve: number, count: curve.byteCount)
      guard curve.isKey(raw) else { throw .offCurve }
      point = .wide(curve, raw)
    case .edDSA: point = .ed25519(try Self.octets(of: value, type, curve: 6, count: 32))
    case .ed448: point = .ed448(try Self.octets(of: value, type, curve: 7, count: 57))
    default:
      guard type == 3 else { throw .wrongType }
      guard let modulus = value[.integer(-1)]?.byteString, let exponent = value[.integer(-2)]?.byteString,
        let key = RSAPublicKey(modulus: modulus, exponent: exponent)
      else { throw .wrongCoordinates }
      point = .rsa(key)
    }
    guard value.pairs?.allSatisfy({ $0.key.number.map(labels.contains) == true }) == true else {
      throw .extraParameter
    }
  }

  /// What a key of each type consists of: one of RFC 8032, one with two coordinates, one of RSA.
  private static let labels: [Int: Set<Int>] = [
    1: [1, 3, -1, -2], 2: [1, 3, -1, -2, -3], 3: [1, 3, -1, -2],
  ]

  /// Both coordinates of a key of a curve.
  private static func coordinates(
    of value: CBOR, _ type: Int, curve: Int, count: Int
  ) throws(Flaw) -> [UInt8] {
    guard type == 2 else { throw .wrongType }
    guard value[.integer(-1)]?.number == curve else { throw .wrongCurve }
    guard let x = value[.integer(-2)]?.byteString, let y = value[.integer(-3)]?.byteString, x.count == count,
      y.count == count
    else { throw .wrongCoordinates }
    return x + y
  }

  /// The bytes of a key by RFC 8032.
  private static func octets(of value: CBOR, _ type: Int, curve: Int, count: Int) throws(Flaw) -> [UInt8] {
    guard type == 1 else { throw .wrongType }
    guard value[.integer(-1)]?.number == curve else { throw .wrongCurve }
    guard let bytes = value[.integer(-2)]?.byteString, bytes.count == count else { throw .wrongCoordinates }
    return bytes
  }

  /// Whether signatures by it can be told here.
  package var isVerified: Bool { COSEAlgorithm.verified.contains(algorithm) }

  /// What a key of a curve with two coordinates, or one of RSA, consists of.
  var numbers: [[UInt8]]? {
    switch point {
    case .p256(let key): [Array(key.raw[..<32]), Array(key.raw[32...])]
    case .wide(let curve, let raw):
      [Array(raw.prefix(curve.byteCount)), Array(raw.dropFirst(curve.byteCount))]
    case .rsa(let key): [key.numbers.modulus, key.numbers.exponent]
    case .ed25519, .ed448, .other: nil
    }
  }

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
    case .wide(let curve, let key): curve.isValid(signature, of: message, key: key)
    case .ed25519(let key): Ed25519.isValid(signature, of: message, key: key)
    case .ed448(let key): Ed448.isValid(signature, of: message, key: key)
    case .rsa(let key): key.isValid(signature, ofSHA256: SHA256.digest(of: message))
    case .other: false
    }
  }
}

extension CredentialKey: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.written == other.written }

  package func hash(into hasher: inout Hasher) { hasher.combine(written) }
}
