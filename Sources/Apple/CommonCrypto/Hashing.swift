import CryptoKit

/// The length of data, as the functions here take it.
public typealias CC_LONG = UInt32

/// How many bytes a mark by MD5 has.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes a mark by SHA-1 has.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes a mark by SHA-256 has.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes a mark by SHA-384 has.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// How many bytes a mark by SHA-512 has.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Puts the mark of data by MD5 somewhere.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { mark(Insecure.MD5.self, of: data, len, md) }

/// Puts the mark of data by SHA-1 somewhere.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { mark(Insecure.SHA1.self, of: data, len, md) }

/// Puts the mark of data by SHA-256 somewhere.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { mark(SHA256.self, of: data, len, md) }

/// Puts the mark of data by SHA-384 somewhere.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { mark(SHA384.self, of: data, len, md) }

/// Puts the mark of data by SHA-512 somewhere.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { mark(SHA512.self, of: data, len, md) }

private func mark<Hash: HashFunction>(
  _ hash: Hash.Type, of data: UnsafeRawPointer?, _ length: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  for (index, byte) in Hash.hash(data: bytes(data, Int(length))).enumerated() { place?[index] = byte }
  return place
}

/// What stands somewhere.
func bytes(_ place: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: place, count: place == nil ? 0 : count))
}
