internal import Cryptography

/// A certificate with which a maker vouches for authenticators, as far as a statement's signature needs it.
///
/// Who signed the certificate is not asked: whom to trust is for each relying party to say.
struct AttestationCertificate {
  let key: P256PublicKey
  /// Whether it is of the third version, which alone has extensions, and names nobody whom it is for.
  let isNameless: Bool
  private let extensions: [(name: [UInt8], content: [UInt8])]

  /// Reads a certificate by RFC 5280; `nil` for anything else, and for a key of another curve than P-256.
  init?(_ bytes: [UInt8]) {
    var whole = DER.Reader(bytes)
    guard var outer = whole.takeSequence(), whole.isAtEnd, var fields = outer.takeSequence(),
      let version = fields.take(.firstOption), fields.take(.integer) != nil
    else { return nil }
    // What signs it, who made it, and from when to when.
    for _ in 0..<3 { guard fields.take(.sequence) != nil else { return nil } }
    guard let subject = fields.take(.sequence) else { return nil }
    isNameless = version == DER.integer([2]) && subject.isEmpty
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

  /// Whether it may sign no other certificates.
  var isLeaf: Bool { content(of: [0x55, 0x1D, 0x13]) == DER.sequence() }
  /// Whether it says which machine it is for, in the place of a name.
  var namesMachine: Bool { content(of: [0x55, 0x1D, 0x11]) != nil }

  /// Whether it is for a purpose, among others.
  func serves(_ purpose: [UInt8]) -> Bool {
    guard let content = content(of: [0x55, 0x1D, 0x25]) else { return false }
    var whole = DER.Reader(content)
    guard var purposes = whole.takeSequence() else { return false }
    while let next = purposes.take(.objectIdentifier) { if next == purpose { return true } }
    return false
  }

  /// 2.23.133.8.3: for keys with which a TPM vouches.
  static let vouching: [UInt8] = [0x67, 0x81, 5, 8, 3]
  /// 1.3.6.1.4.1.11129.2.1.17: what Android says of a key.
  static let description: [UInt8] = [0x2B, 6, 1, 4, 1, 0xD6, 0x79, 2, 1, 0x11]
  /// 1.3.6.1.4.1.45724.1.1.4: which kind of authenticator it vouches for.
  static let maker: [UInt8] = [0x2B, 6, 1, 4, 1, 0x82, 0xE5, 0x1C, 1, 1, 4]
  /// 1.2.840.113635.100.8.2: what it was made for.
  static let purpose: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 8, 2]
}
