import CryptoKit

/// What a mark by SHA-256 is made of, step by step.
public struct CC_SHA256_CTX: Sendable {
  fileprivate var taken = CryptoKit.SHA256()

  /// Nothing taken yet.
  public init() {}
}

/// Begins a mark by SHA-256.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  c?.pointee = CC_SHA256_CTX()
  return c == nil ? 0 : 1
}

/// Takes data for a mark by SHA-256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.taken.update(data: bytes(data, Int(len)))
  return c == nil ? 0 : 1
}

/// Puts the mark by SHA-256 somewhere of all that was taken.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  guard let md, let c else { return 0 }
  for (index, byte) in c.pointee.taken.finalize().enumerated() { md[index] = byte }
  c.pointee = CC_SHA256_CTX()
  return 1
}

/// What a mark by SHA-512 is made of, step by step.
public struct CC_SHA512_CTX: Sendable {
  fileprivate var taken = CryptoKit.SHA512()

  /// Nothing taken yet.
  public init() {}
}

/// Begins a mark by SHA-512.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  c?.pointee = CC_SHA512_CTX()
  return c == nil ? 0 : 1
}

/// Takes data for a mark by SHA-512.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.taken.update(data: bytes(data, Int(len)))
  return c == nil ? 0 : 1
}

/// Puts the mark by SHA-512 somewhere of all that was taken.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  guard let md, let c else { return 0 }
  for (index, byte) in c.pointee.taken.finalize().enumerated() { md[index] = byte }
  c.pointee = CC_SHA512_CTX()
  return 1
}

/// What a mark by SHA-1 is made of, step by step.
public struct CC_SHA1_CTX: Sendable {
  fileprivate var taken = Insecure.SHA1()

  /// Nothing taken yet.
  public init() {}
}

/// Begins a mark by SHA-1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
  c?.pointee = CC_SHA1_CTX()
  return c == nil ? 0 : 1
}

/// Takes data for a mark by SHA-1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.taken.update(data: bytes(data, Int(len)))
  return c == nil ? 0 : 1
}

/// Puts the mark by SHA-1 somewhere of all that was taken.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 {
  guard let md, let c else { return 0 }
  for (index, byte) in c.pointee.taken.finalize().enumerated() { md[index] = byte }
  c.pointee = CC_SHA1_CTX()
  return 1
}

/// What a mark by MD5 is made of, step by step.
public struct CC_MD5_CTX: Sendable {
  fileprivate var taken = Insecure.MD5()

  /// Nothing taken yet.
  public init() {}
}

/// Begins a mark by MD5.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
  c?.pointee = CC_MD5_CTX()
  return c == nil ? 0 : 1
}

/// Takes data for a mark by MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.taken.update(data: bytes(data, Int(len)))
  return c == nil ? 0 : 1
}

/// Puts the mark by MD5 somewhere of all that was taken.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
  guard let md, let c else { return 0 }
  for (index, byte) in c.pointee.taken.finalize().enumerated() { md[index] = byte }
  c.pointee = CC_MD5_CTX()
  return 1
}
