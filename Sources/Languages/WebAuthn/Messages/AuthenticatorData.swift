internal import Cryptography

/// What an authenticator signs: for whom, what it saw of the user, how often it has signed, and a new passkey.
package struct AuthenticatorData: Hashable, Sendable {
  /// The digest of the identifier of the relying party.
  package var relyingPartyHash: [UInt8]
  package var flags: AuthenticatorFlags
  package var counter: UInt32
  package var credential: AttestedCredential?
  package var extensions: CBOR?

  /// A new passkey: who made it, what it is called, and its key.
  package struct AttestedCredential: Hashable, Sendable {
    /// What kind of authenticator made it, 16 bytes.
    package let maker: [UInt8]
    package let id: [UInt8]
    package let key: CredentialKey

    package init(maker: [UInt8], id: [UInt8], key: CredentialKey) {
      (self.maker, self.id, self.key) = (maker, id, key)
    }
  }

  /// What makes bytes none of it.
  package enum Flaw: Error, Hashable, Sendable {
    /// Less than 37 bytes, or less than a new passkey needs.
    case endsEarly
    case keyUnreadable(CBORFlaw)
    case noKey(CredentialKey.Flaw)
    case extensionsUnreadable(CBORFlaw)
    case extensionsAreNoMap
    case somethingFollows
  }

  /// What is signed for a relying party, and a new passkey where one is made.
  package init(
    relyingParty: String, flags: AuthenticatorFlags, counter: UInt32 = 0,
    credential: AttestedCredential? = nil, extensions: CBOR? = nil
  ) {
    relyingPartyHash = SHA256.digest(of: relyingParty.utf8)
    self.flags = flags
    self.counter = counter
    self.credential = credential
    self.extensions = extensions
    if credential != nil { self.flags.insert(.attestedCredential) }
    if extensions != nil { self.flags.insert(.extensions) }
  }

  /// Reads it, to the last byte.
  package init(_ bytes: [UInt8]) throws(Flaw) {
    guard bytes.count >= 37 else { throw .endsEarly }
    relyingPartyHash = Array(bytes[..<32])
    flags = AuthenticatorFlags(rawValue: bytes[32])
    counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    var position = 37
    if flags.contains(.attestedCredential) {
      credential = try Self.takeCredential(of: bytes, from: &position)
    }
    if flags.contains(.extensions) {
      var reader = CBORReader(bytes, from: position)
      do throws(CBORFlaw) { extensions = try reader.take() } catch { throw .extensionsUnreadable(error) }
      guard extensions?.pairs != nil else { throw .extensionsAreNoMap }
      position = reader.position
    }
    guard position == bytes.count else { throw .somethingFollows }
  }

  private static func takeCredential(
    of bytes: [UInt8], from position: inout Int
  ) throws(Flaw) -> AttestedCredential {
    guard bytes.count >= position + 18 else { throw .endsEarly }
    let maker = Array(bytes[position..<position + 16])
    let length = Int(bytes[position + 16]) << 8 | Int(bytes[position + 17])
    position += 18
    guard bytes.count >= position + length else { throw .endsEarly }
    let id = Array(bytes[position..<position + length])
    var reader = CBORReader(bytes, from: position + length)
    let value: CBOR
    do throws(CBORFlaw) { value = try reader.take() } catch { throw .keyUnreadable(error) }
    position = reader.position
    do throws(CredentialKey.Flaw) {
      return AttestedCredential(maker: maker, id: id, key: try CredentialKey(value))
    } catch { throw .noKey(error) }
  }

  /// As it is written.
  package var written: [UInt8] {
    var bytes = relyingPartyHash + [flags.rawValue]
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) }
    if let credential {
      bytes += credential.maker + [UInt8(credential.id.count >> 8), UInt8(credential.id.count & 255)]
      bytes += credential.id + credential.key.written
    }
    return bytes + (extensions?.written ?? [])
  }
}

extension AuthenticatorData.Flaw: CustomStringConvertible {
  package var description: String {
    switch self {
    case .endsEarly: "it ends early"
    case .keyUnreadable(let flaw): "the key cannot be read, \(flaw.problem.rawValue)"
    case .noKey(let flaw): "the key is none: \(flaw.rawValue)"
    case .extensionsUnreadable(let flaw): "the extensions cannot be read, \(flaw.problem.rawValue)"
    case .extensionsAreNoMap: "the extensions are no map"
    case .somethingFollows: "something follows what its flags announce"
    }
  }
}
