/// What is asked of a passkey beside its signature: secrets that only it can make, and a few bytes that it keeps.
public struct PasskeyExtensions: Hashable, Sendable {
  /// What secrets are wanted; the name that WebAuthn has for this is PRF.
  public var secrets: SecretWish?
  /// What is to become of the bytes that the passkey keeps, a large blob.
  public var blob: BlobWish?

  /// So much and no more.
  public init(secrets: SecretWish? = nil, blob: BlobWish? = nil) {
    (self.secrets, self.blob) = (secrets, blob)
  }

  /// Of which values secrets are to be made; where there is none it is only asked whether that can be.
  public struct SecretWish: Hashable, Sendable {
    /// Those for whichever passkey it is.
    public var salts: Salts?
    /// Those for certain passkeys, which go before.
    public var saltsByPasskey: [String: Salts]

    /// Secrets of these values.
    public init(of salts: Salts? = nil, byPasskey saltsByPasskey: [String: Salts] = [:]) {
      (self.salts, self.saltsByPasskey) = (salts, saltsByPasskey)
    }

    /// The values for a passkey.
    package func salts(for credentialID: String) -> Salts? { saltsByPasskey[credentialID] ?? salts }
  }

  /// One value or two, each of which makes a secret.
  public struct Salts: Hashable, Sendable {
    /// The first.
    public let first: [UInt8]
    /// The other, where an app is about to change its secret.
    public let second: [UInt8]?

    /// One value or two.
    public init(_ first: [UInt8], _ second: [UInt8]? = nil) {
      (self.first, self.second) = (first, second)
    }
  }

  /// What is to become of a passkey's bytes.
  public enum BlobWish: Hashable, Sendable {
    /// A new passkey is to be one that keeps some; where that is required there is to be no other.
    case support(isRequired: Bool)
    /// They are to be read.
    case read
    /// These are to take the place of those before.
    case write([UInt8])
  }
}

/// What a provider answers to what was asked beside a signature.
public struct PasskeyOutputs: Hashable, Sendable {
  /// The secrets, or whether there are any.
  public var secrets: Secrets?
  /// What became of the bytes that the passkey keeps.
  public var blob: Blob?

  /// So much and no more.
  public init(secrets: Secrets? = nil, blob: Blob? = nil) {
    (self.secrets, self.blob) = (secrets, blob)
  }

  /// Secrets that only a passkey can make.
  public struct Secrets: Hashable, Sendable {
    /// Whether it makes any.
    public let isSupported: Bool
    /// That of the first value.
    public let first: [UInt8]?
    /// That of the other.
    public let second: [UInt8]?

    /// One secret or two, or just whether there could be.
    public init(isSupported: Bool = true, _ first: [UInt8]? = nil, _ second: [UInt8]? = nil) {
      (self.isSupported, self.first, self.second) = (isSupported, first, second)
    }
  }

  /// What became of a passkey's bytes.
  public enum Blob: Hashable, Sendable {
    /// Whether a new passkey keeps any.
    case support(Bool)
    /// What there was to read.
    case read([UInt8]?)
    /// Whether they were written.
    case wrote(Bool)
  }
}

extension PasskeyExtensions {
  /// What a new passkey is asked by a website that asks this of those that sign in.
  var forNewPasskey: PasskeyExtensions {
    PasskeyExtensions(
      secrets: secrets.map { _ in SecretWish() }, blob: blob.map { _ in .support(isRequired: false) })
  }
}
