internal import Cryptography
internal import WebAuthn

/// A passkey with a made-up key, for rehearsals of providers that have no cryptography of their own.
///
/// Its key follows from its identifiers, so that whoever has these has the key: it keeps nothing secret.
public struct SigningPasskey: Hashable, Sendable {
  /// What it is called.
  public let credentialID: String
  /// Who takes it.
  public let relyingParty: String
  /// Whose it is, in the relying party's own words.
  public let userHandle: String
  /// How often it has signed; a provider whose passkeys are on several devices leaves it at zero.
  public var counter = 0
  /// Whether it keeps bytes for whoever asks; what they are its provider keeps.
  public var keepsBlob = true
  /// The bytes that it keeps.
  public var blob: [UInt8]?
  /// What it says of itself and its user.
  public var claims: Claims = [.userPresent, .userVerified, .backupEligible, .backedUp]

  /// What a passkey can say of itself and its user.
  public struct Claims: OptionSet, Hashable, Sendable {
    /// One bit each, as authenticators write them.
    public let rawValue: UInt8

    /// Claims by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Somebody was there.
    public static let userPresent = Claims(rawValue: 0x01)
    /// It was the user.
    public static let userVerified = Claims(rawValue: 0x04)
    /// It may be on other devices.
    public static let backupEligible = Claims(rawValue: 0x08)
    /// It is on other devices.
    public static let backedUp = Claims(rawValue: 0x10)
  }

  /// A passkey of a name, as a relying party knows it.
  public init(_ credentialID: String, at relyingParty: String, userHandle: String) {
    self.credentialID = credentialID
    self.relyingParty = relyingParty
    self.userHandle = userHandle
  }

  /// A new passkey of a name for what a page asks; one that is made by the way says nothing of its user.
  public init(_ credentialID: String, for demand: PasskeyDemand) {
    self.init(credentialID, at: demand.relyingParty, userHandle: demand.userHandle)
    if demand.isConditional { claims.subtract([.userPresent, .userVerified]) }
  }

  private var key: SigningKey { .es256(from: "\(relyingParty) \(credentialID)") }

  /// What is given for a new passkey, with no statement about who made it.
  public func attestation(for demand: PasskeyDemand) -> AttestationProof {
    var data = authenticatorData
    if let key = key.publicKey {
      data.credential = AuthenticatorData.AttestedCredential(
        maker: [UInt8](repeating: 0, count: 16), id: credentialID.opaqueBytes, key: key)
      data.flags.insert(.attestedCredential)
    }
    return AttestationProof(
      clientDataHash: demand.clientDataHash,
      attestationObject: AttestationObject(authenticatorData: data.written).written,
      outputs: outputs(for: demand))
  }

  /// What is given for a sign-in.
  public func assertion(for demand: PasskeyDemand) -> AssertionProof {
    var proof = assertion(forHash: demand.clientDataHash)
    proof.outputs = outputs(for: demand)
    return proof
  }

  /// What is given for a sign-in of which nothing but the hash is known.
  package func assertion(forHash hash: [UInt8]) -> AssertionProof {
    let data = authenticatorData.written
    return AssertionProof(
      clientDataHash: hash, authenticatorData: data, signature: key.signature(of: data + hash))
  }

  private var authenticatorData: AuthenticatorData {
    AuthenticatorData(
      relyingParty: relyingParty, flags: AuthenticatorFlags(rawValue: claims.rawValue),
      counter: UInt32(truncatingIfNeeded: counter))
  }
}
