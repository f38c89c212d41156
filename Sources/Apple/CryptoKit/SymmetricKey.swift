/// A secret that two sides share.
public struct SymmetricKey: Equatable, ContiguousBytes, Sendable {
  let bytes: [UInt8]

  /// A secret of bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// A secret by the chance of the run, which is the same every time.
  public init(size: SymmetricKeySize) {
    bytes = .byChance(size.bitCount / 8)
  }

  /// How long it is.
  public var bitCount: Int { bytes.count * 8 }

  /// Its bytes, all at once.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// How long a secret is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int

  /// So many bits.
  public init(bitCount: Int) {
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// What cannot be done.
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

extension [UInt8] {
  static func byChance(_ count: Int) -> [UInt8] {
    var chance = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
  }
}
