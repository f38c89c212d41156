internal import Cryptography

/// A certificate with which a maker vouches for authenticators, as far as a statement's signature needs it.
///
/// Who signed the certificate is not asked: whom to trust is for each relying party to say.
struct AttestationCertificate {
  let key: P256PublicKey
  private let extensions: [(name: [UInt8], content: [UInt8])]

  /// Reads a certificate by RFC 5280; `nil` for anything else, and for a key of another curve than P-256.
  init?(_ bytes: [UInt8]) {
    var whole = DER.Reader(bytes)
    guard var outer = whole.takeSequence(), whole.isAtEnd, var fields = outer.takeSequence(),
      fields.take(.firstOption) != nil, fields.take(.integer) != nil
    else { return nil }
    // What signs it, who made it, from when to when, and for whom.
    for _ in 0..<4 { guard fields.take(.sequence) != nil else { return nil } }
    guard let document = fields.take(.sequence),
      let key = P256Document.publicKey(in: DER.value(.sequence, document))
    else { return nil }
    self.key = key
    var extensions: [(name: [UInt8], content: [UInt8])] = []
    if fields.hasNext(.fourthOption) {
      guard let content = fields.take(.fourthOption) else { return nil }
      var option = DER.Reader(content)
      guard var list = option.takeSequence() else { return nil }
      while !list.isAtEnd {
        guard var entry = list.takeSequence(), let name = entry.take(.objectIdentifier) else { return nil }
        if entry.hasNext(.boolean) { _ = entry.take(.boolean) }
        guard let content = entry.take(.octetString) else { return nil }
        extensions.append((name, content))
      }
    }
    self.extensions = extensions
  }

  /// The content of the extension of a name.
  func content(of name: [UInt8]) -> [UInt8]? { extensions.first { $0.name == name }?.content }

  /// 1.3.6.1.4.1.45724.1.1.4: which kind of authenticator it vouches for.
  static let maker: [UInt8] = [0x2B, 6, 1, 4, 1, 0x82, 0xE5, 0x1C, 1, 1, 4]
  /// 1.2.840.113635.100.8.2: what it was made for.
  static let purpose: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 8, 2]
}
