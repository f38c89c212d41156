import CryptoKit

/// What a mark is made of that only whoever has a secret can make, step by step.
public struct CCHmacContext: Sendable {
  fileprivate var marking: (any Marking)?

  /// Nothing begun yet.
  public init() {}
}

/// Begins a mark with a secret.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
  _ keyLength: Int
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  ctx?.pointee.marking =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>(key: key)
    case kCCHmacAlgMD5: HMAC<Insecure.MD5>(key: key)
    case kCCHmacAlgSHA256: HMAC<SHA256>(key: key)
    case kCCHmacAlgSHA384: HMAC<SHA384>(key: key)
    case kCCHmacAlgSHA512: HMAC<SHA512>(key: key)
    default: notModelled("the algorithm \(algorithm) of CCHmac: take one of the SHA family")
    }
}

/// Takes data for a mark.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
  ctx?.pointee.marking?.take(bytes(data, dataLength))
}

/// Puts the mark somewhere of all that was taken.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
  for (index, byte) in (ctx?.pointee.marking?.mark ?? []).enumerated() {
    macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
}

/// Makes a mark, of whichever kind.
private protocol Marking: Sendable {
  mutating func take(_ data: [UInt8])
  var mark: [UInt8] { get }
}

extension HMAC: Marking {
  fileprivate mutating func take(_ data: [UInt8]) { update(data: data) }
  fileprivate var mark: [UInt8] { Array(finalize()) }
}
