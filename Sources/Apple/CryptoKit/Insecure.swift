import Cryptography

/// What is broken, and still in use where nothing depends on it.
public enum Insecure {
  /// A mark of 128 bits, which anybody else can make as well.
  public struct MD5: HashFunction {
    /// The mark.
    public typealias Digest = MD5Digest
    /// How many bytes it takes at a time.
    public static let blockByteCount = 64
    /// How many bytes its mark has.
    public static let byteCount = 16
    private var taken: [UInt8] = []

    /// Nothing taken yet.
    public init() {}

    /// Takes more.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
    /// The mark of all that was taken.
    public func finalize() -> MD5Digest { MD5Digest(bytes: Cryptography.MD5.digest(of: taken)) }
  }

  /// A mark of 128 bits.
  public struct MD5Digest: Digest, DigestOfBytes {
    let bytes: [UInt8]
    /// How many bytes it has.
    public static var byteCount: Int { 16 }
  }

  /// A mark of 160 bits, which somebody else can make as well.
  public struct SHA1: HashFunction {
    /// The mark.
    public typealias Digest = SHA1Digest
    /// How many bytes it takes at a time.
    public static let blockByteCount = 64
    /// How many bytes its mark has.
    public static let byteCount = 20
    private var taken: [UInt8] = []

    /// Nothing taken yet.
    public init() {}

    /// Takes more.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
    /// The mark of all that was taken.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: Cryptography.SHA1.digest(of: taken)) }
  }

  /// A mark of 160 bits.
  public struct SHA1Digest: Digest, DigestOfBytes {
    let bytes: [UInt8]
    /// How many bytes it has.
    public static var byteCount: Int { 20 }
  }
}
