import AuthenticationServices

/// The part of a passkey that computes.
///
/// A real one has random names, and keys of CryptoKit, where this one repeats what it is given, because nobody looks
/// at a signature in a rehearsal.
struct Authenticator {
  /// What signs in with a passkey.
  func assertion(
    of credentialID: Data, for userHandle: Data, at relyingParty: String, signing hash: Data
  ) -> ASPasskeyAssertionCredential {
    let statement = Data(relyingParty.utf8)
    return ASPasskeyAssertionCredential(
      userHandle: userHandle, relyingParty: relyingParty, signature: statement + hash, clientDataHash: hash,
      authenticatorData: statement, credentialID: credentialID)
  }

  /// A new passkey of a user.
  func passkey(
    for user: String, at relyingParty: String, signing hash: Data
  ) -> ASPasskeyRegistrationCredential {
    let credentialID = Data("\(user)@\(relyingParty)".utf8)
    return ASPasskeyRegistrationCredential(
      relyingParty: relyingParty, clientDataHash: hash, credentialID: credentialID,
      attestationObject: credentialID + hash)
  }
}
