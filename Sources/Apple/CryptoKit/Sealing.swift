/// A cipher in which nobody changes data unnoticed: what all of them have in common.
public protocol AuthenticatedCipher {
  /// Whether a nonce may have so many bytes.
  static func takesNonce(byteCount: Int) -> Bool
  /// What a key makes with a nonce.
  static func stream(_ key: SymmetricKey, _ nonce: [UInt8]) throws -> any CipherStream
}

/// What a key makes with a nonce.
public protocol CipherStream {
  /// Data in cipher, or out of it again.
  func applied(to data: [UInt8]) -> [UInt8]
  /// By which a change of data in cipher, or of other data, is noticed.
  func tag(of cipher: [UInt8], and other: [UInt8]) -> [UInt8]
}

/// What is never used twice with a key; twelve bytes by themselves.
public struct CipherNonce<Cipher: AuthenticatedCipher>: ContiguousBytes, Sequence, Sendable, RowOfBytes {
  let bytes: [UInt8]

  /// Twelve bytes by the chance of the run.
  public init() {
    bytes = .byChance(12)
  }

  /// Bytes that somebody chose.
  public init<D: DataProtocol>(data: D) throws {
    guard Cipher.takesNonce(byteCount: data.count) else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }
}

/// Data in cipher, with its nonce and its tag.
public struct CipherBox<Cipher: AuthenticatedCipher>: Sendable {
  /// What was never used before.
  public let nonce: CipherNonce<Cipher>
  /// The data in cipher.
  public let ciphertext: Data
  /// By which a change is noticed.
  public let tag: Data

  /// A box of its parts.
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: CipherNonce<Cipher>, ciphertext: C, tag: T
  ) throws {
    guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }

  /// A box of its bytes.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: CipherNonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16],
      tag: bytes.suffix(16))
  }

  var bytes: Data { Data(nonce.bytes) + ciphertext + tag }
}

extension AuthenticatedCipher {
  /// What is never used twice with a key.
  public typealias Nonce = CipherNonce<Self>
  /// Data in cipher, with its nonce and its tag.
  public typealias SealedBox = CipherBox<Self>

  /// Puts data into a box.
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let stream = try stream(key, nonce.bytes)
    let cipher = stream.applied(to: Array(message))
    return try SealedBox(
      nonce: nonce, ciphertext: cipher, tag: stream.tag(of: cipher, and: Array(authenticatedData)))
  }

  /// Puts data into a box.
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Takes data out of a box, if nobody changed it.
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
  ) throws -> Data {
    let stream = try stream(key, sealedBox.nonce.bytes)
    let cipher = Array(sealedBox.ciphertext)
    guard stream.tag(of: cipher, and: Array(authenticatedData)) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(stream.applied(to: cipher))
  }

  /// Takes data out of a box, if nobody changed it.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
