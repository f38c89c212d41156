/// A mark of data that only whoever has a secret can make, by RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  /// A mark.
  public typealias MAC = HashedAuthenticationCode<H>
  /// The secret.
  public typealias Key = SymmetricKey
  private var inner = H()
  private let outer: [UInt8]

  /// Nothing taken yet.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes more.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The mark of all that was taken.
  public func finalize() -> MAC {
    MAC(bytes: Array(H.hash(data: outer + Array(inner.finalize()))))
  }

  /// The mark of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether something is the mark of data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == code
  }

  /// Whether bytes are the mark of data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key).bytes == code.withUnsafeBytes { Array($0) }
  }
}

/// A mark that only whoever has a secret can make.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, Sequence, Sendable,
  RowOfBytes
{
  let bytes: [UInt8]

  /// How many bytes it has.
  public var byteCount: Int { bytes.count }
}

/// More secrets from one, by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// A secret from another, with salt and a purpose.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// A secret from another, with a purpose.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// A secret from another.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// What a secret comes to with salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  /// As many bytes as are wanted, for a purpose.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    guard outputByteCount <= 255 * H.Digest.byteCount else { fatalError("HKDF gives at most 255 blocks") }
    let purpose = info.map { Array($0) } ?? []
    var (all, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while all.count < outputByteCount {
      last = HMAC<H>.authenticationCode(for: last + purpose + [number], using: key).bytes
      all += last
      number &+= 1
    }
    return SymmetricKey(data: Array(all.prefix(outputByteCount)))
  }
}
