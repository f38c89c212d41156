import Cryptography

/// A mark of 256 bits.
public struct SHA256: HashFunction {
  /// The mark.
  public typealias Digest = SHA256Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 64
  /// How many bytes its mark has.
  public static let byteCount = 32
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: Cryptography.SHA256.digest(of: taken)) }
}

/// A mark of 384 bits.
public struct SHA384: HashFunction {
  /// The mark.
  public typealias Digest = SHA384Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 128
  /// How many bytes its mark has.
  public static let byteCount = 48
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Cryptography.SHA384.digest(of: taken)) }
}

/// A mark of 512 bits.
public struct SHA512: HashFunction {
  /// The mark.
  public typealias Digest = SHA512Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 128
  /// How many bytes its mark has.
  public static let byteCount = 64
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: Cryptography.SHA512.digest(of: taken)) }
}

/// A mark of 256 bits.
public struct SHA256Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 32 }
}

/// A mark of 384 bits.
public struct SHA384Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 48 }
}

/// A mark of 512 bits.
public struct SHA512Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 64 }
}
