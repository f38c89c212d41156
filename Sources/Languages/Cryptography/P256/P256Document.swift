/// A public or private key of P-256 in the documents that keys travel in.
package enum P256Document {
  private static let algorithm = DER.sequence(
    DER.value(.objectIdentifier, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]), curve)
  private static let curve = DER.value(.objectIdentifier, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7])

  /// A public key as X.509 writes it: by RFC 5480.
  package static func text(of key: P256PublicKey) -> [UInt8] { DER.sequence(algorithm, DER.bits(key.x963)) }

  /// A private key as PKCS #8 writes it: RFC 5208, with RFC 5915 in it.
  package static func text(of key: P256PrivateKey) -> [UInt8] {
    let inner = DER.sequence(
      DER.integer([1]), DER.value(.octetString, key.raw),
      DER.value(.secondOption, DER.bits(key.publicKey.x963)))
    return DER.sequence(DER.integer([0]), algorithm, DER.value(.octetString, inner))
  }

  /// The public key of such a document, whose point may be compressed.
  package static func publicKey(in bytes: [UInt8]) -> P256PublicKey? {
    var outer = DER.Reader(bytes)
    guard var inner = outer.takeSequence(), outer.isAtEnd, takeAlgorithm(from: &inner),
      let point = inner.takeBits(), inner.isAtEnd
    else { return nil }
    return P256PublicKey(x963: point) ?? P256PublicKey(compressed: point)
  }

  /// The private key of such a document, or of what stands in it alone.
  package static func privateKey(in bytes: [UInt8]) -> P256PrivateKey? {
    var outer = DER.Reader(bytes)
    guard var inner = outer.takeSequence(), outer.isAtEnd, let version = inner.takeInteger() else {
      return nil
    }
    if version == [1] { return privateKey(after: &inner) }
    guard version == [], takeAlgorithm(from: &inner), let content = inner.take(.octetString) else {
      return nil
    }
    if !inner.isAtEnd { guard inner.take(.firstOption) != nil, inner.isAtEnd else { return nil } }
    var document = DER.Reader(content)
    guard var fields = document.takeSequence(), document.isAtEnd, fields.takeInteger() == [1] else {
      return nil
    }
    return privateKey(after: &fields)
  }

  private static func takeAlgorithm(from reader: inout DER.Reader) -> Bool {
    guard let content = reader.take(.sequence) else { return false }
    return DER.value(.sequence, content) == algorithm
  }

  /// The key, which a curve may follow that has to be this one, and a public key that has to be its own.
  private static func privateKey(after reader: inout DER.Reader) -> P256PrivateKey? {
    guard let raw = reader.take(.octetString), let key = P256PrivateKey(raw: raw) else { return nil }
    if reader.hasNext(.firstOption) { guard reader.take(.firstOption) == curve else { return nil } }
    if reader.hasNext(.secondOption) {
      guard let option = reader.take(.secondOption) else { return nil }
      var bits = DER.Reader(option)
      guard bits.takeBits() == key.publicKey.x963, bits.isAtEnd else { return nil }
    }
    return reader.isAtEnd ? key : nil
  }
}
