import AuthenticationServices
import CryptoKit

/// The part of a passkey that computes.
///
/// A real one has random names, and keeps a random key for each, where this one makes both of what it is given, so that
/// it need not keep anything and every rehearsal is the same.
struct Authenticator {
  /// What it says of the user, in the byte of flags; every passkey of a safe may be, and is, on other devices.
  struct Claims: OptionSet {
    let rawValue: UInt8

    static let present = Claims(rawValue: 0x01)
    static let verified = Claims(rawValue: 0x04)
    fileprivate static let synced = Claims(rawValue: 0x18)
    fileprivate static let newPasskey = Claims(rawValue: 0x40)
  }

  /// What signs in with a passkey; the system made sure of the user.
  func assertion(
    of credentialID: Data, for userHandle: Data, at relyingParty: String, signing hash: Data
  ) throws -> ASPasskeyAssertionCredential {
    let data = statement(at: relyingParty, claiming: [.present, .verified])
    let signature = try key(of: credentialID, at: relyingParty).signature(for: data + hash)
    return ASPasskeyAssertionCredential(
      userHandle: userHandle, relyingParty: relyingParty, signature: signature.derRepresentation,
      clientDataHash: hash, authenticatorData: data, credentialID: credentialID)
  }

  /// A new passkey of a user, with nothing about who made it.
  func passkey(
    for user: String, at relyingParty: String, signing hash: Data, claiming claims: Claims
  ) throws -> ASPasskeyRegistrationCredential {
    let credentialID = Data("\(user)@\(relyingParty)".utf8)
    let point = try key(of: credentialID, at: relyingParty).publicKey.rawRepresentation
    var data = statement(at: relyingParty, claiming: claims.union(.newPasskey))
    // The kind of authenticator, which a safe need not tell, the name behind its length, and the key as COSE has it.
    data += Data(count: 16) + length(of: credentialID) + credentialID
    data += [0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32] + point.prefix(32)
    data += [0x22, 0x58, 32] + point.suffix(32)
    var object = Data([0xA3, 0x63]) + Data("fmt".utf8) + [0x64] + Data("none".utf8)
    object += [0x67] + Data("attStmt".utf8) + [0xA0, 0x68] + Data("authData".utf8)
    object += (data.count < 256 ? [0x58, UInt8(data.count)] : [0x59] + length(of: data)) + data
    return ASPasskeyRegistrationCredential(
      relyingParty: relyingParty, clientDataHash: hash, credentialID: credentialID, attestationObject: object)
  }

  /// For whom, what it says of the user, and a counter that stays at zero on every device.
  private func statement(at relyingParty: String, claiming claims: Claims) -> Data {
    Data(SHA256.hash(data: Data(relyingParty.utf8))) + [claims.union(.synced).rawValue, 0, 0, 0, 0]
  }

  private func key(of credentialID: Data, at relyingParty: String) throws -> P256.Signing.PrivateKey {
    let digest = SHA256.hash(data: Data(relyingParty.utf8) + credentialID)
    return try P256.Signing.PrivateKey(rawRepresentation: Data(digest))
  }

  private func length(of data: Data) -> Data {
    Data([UInt8(truncatingIfNeeded: data.count >> 8), UInt8(truncatingIfNeeded: data.count)])
  }
}
