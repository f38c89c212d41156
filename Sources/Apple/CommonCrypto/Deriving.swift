import CryptoKit

/// A way to make marks that only whoever has a secret can make.
public typealias CCHmacAlgorithm = UInt32

/// By SHA-1.
public let kCCHmacAlgSHA1 = 0
/// By MD5.
public let kCCHmacAlgMD5 = 1
/// By SHA-256.
public let kCCHmacAlgSHA256 = 2
/// By SHA-384.
public let kCCHmacAlgSHA384 = 3
/// By SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Puts the mark of data somewhere that only whoever has a secret can make.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  guard let mark = marker(Int(algorithm), bytes(key, keyLength)) else {
    fatalError(
      "CCHmac knows MD5, SHA-1, SHA-256, SHA-384 and SHA-512 here, and not the algorithm \(algorithm)")
  }
  for (index, byte) in mark(bytes(data, dataLength)).enumerated() {
    macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
}

/// A way to make keys of passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// What marks are made by on that way.
public typealias CCPseudoRandomAlgorithm = UInt32
/// How a call ended.
public typealias CCCryptorStatus = Int32

/// By RFC 8018.
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
/// By SHA-1.
public let kCCPRFHmacAlgSHA1: CCPseudoRandomAlgorithm = 1
/// By SHA-256.
public let kCCPRFHmacAlgSHA256: CCPseudoRandomAlgorithm = 3
/// By SHA-384.
public let kCCPRFHmacAlgSHA384: CCPseudoRandomAlgorithm = 4
/// By SHA-512.
public let kCCPRFHmacAlgSHA512: CCPseudoRandomAlgorithm = 5
/// Nothing is wrong.
public let kCCSuccess = 0
/// Something that was said does not fit.
public let kCCParamError = -4300

/// Makes a key of a password, with salt, in many rounds.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let hashes = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
    kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard algorithm == kCCPBKDF2, rounds > 0, derivedKeyLen > 0, let derivedKey, let hash = hashes[prf],
    let mark = marker(hash, bytes(password, passwordLen))
  else { return Int32(kCCParamError) }
  let start = bytes(salt, saltLen)
  var key: [UInt8] = []
  if hash == kCCHmacAlgSHA256 {
    key = stretched(bytes(password, passwordLen), salt: start, rounds: rounds, count: derivedKeyLen)
  }
  var block: UInt32 = 0
  while key.count < derivedKeyLen {
    block += 1
    var last = mark(start + withUnsafeBytes(of: block.bigEndian, Array.init))
    var sum = last
    for _ in 1..<rounds {
      last = mark(last)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    key += sum
  }
  for index in 0..<derivedKeyLen { derivedKey[index] = key[index] }
  return Int32(kCCSuccess)
}

/// What makes marks with a secret.
private func marker(_ algorithm: Int, _ key: [UInt8]) -> (([UInt8]) -> [UInt8])? {
  let key = SymmetricKey(data: key)
  return switch algorithm {
  case kCCHmacAlgSHA1: { Array(HMAC<Insecure.SHA1>.authenticationCode(for: $0, using: key)) }
  case kCCHmacAlgMD5: { Array(HMAC<Insecure.MD5>.authenticationCode(for: $0, using: key)) }
  case kCCHmacAlgSHA256: { Array(HMAC<SHA256>.authenticationCode(for: $0, using: key)) }
  case kCCHmacAlgSHA384: { Array(HMAC<SHA384>.authenticationCode(for: $0, using: key)) }
  case kCCHmacAlgSHA512: { Array(HMAC<SHA512>.authenticationCode(for: $0, using: key)) }
  default: nil
  }
}
