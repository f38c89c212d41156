internal import Cryptography
internal import WebAuthn

/// What a website or an app asks of a passkey, everything that comes from its page.
public struct PasskeyDemand: Hashable, Sendable {
  /// The domain that passkeys are for.
  public let relyingParty: String
  /// Where the page is.
  public let origin: String
  /// Bytes for this once.
  public let challenge: [UInt8]
  /// Which of all the demands of its relying party it is, from 1.
  public private(set) var number: Int
  /// What a new passkey is for, in the relying party's own words.
  public var userHandle = ""
  /// Whether the user has to be made sure of.
  public var verification = Verification.preferred
  /// How a new passkey may sign, by the numbers that COSE has for it, best first; empty for signing in.
  public var algorithms: [Int] = []
  /// The passkeys beside which there must be no new one.
  public var excluded: [String] = []
  /// The passkeys that may sign in; any where there are none.
  public var allowed: [String] = []
  /// Whether a passkey is to be made by the way, with nobody asked.
  public var isConditional = false
  /// Where the page is in which that page stands, where it is another's.
  public var topOrigin: String?
  /// Whether the page stands in one of somebody else's.
  public var isCrossOrigin = false
  /// What is asked beside the signature.
  public var extensions: PasskeyExtensions?

  /// How sure of its user a relying party wants to be.
  public enum Verification: String, Hashable, Sendable, CaseIterable {
    /// In any case.
    case required
    /// Where it is possible.
    case preferred
    /// Rather not.
    case discouraged
  }

  /// What is demanded, by another number; by its own where there is none.
  func numbered(_ number: Int?) -> PasskeyDemand {
    var demand = self
    demand.number = number ?? self.number
    return demand
  }

  /// Whether a new passkey is wanted.
  public var isForNewPasskey: Bool { !algorithms.isEmpty }

  /// What the phone says of it, in JSON: its kind, the challenge and where the page is.
  public var clientData: [UInt8] {
    ClientData(
      type: isForNewPasskey ? ClientData.create : ClientData.get, challenge: challenge, origin: origin,
      crossOrigin: isCrossOrigin, topOrigin: topOrigin
    ).written
  }

  /// The digest of that, which a provider signs.
  public var clientDataHash: [UInt8] { SHA256.digest(of: clientData) }
}

extension PasskeyDemand {
  /// What a relying party asks for the first time, or whichever time it is.
  public init(relyingParty: String, origin: String, challenge: [UInt8], number: Int = 1) {
    self.init(
      relyingParty: relyingParty, origin: origin, challenge: challenge, number: number, userHandle: "")
  }
}

/// The bytes of a sign-in with a passkey.
public struct AssertionProof: Hashable, Sendable {
  /// The hash that was signed.
  public var clientDataHash: [UInt8]
  /// What the provider says: for whom, what it saw of the user, how often it has signed.
  public var authenticatorData: [UInt8]
  /// The signature of both.
  public var signature: [UInt8]
  /// What it answers to what was asked beside it, which no signature is over.
  public var outputs: PasskeyOutputs?

  /// The bytes of a sign-in.
  public init(
    clientDataHash: [UInt8], authenticatorData: [UInt8], signature: [UInt8], outputs: PasskeyOutputs? = nil
  ) {
    self.outputs = outputs
    self.clientDataHash = clientDataHash
    self.authenticatorData = authenticatorData
    self.signature = signature
  }
}

/// The bytes of a new passkey.
public struct AttestationProof: Hashable, Sendable {
  /// The hash that came with the request.
  public var clientDataHash: [UInt8]
  /// What the provider says of the passkey, its public key among it.
  public var attestationObject: [UInt8]
  /// What it answers to what was asked beside it.
  public var outputs: PasskeyOutputs?

  /// The bytes of a new passkey.
  public init(clientDataHash: [UInt8], attestationObject: [UInt8], outputs: PasskeyOutputs? = nil) {
    self.outputs = outputs
    self.clientDataHash = clientDataHash
    self.attestationObject = attestationObject
  }
}
